// Generated from schemas/nnn.ksy by nkformats.codegen; do not edit.
"use strict";
(function (all) {
  const mod = (a, b) => ((a % b) + b) % b;
  const quotient = (a, b) => Math.trunc(a / b);
  all["nnn"] = {
    id: "nnn", title: "Neural Network Notions .nnn model", root: "Nnn",
    extensions: ["nnn"], magic: [78, 78, 78, 46],
    params: ["layout"],
    rules: {
      NNN001: ["error", "The file does not begin with NNN."],
      NNN002: ["error", "The length of the description is negative."],
      NNN003: ["error", "The number of layers is negative."],
      NNN004: ["error", "The layer id is neither 0 nor 1."],
      NNN005: ["error", "The activation id is not one of 0 to 5."],
      NNN006: ["error", "The number of neurons is negative."],
      NNN007: ["error", "The number of filters is negative."],
      NNN008: ["error", "The length of an integer array is not within 0 to 128."],
      NNN009: ["error", "The gradient flag is neither 0 nor 1."],
      NNN010: ["error", "The number of values of a tensor is negative."],
      NNN011: ["error", "The flatten flag is neither 0 nor 1."],
      NNN012: ["error", "The padding type is neither 0 (valid) nor 1 (same)."],
      NNN101: ["error", "The description is not valid UTF-8."],
      NNN102: ["error", "The parameter count is not the number of values in all tensors."],
      NNN103: ["error", "Bytes follow the last layer."],
      NNN104: ["error", "The rank of a tensor is above 64."],
      NNN105: ["error", "A dimension of a tensor is below 1."],
      NNN106: ["error", "The number of values is not the product of the dimensions."],
      NNN107: ["error", "The rank of a bias is above 1."],
      NNN108: ["error", "The bias has not one value per neuron or filter."],
      NNN109: ["error", "The weights of a dense layer have not two dimensions."],
      NNN110: ["error", "The second size of the weights is not the number of neurons."],
      NNN111: ["error", "Kernels have less than three dimensions."],
      NNN112: ["error", "The first size of the kernels is not the number of filters."],
      NNN113: ["error", "The padding dims are not two per spatial axis."],
      NNN114: ["error", "A padding dim is negative."],
      NNN115: ["error", "The dropout is not within 0 to 1."],
      NNN116: ["error", "The dropout is below 1e-30, but not 0."],
      NNN117: ["error", "The tau of leaky_relu is infinite, NaN, or below 1e-30 in size without being 0."],
      NNN201: ["note", "An older layout than the framework reads."],
      NNN202: ["warning", "The model has no layers."],
      NNN203: ["warning", "A tensor without dimensions and values."],
      NNN204: ["note", "The tau of leaky_relu is 0, which makes it relu."],
      NNN205: ["warning", "The tau of leaky_relu is not within 0 to 1."],
      NNN206: ["warning", "The dropout is 1."],
      NNN207: ["warning", "Padding dims that are not 0, although the padding type is valid."],
      NNN208: ["warning", "Padding same, but the padding dims do not add up to the kernel sizes less one."],
      NNN209: ["warning", "A kernel with unequal sides."],
      NNN210: ["warning", "The description is longer than 64 KiB."],
    },
    enums: {
      layout: {1: "b1", 2: "b2", 3: "b3", 4: "b4", 5: "b5", 6: "b6", 7: "b7"},
      layer_kind: {0: "dense", 1: "conv"},
      activation: {0: "linear", 1: "sigmoid", 2: "tanh", 3: "relu", 4: "leaky_relu", 5: "softmax"},
      padding: {0: "valid", 1: "same"},
    },
    payloads: [
    ],
    unchecked: [],
    types: {
      Nnn: {
        ...{"name": "nnn", "doc": "A `.nnn` file carries one feed-forward network of the Neural Network Notions framework (NNN): its layers in execution order with biases, weights and kernels, and a description. All numbers are little-endian; records follow one another without alignment, checksum or end marker. 1. `magic`, four bytes, the same in every binary layout; 2. `description` (since B2) and `num_parameters` (since B4); 3. `num_layers` and `layers`: a shared part with the bias, then the part of the layer type. Axis 0 of every activation is the batch; convolutions are channels last. A layer computes its linear part, adds the bias to the last axis and applies the activation; dropout acts in training only. Seven binary layouts share extension and magic, and nothing in a file names its layout, so it is the parameter `layout`: * B1 (b99bcef, 22 June 2026): layer count in one byte, 64-bit floats; * B2 (4ccbbb4, 22 June): the description; * B3 (7a18ada, 22 June): the layer count takes four bytes; * B4 (9b5bf6a, 23 June): the parameter count; * B5 (d6b514b, 5 July): the flatten byte of a dense layer; * B6 (af3313a, 25 July): every float takes 32 bits; * B7 (21cbf51, 9 August): padding type and padding dims of a convolution. B6 and B7 are the same bytes if no layer is a convolution, B4 and B5 if no layer is dense. Files that begin with `{` are the JSON layouts of October 2025 to June 2026, which this schema does not cover. The layout follows from the bytes: it is the one whose reading ends at the end of the file and breaks no rule of severity error. What makes this sharp are the rules on plausible numbers: read with the wrong float width, the first dropout is subnormal or puts an absurd rank behind it. A wrong parameter count alone does not rule a layout out. Where the published page and existing files differ, this schema follows the files: * the magic spells `NNN.` in the file, `.NNN` only as a big-endian number; * the length of a string counts UTF-8 bytes, not characters; * floats have 64 bits before B6; * the page does not number the padding types: 0 is Valid, 1 is Same; * padding dims hold two numbers per spatial axis, `[front, back, ...]`, and are stored (as zeros) for Valid, too; * tensors of rank 0 exist and hold no element, not one: layers that were saved before they were set up."},
        fields: [
          {...{"id": "magic", "js": "magic", "kind": "constant", "doc": "Signature of the format, stored as the 32-bit number 776883790.", "ref": "NNN wiki, File Format, File Header Format; observed: files", "rule": "NNN001", "expected": "the bytes b'NNN.'"}},
          {...{"id": "description", "js": "description", "kind": "record", "doc": "Short description of the model, may be empty; since B2.", "ref": "NNN wiki, File Format, File Header Format"}},
          {...{"id": "num_parameters", "js": "numParameters", "kind": "integer", "doc": "Number of values in all biases, weights and kernels together; since B4. The framework writes it and skips it.", "ref": "NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader"}},
          {...{"id": "num_layers", "js": "numLayers", "kind": "integer", "doc": "Number of layers; one byte in B1 and B2.", "ref": "NNN wiki, File Format, Model Header Format; observed: NNN history of the binary format", "rule": "NNN003", "expected": "at least 0"}},
          {...{"id": "layers", "js": "layers", "kind": "record", "doc": "Layers in execution order.", "ref": "NNN wiki, File Format, Layer Data Format", "many": true}},
          {...{"id": "trailing", "js": "trailing", "kind": "bytes", "doc": "Bytes behind the last layer. No known file has any; a layout that leaves some is the wrong one.", "ref": "observed: files"}},
        ],
        params: [
          {...{"id": "layout", "js": "layout"}},
        ],
        checks: [
          ["NNN202", false, (r, root) => (r.numLayers > 0) ? [] : ["num_layers"]],
          ["NNN103", false, (r, root) => (r.trailing.length === 0) ? [] : ["trailing"]],
          ["NNN102", false, (r, root) => ((Number(r.layout) < 4) || (r.numParameters === (r.layers.reduce((total, item) => total + item.bias.numValues, 0) + r.layers.reduce((total, item) => total + item.body.numElements, 0)))) ? [] : ["num_parameters"]],
          ["NNN201", false, (r, root) => ((Number(r.layout) >= 7) || ((Number(r.layout) === 6) && r.layers.every((item) => (item.kind === 0)))) ? [] : ["layers"]],
        ],
      },
      Utf8String: {
        ...{"name": "utf8_string", "doc": "A text with its length in front."},
        fields: [
          {...{"id": "len_value", "js": "lenValue", "kind": "integer", "doc": "Length of the text in bytes.", "ref": "NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, writer", "rule": "NNN002", "expected": "at least 0"}},
          {...{"id": "value", "js": "value", "kind": "text", "doc": "The text, UTF-8.", "ref": "NNN wiki, File Format, Primitive Data Type Formats", "text": "NNN101"}},
        ],
        checks: [
          ["NNN210", false, (r, root) => (r.lenValue <= 65536) ? [] : ["len_value"]],
        ],
      },
      IntArray: {
        ...{"name": "int_array", "doc": "A list of integers with its length in front."},
        fields: [
          {...{"id": "num_values", "js": "numValues", "kind": "integer", "doc": "Number of values: the rank of a tensor, or twice the number of spatial axes of a convolution. The limit is ours; the format has none.", "ref": "NNN wiki, File Format, Primitive Data Type Formats", "rule": "NNN008", "expected": "0 to 128"}},
          {...{"id": "values", "js": "values", "kind": "integer", "doc": "The values.", "ref": "NNN wiki, File Format, Primitive Data Type Formats", "many": true}},
        ],
      },
      Tensor: {
        ...{"name": "tensor", "doc": "Dimensions, gradient flag and values of a tensor. Rank 0 means no value at all, not a scalar."},
        fields: [
          {...{"id": "dims", "js": "dims", "kind": "record", "doc": "Sizes of the axes.", "ref": "NNN wiki, File Format, Tensor Format"}},
          {...{"id": "requires_grad", "js": "requiresGrad", "kind": "integer", "doc": "1 if training updates the tensor, 0 if it is frozen; without effect on inference.", "ref": "NNN wiki, File Format, Tensor Format", "rule": "NNN009", "expected": "one of 0, 1"}},
          {...{"id": "num_values", "js": "numValues", "kind": "integer", "doc": "Number of values, the product of the dimensions.", "ref": "NNN wiki, File Format, Primitive Data Type Formats", "rule": "NNN010", "expected": "at least 0"}},
          {...{"id": "values", "js": "values", "kind": "array", "doc": "The values in row-major order.", "ref": "NNN wiki, File Format, Tensor Format; observed: NNN history of the binary format"}, array: [(r, root, i) => new Map([[true, "float64"], [false, "float32"]]).get((r.layout < 6)), (r, root, i) => r.dims.values]},
        ],
        params: [
          {...{"id": "layout", "js": "layout"}},
        ],
        checks: [
          ["NNN106", false, (r, root) => (r.numValues === ((r.dims.numValues === 0) ? 0 : r.dims.values.reduce((total, item) => total * item, 1))) ? [] : ["num_values"]],
          ["NNN203", false, (r, root) => ((r.numValues > 0) || (r.dims.numValues > 0)) ? [] : ["num_values"]],
          ["NNN104", false, (r, root) => (r.dims.numValues <= 64) ? [] : ["dims.num_values"]],
          ["NNN105", false, (r, root) => r.dims.values.flatMap((item, i) => (item >= 1) ? [] : [`dims.values[${i}]`])],
        ],
      },
      Layer: {
        ...{"name": "layer", "doc": "One layer, the shared part and the part of its type."},
        fields: [
          {...{"id": "kind", "js": "kind", "kind": "enum", "doc": "Type of the layer.", "ref": "NNN wiki, File Format, Layer Header Format", "enum": "layer_kind", "rule": "NNN004", "expected": "a known layer_kind (0, 1)"}},
          {...{"id": "activation", "js": "activation", "kind": "enum", "doc": "Function applied to the result.", "ref": "NNN wiki, File Format, Layer Data Format", "enum": "activation", "rule": "NNN005", "expected": "a known activation (0, 1, 2, 3, 4, 5)"}},
          {...{"id": "tau", "js": "tau", "kind": "float", "doc": "Slope of leaky_relu for inputs below zero. The default was 0.01 until 6 July 2026 and is 0.05 since. Zero in networks that come from a JSON file, which has no place for it.", "ref": "NNN wiki, File Format, Activation Function Data Format; observed: NNN history of LeakyReLU, files"}},
          {...{"id": "dropout", "js": "dropout", "kind": "float", "doc": "Probability with which training sets an output of the layer (of a convolution, a whole channel) to zero; without effect on inference.", "ref": "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers"}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Values added to the last axis, `[outputs]`.", "ref": "NNN wiki, File Format, Layer Data Format", "role": "bias"}},
          {...{"id": "body", "js": "body", "kind": "record", "doc": "The part that depends on the type of the layer.", "ref": "NNN wiki, File Format, Layer Data Format"}},
        ],
        params: [
          {...{"id": "layout", "js": "layout"}},
        ],
        checks: [
          ["NNN117", false, (r, root) => r.tau === undefined ? [] : ((((r.activation !== 4) || (r.tau === 0.0)) || ((r.tau >= 1e-30) && (r.tau <= 1.7976931348623157e+308))) || ((r.tau <= -1e-30) && (r.tau >= -1.7976931348623157e+308))) ? [] : ["tau"]],
          ["NNN204", false, (r, root) => r.tau === undefined ? [] : ((r.activation !== 4) || (r.tau !== 0.0)) ? [] : ["tau"]],
          ["NNN205", false, (r, root) => r.tau === undefined ? [] : ((r.activation !== 4) || (!(((r.tau > 1.0) && (r.tau <= 1.7976931348623157e+308)) || ((r.tau < 0.0) && (r.tau >= -1.7976931348623157e+308))))) ? [] : ["tau"]],
          ["NNN115", false, (r, root) => ((r.dropout >= 0.0) && (r.dropout <= 1.0)) ? [] : ["dropout"]],
          ["NNN116", false, (r, root) => ((r.dropout <= 0.0) || (!(r.dropout < 1e-30))) ? [] : ["dropout"]],
          ["NNN206", false, (r, root) => (r.dropout !== 1.0) ? [] : ["dropout"]],
          ["NNN107", false, (r, root) => (r.bias.dims.numValues <= 1) ? [] : ["bias.dims.num_values"]],
          ["NNN108", false, (r, root) => ((r.bias.numValues === 0) || (r.bias.numValues === r.body.numOutputs)) ? [] : ["bias.num_values"]],
        ],
      },
      Dense: {
        ...{"name": "dense", "doc": "Fully connected layer, `y = activation(x W + b)` over the last axis."},
        fields: [
          {...{"id": "num_neurons", "js": "numNeurons", "kind": "integer", "doc": "Number of outputs.", "ref": "NNN wiki, File Format, Layer Data Format", "rule": "NNN006", "expected": "at least 0"}},
          {...{"id": "weights", "js": "weights", "kind": "record", "doc": "Weight matrix, `[inputs, outputs]`; empty if the layer was saved before it was set up.", "ref": "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers, files", "role": "weights"}},
          {...{"id": "flatten", "js": "flatten", "kind": "integer", "doc": "1 if all axes of the input but the batch become one before the product, 0 if not; since B5. Layers of older files do so if their input has more than two axes.", "ref": "NNN wiki, File Format, Layer Data Format; observed: NNN history of Dense", "rule": "NNN011", "expected": "one of 0, 1"}},
        ],
        params: [
          {...{"id": "layout", "js": "layout"}},
        ],
        values: [["num_outputs", "numOutputs"], ["num_elements", "numElements"]],
        checks: [
          ["NNN109", false, (r, root) => ((r.weights.dims.numValues === 2) || (r.weights.dims.numValues === 0)) ? [] : ["weights.dims.num_values"]],
          ["NNN110", false, (r, root) => ((r.weights.dims.numValues !== 2) || (r.weights.dims.values[1] === r.numNeurons)) ? [] : ["weights.dims.num_values"]],
        ],
      },
      Conv: {
        ...{"name": "conv", "doc": "Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes, `activation(conv(pad(x), K) + b)`."},
        fields: [
          {...{"id": "num_filters", "js": "numFilters", "kind": "integer", "doc": "Number of filters, which is the number of output channels.", "ref": "NNN wiki, File Format, Layer Data Format", "rule": "NNN007", "expected": "at least 0"}},
          {...{"id": "kernels", "js": "kernels", "kind": "record", "doc": "Kernels, `[filters, sizes of the spatial axes..., input channels]`.", "ref": "NNN wiki, File Format, Layer Data Format", "role": "kernels"}},
          {...{"id": "padding", "js": "padding", "kind": "enum", "doc": "Whether the input is padded; since B7. Layers of older files are not.", "ref": "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader", "enum": "padding", "rule": "NNN012", "expected": "a known padding (0, 1)"}},
          {...{"id": "padding_dims", "js": "paddingDims", "kind": "record", "doc": "Zeros around the input, `[front, back]` of each spatial axis; since B7. Zeros if `padding` is valid. For same the writer puts `(k - 1) / 2`, rounded down, in front and the rest of `k - 1` behind, where `k` is the size of the kernel on that axis.", "ref": "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, writer"}},
        ],
        params: [
          {...{"id": "layout", "js": "layout"}},
        ],
        values: [["num_outputs", "numOutputs"], ["num_elements", "numElements"]],
        checks: [
          ["NNN111", false, (r, root) => (r.kernels.dims.numValues >= 3) ? [] : ["kernels.dims.num_values"]],
          ["NNN112", false, (r, root) => ((r.kernels.dims.numValues < 1) || (r.kernels.dims.values[0] === r.numFilters)) ? [] : ["kernels.dims.num_values"]],
          ["NNN113", false, (r, root) => ((r.layout < 7) || (r.paddingDims.numValues === (2 * (r.kernels.dims.numValues - 2)))) ? [] : ["padding_dims.num_values"]],
          ["NNN114", false, (r, root) => ((r.layout < 7)) ? [] : r.paddingDims.values.flatMap((item, i) => (item >= 0) ? [] : [`padding_dims.values[${i}]`])],
          ["NNN207", false, (r, root) => (((r.layout < 7) || (r.padding !== 0))) ? [] : r.paddingDims.values.flatMap((item, i) => (item === 0) ? [] : [`padding_dims.values[${i}]`])],
          ["NNN208", false, (r, root) => ((((r.layout < 7) || (r.padding !== 1)) || (r.kernels.dims.numValues < 3)) || (r.paddingDims.values.reduce((total, item) => total + item, 0) === (((r.kernels.dims.values.reduce((total, item) => total + item, 0) - r.kernels.dims.values[0]) - r.kernels.dims.values[(r.kernels.dims.numValues - 1)]) - (r.kernels.dims.numValues - 2)))) ? [] : ["padding"]],
          ["NNN209", false, (r, root) => ((((r.kernels.dims.numValues !== 4) || (r.layout < 4)) || (r.kernels.dims.values[1] === r.kernels.dims.values[2])) && (((r.kernels.dims.numValues !== 5) || (r.layout < 4)) || ((r.kernels.dims.values[1] === r.kernels.dims.values[2]) && (r.kernels.dims.values[2] === r.kernels.dims.values[3])))) ? [] : ["kernels.dims.num_values"]],
        ],
      },
    },
  };
})(globalThis.NKFORMATS = globalThis.NKFORMATS || {});
