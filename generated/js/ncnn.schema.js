// Generated from schemas/ncnn.ksy by nkformats.codegen; do not edit.
"use strict";
(function (all) {
  const mod = (a, b) => ((a % b) + b) % b;
  const quotient = (a, b) => Math.trunc(a / b);
  all["ncnn"] = {
    id: "ncnn", title: "ncnn model, .param or .param.bin with its .bin", root: "Ncnn",
    extensions: ["param", "param.bin", "bin"], magic: [221, 133, 118, 0],
    params: [],
    rules: {
      NCNN101: ["error", "The file does not begin with the ncnn signature."],
      NCNN102: ["error", "The number of layers or blobs is not within 1 to 1000000."],
      NCNN103: ["error", "The index of an operator is not in the build list and not that of a custom one."],
      NCNN104: ["error", "The number of inputs or outputs of a layer is not within 0 to 1000000."],
      NCNN105: ["error", "The number of a parameter is not within 0 to 31."],
      NCNN106: ["error", "The length of an array is negative."],
      NCNN107: ["error", "The length of a text is not within 0 to 255."],
      NCNN108: ["warning", "A text parameter is not UTF-8."],
      NCNN109: ["note", "The filler behind a text is not zero."],
      NCNN110: ["warning", "Bytes follow the last layer."],
      NCNN201: ["note", "The filler behind a weight array is not zero."],
      NCNN202: ["error", "A weight array has a tag that no tool writes."],
      NCNN203: ["error", "A weight array is int8 where the layer has no scales for it."],
      NCNN204: ["error", "The layer has int8 scales but its weights are not int8."],
      NCNN205: ["error", "Block weights of the July 2026 dialect without the int8 tag."],
      NCNN301: ["error", "The size of a weight array is not a positive number."],
      NCNN302: ["error", "A kernel or window side is not positive or too large."],
      NCNN303: ["error", "A stride or dilation is not positive."],
      NCNN304: ["error", "The number of weights does not fit the kernel and the number of outputs."],
      NCNN305: ["error", "The fused activation is none of 0 to 6."],
      NCNN306: ["error", "The fused activation lacks numbers."],
      NCNN307: ["error", "The channels do not divide into that many groups."],
      NCNN308: ["error", "The int8 parameter of a depth-wise convolution is none of 0 1 2 101 102."],
      NCNN309: ["error", "A parameter that chooses from a list has a number beyond it."],
      NCNN310: ["error", "An axis is not within -4 to 3, or there are more than four."],
      NCNN311: ["error", "Lists of one layer do not fit together in length."],
      NCNN312: ["error", "Dims are negative, an inner one is lacking, or two are left to be computed."],
      NCNN313: ["error", "A weight array has 2147483648 elements or more."],
      NCNN314: ["error", "A size, factor or number of parts is not positive or too large."],
      NCNN315: ["error", "The axis counts as before the meaning of axes was fixed."],
      NCNN316: ["error", "A scale from a second blob with a bias."],
      NCNN317: ["error", "The quantisation of the weights is none that the runtime knows."],
      NCNN318: ["error", "Block weights in a Gemm that cannot have them."],
      NCNN319: ["error", "The heads do not divide the length of an attention layer."],
      NCNN320: ["error", "The operator is not in a default build."],
      NCNN321: ["error", "The equation of an Einsum is not made of letters i to x, commas and one arrow."],
      NCNN323: ["error", "A padding is beyond all images."],
      NCNN322: ["error", "A mask that is no index of an anchor, or an anchor or factor that is not positive."],
      NCNN324: ["error", "A Crop begins before its blob or ends behind it."],
      NCNN325: ["error", "The region of a local response normalisation has no elements."],
    },
    enums: {
      tag: {0: "fp32", 180310: "fp32_old", 19950407: "fp16", 20220803: "bf16", 871224: "int8"},
      storage: {0: "fp32", 1: "fp16", 2: "bf16", 3: "int8", 4: "codebook", 5: "raw"},
      load: {0: "tagged", 1: "raw_float32", 3: "bytes3", 4: "bits4", 6: "bits6", 8: "bits8"},
      dialect: {7: "d202607", 10: "d202610"},
      activation: {0: "none", 1: "relu", 2: "leaky_relu", 3: "clip", 4: "sigmoid", 5: "mish", 6: "hardswish"},
      eltwise_operator: {0: "product", 1: "sum", 2: "max"},
      binary_operator: {0: "add", 1: "sub", 2: "mul", 3: "div", 4: "max", 5: "min", 6: "pow", 7: "rsub", 8: "rdiv", 9: "rpow", 10: "atan2", 11: "ratan2", 12: "fmod", 13: "rfmod", 14: "logaddexp", 15: "floor_divide", 16: "rfloor_divide", 17: "remainder", 18: "rremainder"},
      unary_operator: {0: "abs", 1: "neg", 2: "floor", 3: "ceil", 4: "square", 5: "sqrt", 6: "rsqrt", 7: "exp", 8: "log", 9: "sin", 10: "cos", 11: "tan", 12: "asin", 13: "acos", 14: "atan", 15: "reciprocal", 16: "tanh", 17: "log10", 18: "round", 19: "trunc", 20: "sign", 21: "expm1", 22: "sinh", 23: "asinh", 24: "cosh", 25: "acosh", 26: "atanh", 27: "log1p"},
      reduction_operator: {0: "sum", 1: "asum", 2: "sumsq", 3: "mean", 4: "max", 5: "min", 6: "prod", 7: "l1", 8: "l2", 9: "logsum", 10: "logsumexp"},
      norm_region: {0: "across_channels", 1: "within_channel"},
      pool_method: {0: "max", 1: "average"},
      pad_mode: {0: "full", 1: "valid", 2: "same_upper", 3: "same_lower"},
      direction: {0: "forward", 1: "reverse", 2: "bidirectional"},
      padding_type: {0: "constant", 1: "replicate", 2: "reflect"},
      eps_mode: {0: "added", 1: "least_norm", 2: "least_square"},
      resize_type: {0: "none", 1: "nearest", 2: "bilinear", 3: "bicubic"},
      sample_type: {1: "bilinear", 2: "nearest", 3: "bicubic"},
      border: {1: "zeros", 2: "edge", 3: "reflection"},
      element_type: {0: "auto", 1: "float32", 2: "float16", 3: "int8", 4: "bfloat16"},
      packed_type: {0: "auto", 1: "float32", 2: "float16", 3: "int32", 4: "int8"},
      spectrum: {0: "complex", 1: "magnitude", 2: "power"},
      spectrum_norm: {0: "none", 1: "root_length", 2: "window_energy"},
      window: {0: "ones", 1: "hann", 2: "hamming"},
      complex_part: {0: "complex", 1: "real", 2: "imaginary"},
    },
    payloads: [
    ],
    unchecked: [],
    types: {
      Ncnn: {
        ...{"name": "ncnn", "doc": "A network of the ncnn runtime is a pair of files. The first gives the graph: layers with blobs and parameters, as text (`.param`) or in binary (`.param.bin`). The second, `.bin`, holds the weights. This schema has three parts: * the root is a `.param.bin`; * `block` is one array of a `.bin`; * each of the 110 operators is a type: its parameters are `params`, its weights are blocks in the order of the file. A `.bin` has no header, no index and no count. Layers stand in the order of the graph, and each has the blocks that its operator reads for its parameters. Nothing in the bytes says where one ends; one wrong parameter shifts all that follows. `-nkf-key` of an operator is its index in the build list, which a `.param.bin` has for a name; of a parameter it is the number before the `=`. `-nkf-default` is the value of a parameter that is not given, 0 or empty where there is none; some are taken from another parameter. `-orig-id` is the name in the runtime, where it differs. Shapes are row-major, the reverse of the w, h, d, c of the runtime; dims of 0 are not there. `min_bottoms`, `max_bottoms`, `min_tops` and `max_tops` say how many blobs an operator takes and makes; where one of them is not there, it is 1. All numbers are little-endian. Every block begins at a multiple of 4 bytes. Two dialects of 2026 differ in the block-quantised weights of Gemm and MultiHeadAttention. The tools up to July wrote them with the int8 tag, the runtime of October reads them without a tag. Nothing in the graph tells which it is, so it is the parameter `dialect`."},
        fields: [
          {...{"id": "magic", "js": "magic", "kind": "constant", "doc": "Signature, the number 7767517 that opens the text form, too.", "ref": "", "rule": "NCNN101", "expected": "the bytes b'\\xdd\\x85v\\x00'"}},
          {...{"id": "layer_count", "js": "layerCount", "kind": "integer", "doc": "Number of layers.", "ref": "", "rule": "NCNN102", "expected": "1 to 1000000"}},
          {...{"id": "blob_count", "js": "blobCount", "kind": "integer", "doc": "Number of blobs; ids of blobs are below it.", "ref": "", "rule": "NCNN102", "expected": "1 to 1000000"}},
          {...{"id": "layers", "js": "layers", "kind": "record", "doc": "Layers in execution order, which is the order of their weights.", "ref": "", "many": true}},
          {...{"id": "trailing", "js": "trailing", "kind": "bytes", "doc": "Bytes behind the last layer, which no loader reads.", "ref": ""}},
        ],
        checks: [
          ["NCNN110", false, (r, root) => (r.trailing.length === 0) ? [] : ["trailing"]],
        ],
      },
      Layer: {
        ...{"name": "layer", "doc": "One layer of a .param.bin. It has no name, and neither have its blobs."},
        fields: [
          {...{"id": "type_index", "js": "typeIndex", "kind": "integer", "doc": "Index of the operator in the build list, or 256 plus a number for a custom operator.", "ref": ""}},
          {...{"id": "bottom_count", "js": "bottomCount", "kind": "integer", "doc": "Number of input blobs.", "ref": "", "rule": "NCNN104", "expected": "0 to 1000000"}},
          {...{"id": "top_count", "js": "topCount", "kind": "integer", "doc": "Number of output blobs.", "ref": "", "rule": "NCNN104", "expected": "0 to 1000000"}},
          {...{"id": "bottoms", "js": "bottoms", "kind": "integer", "doc": "Ids of the input blobs.", "ref": "", "many": true}},
          {...{"id": "tops", "js": "tops", "kind": "integer", "doc": "Ids of the output blobs.", "ref": "", "many": true}},
          {...{"id": "entries", "js": "entries", "kind": "record", "doc": "Parameters that are given, and the end mark.", "ref": "", "many": true}},
        ],
        checks: [
          ["NCNN103", false, (r, root) => ((r.typeIndex >= 0) && ((r.typeIndex <= 109) || (((r.typeIndex & 256) >>> 0) !== 0))) ? [] : ["type_index"]],
        ],
      },
      Entry: {
        ...{"name": "entry", "doc": "One parameter of a layer. Single numbers do not say whether they are integers or floats; the operator that asks for one decides."},
        fields: [
          {...{"id": "key", "js": "key", "kind": "integer", "doc": "Number of the parameter; -23300 less the number before an array, -23400 less it before a text, -233 at the end.", "ref": "", "rule": "NCNN105", "expected": "_ == -233 or (_ >= 0 and _ <= 31) or (_ <= -23300 and _ >= -23331) or (_ <= -23400 and _ >= -23431)"}},
          {...{"id": "value", "js": "value", "kind": "integer", "doc": "The 32 bits of an integer or a float.", "ref": ""}},
          {...{"id": "numbers", "js": "numbers", "kind": "record", "doc": "The numbers of an array.", "ref": ""}},
          {...{"id": "string", "js": "string", "kind": "record", "doc": "A text.", "ref": ""}},
        ],
      },
      Words: {
        ...{"name": "words", "doc": "An array of a .param.bin, of integers or floats alike."},
        fields: [
          {...{"id": "array_length", "js": "arrayLength", "kind": "integer", "doc": "Number of elements.", "ref": "", "rule": "NCNN106", "expected": "at least 0"}},
          {...{"id": "elements", "js": "elements", "kind": "integer", "doc": "The 32 bits of each integer or float.", "ref": "", "many": true}},
        ],
      },
      String: {
        ...{"name": "string", "doc": "A text of a .param.bin."},
        fields: [
          {...{"id": "text_length", "js": "textLength", "kind": "integer", "doc": "Length of the text in bytes.", "ref": "", "rule": "NCNN107", "expected": "0 to 255"}},
          {...{"id": "text", "js": "text", "kind": "text", "doc": "The text, without an end mark.", "ref": "", "text": "NCNN108"}},
          {...{"id": "padding", "js": "padding", "kind": "padding", "doc": "Fills the text up to 4 bytes.", "ref": "", "padding": "NCNN109"}},
        ],
      },
      Block: {
        ...{"name": "block", "doc": "One array of a .bin. The operator says how it is loaded. A tagged block says itself how its elements are stored; the others are float32 or packed bits."},
        fields: [
          {...{"id": "flag", "js": "flag", "kind": "enum", "doc": "Storage of what follows; any number that is none of the tags means a table of 256 floats.", "ref": "", "enum": "tag"}},
          {...{"id": "table", "js": "table", "kind": "array", "doc": "The 256 floats that the bytes of the data stand for.", "ref": ""}, array: [(r, root, i) => "float32", (r, root, i) => [256]]},
          {...{"id": "values", "js": "values", "kind": "array", "doc": "The elements, the last dim fastest, without gaps.", "ref": "", "tensor": true}, array: [(r, root, i) => new Map([[0, "float32"], [1, "float16"], [2, "bfloat16"], [3, "int8"], [4, "uint8"], [5, "uint8"]]).get(((r.load === 1) ? 0 : ((r.load !== 0) ? 5 : (((r.flag === 0) || (r.flag === 180310)) ? 0 : ((r.flag === 19950407) ? 1 : ((r.flag === 20220803) ? 2 : ((r.flag === 871224) ? 3 : 4))))))), (r, root, i) => [r.numElements]]},
          {...{"id": "pad", "js": "pad", "kind": "padding", "doc": "Fills the data up to 4 bytes.", "ref": "", "padding": "NCNN201"}},
        ],
        params: [
          {...{"id": "num_elements", "js": "numElements"}},
          {...{"id": "load", "js": "load"}},
        ],
        values: [["storage", "storage"], ["item_size", "itemSize"]],
        checks: [
          ["NCNN202", false, (r, root) => (((r.load !== 0) || (((r.load === 1) ? 0 : ((r.load !== 0) ? 5 : (((r.flag === 0) || (r.flag === 180310)) ? 0 : ((r.flag === 19950407) ? 1 : ((r.flag === 20220803) ? 2 : ((r.flag === 871224) ? 3 : 4)))))) !== 4)) || (Number(r.flag) === 1)) ? [] : ["flag"]],
        ],
      },
      Common: {
        ...{"name": "common", "doc": "Parameters that a layer of any operator can have."},
        fields: [
        ],
        params: [
          {...{"id": "shape_hints", "js": "shapeHints", "key": 30, "label": "shape_hints", "kind": "integer", "doc": "For each output blob its number of dims and w, h, c or w, h, d, c.", "many": true}},
          {...{"id": "featmask", "js": "featmask", "key": 31, "label": "featmask", "kind": "integer", "doc": "Features to do without, added up: 1 fp16 arithmetic, 2 fp16 storage, 4 bf16 storage, 8 int8, 16 Vulkan, 32 sgemm, 64 winograd, 128 threads."}},
        ],
      },
      AbsVal: {
        ...{"name": "abs_val", "doc": "Absolute value.", "key": 0, "label": "AbsVal"},
        fields: [
        ],
      },
      ArgMax: {
        ...{"name": "arg_max", "doc": "Largest elements of a blob or their positions; not in a default build.", "key": 1, "label": "ArgMax"},
        fields: [
        ],
        params: [
          {...{"id": "out_max_val", "js": "outMaxVal", "key": 0, "label": "out_max_val", "kind": "integer", "doc": "1 gives the values with the positions, 0 the positions."}},
          {...{"id": "topk", "js": "topk", "key": 1, "label": "topk", "kind": "integer", "doc": "How many elements."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN320", true, (r, root) => false ? [] : [""]],
        ],
      },
      BatchNorm: {
        ...{"name": "batch_norm", "doc": "Normalisation of each channel by stored statistics.", "key": 2, "label": "BatchNorm"},
        fields: [
          {...{"id": "slope", "js": "slope", "kind": "record", "doc": "Factor of each channel.", "ref": ""}},
          {...{"id": "mean", "js": "mean", "kind": "record", "doc": "Mean of each channel.", "ref": ""}},
          {...{"id": "variance", "js": "variance", "kind": "record", "doc": "Variance of each channel.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "channels", "js": "channels", "key": 0, "label": "channels", "kind": "integer", "doc": "Number of channels."}},
          {...{"id": "eps", "js": "eps", "key": 1, "label": "eps", "kind": "float", "doc": "Added to the variance."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.channels > 0) ? [] : ["channels"]],
        ],
      },
      Bias: {
        ...{"name": "bias", "doc": "Adds a number to each channel.", "key": 3, "label": "Bias"},
        fields: [
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "bias_data_size", "js": "biasDataSize", "key": 0, "label": "bias_data_size", "kind": "integer", "doc": "Number of channels."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.biasDataSize > 0) ? [] : ["bias_data_size"]],
        ],
      },
      Bnll: {
        ...{"name": "bnll", "doc": "log(1 + exp(x)), elementwise.", "key": 4, "label": "BNLL"},
        fields: [
        ],
      },
      Concat: {
        ...{"name": "concat", "doc": "Joins blobs.", "key": 5, "label": "Concat"},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 0, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
        ],
        values: [["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axis >= -4) && (r.axis <= 3)) ? [] : ["axis"]],
        ],
      },
      Convolution: {
        ...{"name": "convolution", "doc": "2-D convolution.", "key": 6, "label": "Convolution"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
          {...{"id": "weight_int8_scales", "js": "weightInt8Scales", "kind": "record", "doc": "Factor from weight to int8 of each output channel.", "ref": ""}},
          {...{"id": "bottom_blob_int8_scale", "js": "bottomBlobInt8Scale", "kind": "record", "doc": "Factor from input to int8.", "ref": ""}},
          {...{"id": "top_blob_int8_scale", "js": "topBlobInt8Scale", "kind": "record", "doc": "Factor from output to int8.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float, else int8 with scales; above 100 the output is int8, too."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 19, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((((r.kernelW > 0) && (r.kernelH > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (mod(r.weightDataSize, ((r.numOutput * r.kernelW) * r.kernelH)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => (((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) || (r.int8ScaleTerm !== 0)) ? [] : ["weight.load"]],
        ],
      },
      Crop: {
        ...{"name": "crop", "doc": "Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does.", "key": 7, "label": "Crop"},
        fields: [
        ],
        params: [
          {...{"id": "woffset", "js": "woffset", "key": 0, "label": "woffset", "kind": "integer", "doc": "First column."}},
          {...{"id": "hoffset", "js": "hoffset", "key": 1, "label": "hoffset", "kind": "integer", "doc": "First row."}},
          {...{"id": "doffset", "js": "doffset", "key": 13, "label": "doffset", "kind": "integer", "doc": "First index along d."}},
          {...{"id": "coffset", "js": "coffset", "key": 2, "label": "coffset", "kind": "integer", "doc": "First channel."}},
          {...{"id": "outw", "js": "outw", "key": 3, "label": "outw", "kind": "integer", "doc": "Width of the result, -233 all that is left."}},
          {...{"id": "outh", "js": "outh", "key": 4, "label": "outh", "kind": "integer", "doc": "Height of the result, -233 all that is left."}},
          {...{"id": "outd", "js": "outd", "key": 14, "label": "outd", "kind": "integer", "doc": "Depth of the result, -233 all that is left."}},
          {...{"id": "outc", "js": "outc", "key": 5, "label": "outc", "kind": "integer", "doc": "Channels of the result, -233 all that are left."}},
          {...{"id": "woffset2", "js": "woffset2", "key": 6, "label": "woffset2", "kind": "integer", "doc": "Columns left out at the right."}},
          {...{"id": "hoffset2", "js": "hoffset2", "key": 7, "label": "hoffset2", "kind": "integer", "doc": "Rows left out at the bottom."}},
          {...{"id": "doffset2", "js": "doffset2", "key": 15, "label": "doffset2", "kind": "integer", "doc": "Left out at the end of d."}},
          {...{"id": "coffset2", "js": "coffset2", "key": 8, "label": "coffset2", "kind": "integer", "doc": "Channels left out at the end."}},
          {...{"id": "starts", "js": "starts", "key": 9, "label": "starts", "kind": "integer", "doc": "First index along each of the axes.", "many": true}},
          {...{"id": "ends", "js": "ends", "key": 10, "label": "ends", "kind": "integer", "doc": "End index along each of the axes.", "many": true}},
          {...{"id": "axes", "js": "axes", "key": 11, "label": "axes", "kind": "integer", "doc": "The axes that are cut, all if empty.", "many": true}},
          {...{"id": "starts_expr", "js": "startsExpr", "key": 19, "label": "starts_expr", "kind": "text", "doc": "Expressions for the starts."}},
          {...{"id": "ends_expr", "js": "endsExpr", "key": 20, "label": "ends_expr", "kind": "text", "doc": "Expressions for the ends."}},
          {...{"id": "axes_expr", "js": "axesExpr", "key": 21, "label": "axes_expr", "kind": "text", "doc": "Expressions for the axes."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
          ["NCNN311", true, (r, root) => (((r.starts.length <= 4) && (r.ends.length === r.starts.length)) && ((r.axes.length === 0) || (r.axes.length === r.starts.length))) ? [] : ["starts"]],
          ["NCNN324", true, (r, root) => ((((r.woffset === -233) || ((r.starts.length > 0) && (r.ends.length > 0))) || ((r.startsExpr.length > 0) && (r.endsExpr.length > 0))) || ((((((((r.woffset >= 0) && (r.hoffset >= 0)) && (r.doffset >= 0)) && (r.coffset >= 0)) && (r.woffset2 >= 0)) && (r.hoffset2 >= 0)) && (r.doffset2 >= 0)) && (r.coffset2 >= 0))) ? [] : ["woffset"]],
        ],
      },
      Deconvolution: {
        ...{"name": "deconvolution", "doc": "2-D transposed convolution.", "key": 8, "label": "Deconvolution"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_pad_bottom", "js": "outputPadBottom", "key": 19, "label": "output_pad_bottom", "kind": "integer", "doc": "Rows added to the result at the bottom."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_w", "js": "outputW", "key": 20, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "output_h", "js": "outputH", "key": 21, "label": "output_h", "kind": "integer", "doc": "Height that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 28, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) && (r.outputPadRight >= 0)) && (r.outputPadBottom >= 0)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((((r.kernelW > 0) && (r.kernelH > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (mod(r.weightDataSize, ((r.numOutput * r.kernelW) * r.kernelH)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      Dropout: {
        ...{"name": "dropout", "doc": "Scales in inference what training dropped.", "key": 9, "label": "Dropout"},
        fields: [
        ],
        params: [
          {...{"id": "scale", "js": "scale", "key": 0, "label": "scale", "kind": "float", "doc": "Factor of all elements."}, fallback: (r) => 1.0},
        ],
      },
      Eltwise: {
        ...{"name": "eltwise", "doc": "Combines two or more blobs of one shape, element by element.", "key": 10, "label": "Eltwise"},
        fields: [
        ],
        params: [
          {...{"id": "op_type", "js": "opType", "key": 0, "label": "op_type", "kind": "integer", "doc": "0 product, 1 sum, 2 largest."}},
          {...{"id": "coeffs", "js": "coeffs", "key": 1, "label": "coeffs", "kind": "float", "doc": "Factor of each blob of a sum, all 1 if empty.", "many": true}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.opType) >= 0) && (Number(r.opType) <= 2)) ? [] : ["op_type"]],
        ],
      },
      Elu: {
        ...{"name": "elu", "doc": "Exponential linear unit.", "key": 11, "label": "ELU"},
        fields: [
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Factor of exp(x) - 1 below zero."}, fallback: (r) => 0.1},
        ],
      },
      Embed: {
        ...{"name": "embed", "doc": "Rows of a table, picked by index.", "key": 12, "label": "Embed"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
          {...{"id": "weight_int8_scale", "js": "weightInt8Scale", "kind": "record", "doc": "Factor from weight to int8.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Length of a row."}},
          {...{"id": "input_dim", "js": "inputDim", "key": 1, "label": "input_dim", "kind": "integer", "doc": "Number of rows."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 2, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 3, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 18, "label": "int8_scale_term", "kind": "integer", "doc": "1 with int8 weights and their scale."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN304", true, (r, root) => (r.weightDataSize >= (r.numOutput * r.inputDim)) ? [] : ["weight_data_size"]],
          ["NCNN203", false, (r, root) => ((((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) || (r.int8ScaleTerm !== 0)) ? [] : ["weight.load"]],
          ["NCNN204", false, (r, root) => ((r.int8ScaleTerm === 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) === 3)) ? [] : ["int8_scale_term"]],
        ],
      },
      Exp: {
        ...{"name": "exp", "doc": "base ^ (shift + scale * x).", "key": 13, "label": "Exp"},
        fields: [
        ],
        params: [
          {...{"id": "base", "js": "base", "key": 0, "label": "base", "kind": "float", "doc": "Base, -1 for e."}, fallback: (r) => -1.0},
          {...{"id": "scale", "js": "scale", "key": 1, "label": "scale", "kind": "float", "doc": "Factor of the input."}, fallback: (r) => 1.0},
          {...{"id": "shift", "js": "shift", "key": 2, "label": "shift", "kind": "float", "doc": "Added to the scaled input."}},
        ],
      },
      Flatten: {
        ...{"name": "flatten", "doc": "Makes one dim of all dims.", "key": 14, "label": "Flatten"},
        fields: [
        ],
      },
      InnerProduct: {
        ...{"name": "inner_product", "doc": "Fully connected layer.", "key": 15, "label": "InnerProduct"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
          {...{"id": "weight_int8_scales", "js": "weightInt8Scales", "kind": "record", "doc": "Factor from weight to int8 of each output.", "ref": ""}},
          {...{"id": "bottom_blob_int8_scale", "js": "bottomBlobInt8Scale", "kind": "record", "doc": "Factor from input to int8.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of outputs."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 1, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 2, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights, inputs times outputs."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float, else int8 with scales."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN304", true, (r, root) => ((r.numOutput <= 0) || (mod(r.weightDataSize, r.numOutput) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => ((((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) || (r.int8ScaleTerm !== 0)) ? [] : ["weight.load"]],
        ],
      },
      Input: {
        ...{"name": "input", "doc": "An input of the network. The dims are hints; 0 is any size.", "key": 16, "label": "Input"},
        fields: [
        ],
        params: [
          {...{"id": "w", "js": "w", "key": 0, "label": "w", "kind": "integer", "doc": "Width."}},
          {...{"id": "h", "js": "h", "key": 1, "label": "h", "kind": "integer", "doc": "Height."}},
          {...{"id": "d", "js": "d", "key": 11, "label": "d", "kind": "integer", "doc": "Depth."}},
          {...{"id": "c", "js": "c", "key": 2, "label": "c", "kind": "integer", "doc": "Channels."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"]],
      },
      Log: {
        ...{"name": "log", "doc": "Logarithm of shift + scale * x.", "key": 17, "label": "Log"},
        fields: [
        ],
        params: [
          {...{"id": "base", "js": "base", "key": 0, "label": "base", "kind": "float", "doc": "Base, -1 for e."}, fallback: (r) => -1.0},
          {...{"id": "scale", "js": "scale", "key": 1, "label": "scale", "kind": "float", "doc": "Factor of the input."}, fallback: (r) => 1.0},
          {...{"id": "shift", "js": "shift", "key": 2, "label": "shift", "kind": "float", "doc": "Added to the scaled input."}},
        ],
      },
      Lrn: {
        ...{"name": "lrn", "doc": "Local response normalisation.", "key": 18, "label": "LRN"},
        fields: [
        ],
        params: [
          {...{"id": "region_type", "js": "regionType", "key": 0, "label": "region_type", "kind": "integer", "doc": "0 across channels, 1 within each."}},
          {...{"id": "local_size", "js": "localSize", "key": 1, "label": "local_size", "kind": "integer", "doc": "Side of the region."}, fallback: (r) => 5},
          {...{"id": "alpha", "js": "alpha", "key": 2, "label": "alpha", "kind": "float", "doc": "Factor of the sum of squares."}, fallback: (r) => 1.0},
          {...{"id": "beta", "js": "beta", "key": 3, "label": "beta", "kind": "float", "doc": "Exponent."}, fallback: (r) => 0.75},
          {...{"id": "bias", "js": "bias", "key": 4, "label": "bias", "kind": "float", "doc": "Added before the exponent."}, fallback: (r) => 1.0},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.regionType) >= 0) && (Number(r.regionType) <= 1)) ? [] : ["region_type"]],
          ["NCNN325", true, (r, root) => (r.localSize > 0) ? [] : ["local_size"]],
        ],
      },
      MemoryData: {
        ...{"name": "memory_data", "doc": "A constant. Without dims nothing is stored and the runtime makes one element up.", "key": 19, "label": "MemoryData"},
        fields: [
          {...{"id": "data_", "js": "data", "kind": "record", "doc": "The elements.", "ref": "", "label": "data"}, shape: (r, root) => [r.c, r.d, r.h, r.w]},
        ],
        params: [
          {...{"id": "w", "js": "w", "key": 0, "label": "w", "kind": "integer", "doc": "Width."}},
          {...{"id": "h", "js": "h", "key": 1, "label": "h", "kind": "integer", "doc": "Height."}},
          {...{"id": "d", "js": "d", "key": 11, "label": "d", "kind": "integer", "doc": "Depth."}},
          {...{"id": "c", "js": "c", "key": 2, "label": "c", "kind": "integer", "doc": "Channels."}},
          {...{"id": "load_type", "js": "loadType", "key": 21, "label": "load_type", "kind": "integer", "doc": "1 float32 without a tag, 0 with a tag."}, fallback: (r) => 1},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["num_data", "numData"]],
        checks: [
          ["NCNN312", true, (r, root) => (((((((r.w >= 0) && (r.h >= 0)) && (r.d >= 0)) && (r.c >= 0)) && ((r.d === 0) || (r.c > 0))) && ((r.c === 0) || (r.h > 0))) && ((r.h === 0) || (r.w > 0))) ? [] : ["w"]],
          ["NCNN313", true, (r, root) => (((r.d !== 0) ? (((r.w * r.h) * r.d) * r.c) : ((r.c !== 0) ? ((r.w * r.h) * r.c) : ((r.h !== 0) ? (r.w * r.h) : r.w))) < 2147483648) ? [] : ["d"]],
          ["NCNN309", true, (r, root) => ((((r.d !== 0) ? (((r.w * r.h) * r.d) * r.c) : ((r.c !== 0) ? ((r.w * r.h) * r.c) : ((r.h !== 0) ? (r.w * r.h) : r.w))) === 0) || [0, 1].includes(r.loadType)) ? [] : ["d"]],
        ],
      },
      Mvn: {
        ...{"name": "mvn", "doc": "Subtracts the mean and divides by the standard deviation.", "key": 20, "label": "MVN"},
        fields: [
        ],
        params: [
          {...{"id": "normalize_variance", "js": "normalizeVariance", "key": 0, "label": "normalize_variance", "kind": "integer", "doc": "1 divides, 0 only subtracts."}},
          {...{"id": "across_channels", "js": "acrossChannels", "key": 1, "label": "across_channels", "kind": "integer", "doc": "1 over all channels, 0 for each."}},
          {...{"id": "eps", "js": "eps", "key": 2, "label": "eps", "kind": "float", "doc": "Added to the standard deviation."}, fallback: (r) => 0.0001},
        ],
      },
      Pooling: {
        ...{"name": "pooling", "doc": "2-D pooling.", "key": 21, "label": "Pooling"},
        fields: [
        ],
        params: [
          {...{"id": "pooling_type", "js": "poolingType", "key": 0, "label": "pooling_type", "kind": "integer", "doc": "0 max, 1 average."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "stride_w", "js": "strideW", "key": 2, "label": "stride_w", "kind": "integer", "doc": "Step of the window along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 12, "label": "stride_h", "kind": "integer", "doc": "Step of the window along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 3, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left."}},
          {...{"id": "pad_right", "js": "padRight", "key": 14, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 13, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 15, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "global_pooling", "js": "globalPooling", "key": 4, "label": "global_pooling", "kind": "integer", "doc": "1 takes the whole blob for the window."}},
          {...{"id": "pad_mode", "js": "padMode", "key": 5, "label": "pad_mode", "kind": "integer", "doc": "0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."}},
          {...{"id": "avgpool_count_include_pad", "js": "avgpoolCountIncludePad", "key": 6, "label": "avgpool_count_include_pad", "kind": "integer", "doc": "1 counts what was added in an average."}},
          {...{"id": "adaptive_pooling", "js": "adaptivePooling", "key": 7, "label": "adaptive_pooling", "kind": "integer", "doc": "1 chooses the windows for the size of the result."}},
          {...{"id": "out_w", "js": "outW", "key": 8, "label": "out_w", "kind": "integer", "doc": "Width of an adaptive result, -233 as the input."}},
          {...{"id": "out_h", "js": "outH", "key": 18, "label": "out_h", "kind": "integer", "doc": "Height of an adaptive result, -233 as the input."}, fallback: (r) => r.outW},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN302", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || (((r.kernelW > 0) && (r.kernelH > 0)) && ((r.kernelW * r.kernelH) < 2147483648))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || ((r.strideW > 0) && (r.strideH > 0))) ? [] : ["stride_w"]],
          ["NCNN309", true, (r, root) => (((Number(r.poolingType) >= 0) && (Number(r.poolingType) <= 1)) && (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || ((Number(r.padMode) >= 0) && (Number(r.padMode) <= 3)))) ? [] : ["pooling_type"]],
          ["NCNN314", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling === 0)) || (((r.outW > 0) || (r.outW === -233)) && ((r.outH > 0) || (r.outH === -233)))) ? [] : ["adaptive_pooling"]],
        ],
      },
      Power: {
        ...{"name": "power", "doc": "(shift + scale * x) ^ power.", "key": 22, "label": "Power"},
        fields: [
        ],
        params: [
          {...{"id": "power", "js": "power", "key": 0, "label": "power", "kind": "float", "doc": "Exponent."}, fallback: (r) => 1.0},
          {...{"id": "scale", "js": "scale", "key": 1, "label": "scale", "kind": "float", "doc": "Factor of the input."}, fallback: (r) => 1.0},
          {...{"id": "shift", "js": "shift", "key": 2, "label": "shift", "kind": "float", "doc": "Added to the scaled input."}},
        ],
      },
      PReLu: {
        ...{"name": "p_re_lu", "doc": "ReLU with slopes below zero that were learned.", "key": 23, "label": "PReLU"},
        fields: [
          {...{"id": "slope", "js": "slope", "kind": "record", "doc": "Slope of each channel or of all.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_slope", "js": "numSlope", "key": 0, "label": "num_slope", "kind": "integer", "doc": "Number of slopes, 1 or that of the channels."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.numSlope > 0) ? [] : ["num_slope"]],
        ],
      },
      Proposal: {
        ...{"name": "proposal", "doc": "Region proposals of Faster R-CNN.", "key": 24, "label": "Proposal"},
        fields: [
        ],
        params: [
          {...{"id": "feat_stride", "js": "featStride", "key": 0, "label": "feat_stride", "kind": "integer", "doc": "Pixels of the image between two positions of the map."}, fallback: (r) => 16},
          {...{"id": "base_size", "js": "baseSize", "key": 1, "label": "base_size", "kind": "integer", "doc": "Side of the anchor that others are scaled from."}, fallback: (r) => 16},
          {...{"id": "pre_nms_top_n", "js": "preNmsTopN", "key": 2, "label": "pre_nms_topN", "kind": "integer", "doc": "How many boxes are kept before suppression."}, fallback: (r) => 6000},
          {...{"id": "after_nms_top_n", "js": "afterNmsTopN", "key": 3, "label": "after_nms_topN", "kind": "integer", "doc": "How many boxes are kept after suppression."}, fallback: (r) => 300},
          {...{"id": "nms_thresh", "js": "nmsThresh", "key": 4, "label": "nms_thresh", "kind": "float", "doc": "Overlap from which the lesser box is dropped."}, fallback: (r) => 0.7},
          {...{"id": "min_size", "js": "minSize", "key": 5, "label": "min_size", "kind": "integer", "doc": "Smallest side of a box, in pixels."}, fallback: (r) => 16},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"]],
      },
      Reduction: {
        ...{"name": "reduction", "doc": "Reduces axes of a blob to one number.", "key": 25, "label": "Reduction"},
        fields: [
        ],
        params: [
          {...{"id": "operation", "js": "operation", "key": 0, "label": "operation", "kind": "integer", "doc": "What is computed: 0 the sum, 3 the mean, 4 the largest, and so on."}},
          {...{"id": "reduce_all", "js": "reduceAll", "key": 1, "label": "reduce_all", "kind": "integer", "doc": "1 over all axes, 0 over those given."}, fallback: (r) => 1},
          {...{"id": "coeff", "js": "coeff", "key": 2, "label": "coeff", "kind": "float", "doc": "Factor of the result."}, fallback: (r) => 1.0},
          {...{"id": "axes", "js": "axes", "key": 3, "label": "axes", "kind": "integer", "doc": "The axes, without batch.", "many": true}},
          {...{"id": "keepdims", "js": "keepdims", "key": 4, "label": "keepdims", "kind": "integer", "doc": "1 keeps reduced axes with one element."}},
          {...{"id": "fixbug0", "js": "fixbug0", "key": 5, "label": "fixbug0", "kind": "integer", "doc": "1 counts axes without the batch; before that meaning was fixed, 0."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.operation) >= 0) && (Number(r.operation) <= 10)) ? [] : ["operation"]],
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
          ["NCNN315", true, (r, root) => ((r.fixbug0 !== 0) || (r.axes.length === 0)) ? [] : ["axes"]],
        ],
      },
      ReLu: {
        ...{"name": "re_lu", "doc": "Zero, or a fixed slope, below zero.", "key": 26, "label": "ReLU"},
        fields: [
        ],
        params: [
          {...{"id": "slope", "js": "slope", "key": 0, "label": "slope", "kind": "float", "doc": "Factor below zero."}},
        ],
      },
      Reshape: {
        ...{"name": "reshape", "doc": "Same elements, other dims. A dim of 0 is copied from the input, -1 is what is left, -233 is not there.", "key": 27, "label": "Reshape"},
        fields: [
        ],
        params: [
          {...{"id": "w", "js": "w", "key": 0, "label": "w", "kind": "integer", "doc": "Width."}, fallback: (r) => -233},
          {...{"id": "h", "js": "h", "key": 1, "label": "h", "kind": "integer", "doc": "Height."}, fallback: (r) => -233},
          {...{"id": "d", "js": "d", "key": 11, "label": "d", "kind": "integer", "doc": "Depth."}, fallback: (r) => -233},
          {...{"id": "c", "js": "c", "key": 2, "label": "c", "kind": "integer", "doc": "Channels."}, fallback: (r) => -233},
          {...{"id": "shape_expr", "js": "shapeExpr", "key": 6, "label": "shape_expr", "kind": "text", "doc": "Expressions for the dims, w first; they win over the numbers."}},
          {...{"id": "input_batch_axis", "js": "inputBatchAxis", "key": 12, "label": "input_batch_axis", "kind": "integer", "doc": "Axis of the input that is the batch, 233 none."}, fallback: (r) => 233},
          {...{"id": "output_batch_axis", "js": "outputBatchAxis", "key": 13, "label": "output_batch_axis", "kind": "integer", "doc": "Axis of the result that is the batch, 233 none."}, fallback: (r) => 233},
        ],
        checks: [
          ["NCNN312", true, (r, root) => (((r.w !== -233) && ((((((r.w === -1) ? 1 : 0) + ((r.h === -1) ? 1 : 0)) + ((r.d === -1) ? 1 : 0)) + ((r.c === -1) ? 1 : 0)) <= 1)) || (r.shapeExpr.length > 0)) ? [] : ["w"]],
        ],
      },
      RoiPooling: {
        ...{"name": "roi_pooling", "doc": "Max pooling of regions to a fixed size.", "key": 28, "label": "ROIPooling"},
        fields: [
        ],
        params: [
          {...{"id": "pooled_width", "js": "pooledWidth", "key": 0, "label": "pooled_width", "kind": "integer", "doc": "Width of the result."}},
          {...{"id": "pooled_height", "js": "pooledHeight", "key": 1, "label": "pooled_height", "kind": "integer", "doc": "Height of the result."}},
          {...{"id": "spatial_scale", "js": "spatialScale", "key": 2, "label": "spatial_scale", "kind": "float", "doc": "Factor from image to map coordinates."}, fallback: (r) => 1.0},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
      },
      Scale: {
        ...{"name": "scale", "doc": "Scales each channel, by stored factors or by a second blob.", "key": 29, "label": "Scale"},
        fields: [
          {...{"id": "scale", "js": "scale", "kind": "record", "doc": "Factor of each channel.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "scale_data_size", "js": "scaleDataSize", "key": 0, "label": "scale_data_size", "kind": "integer", "doc": "Number of channels; -233 takes the factors from a second blob and reads nothing."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 1, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN301", true, (r, root) => ((r.scaleDataSize === -233) || (r.scaleDataSize > 0)) ? [] : ["scale_data_size"]],
          ["NCNN316", true, (r, root) => ((r.scaleDataSize !== -233) || (r.biasTerm === 0)) ? [] : ["scale_data_size"]],
        ],
      },
      Sigmoid: {
        ...{"name": "sigmoid", "doc": "1 / (1 + exp(-x)).", "key": 30, "label": "Sigmoid"},
        fields: [
        ],
      },
      Slice: {
        ...{"name": "slice", "doc": "Cuts a blob into several along an axis.", "key": 31, "label": "Slice"},
        fields: [
        ],
        params: [
          {...{"id": "slices", "js": "slices", "key": 0, "label": "slices", "kind": "integer", "doc": "Size of each part, -233 an equal share of what is left.", "many": true}},
          {...{"id": "axis", "js": "axis", "key": 1, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
          {...{"id": "indices", "js": "indices", "key": 2, "label": "indices", "kind": "integer", "doc": "Where the parts begin after the first; instead of sizes.", "many": true}},
        ],
        values: [["max_tops", "maxTops"]],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axis >= -4) && (r.axis <= 3)) ? [] : ["axis"]],
          ["NCNN314", true, (r, root) => r.slices.flatMap((item, i) => ((item > 0) || (item === -233)) ? [] : [`slices[${i}]`])],
        ],
      },
      Softmax: {
        ...{"name": "softmax", "doc": "exp(x) over its sum along an axis.", "key": 32, "label": "Softmax"},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 0, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
          {...{"id": "fixbug0", "js": "fixbug0", "key": 1, "label": "fixbug0", "kind": "integer", "doc": "1 counts the axis without the batch; before that meaning was fixed, 0."}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axis >= -4) && (r.axis <= 3)) ? [] : ["axis"]],
          ["NCNN315", true, (r, root) => ((r.fixbug0 !== 0) || (r.axis === 0)) ? [] : ["axis"]],
        ],
      },
      Split: {
        ...{"name": "split", "doc": "Hands one blob to several layers.", "key": 33, "label": "Split"},
        fields: [
        ],
        values: [["min_tops", "minTops"], ["max_tops", "maxTops"]],
      },
      Spp: {
        ...{"name": "spp", "doc": "Spatial pyramid pooling; not in a default build.", "key": 34, "label": "SPP"},
        fields: [
        ],
        params: [
          {...{"id": "pooling_type", "js": "poolingType", "key": 0, "label": "pooling_type", "kind": "integer", "doc": "0 max, 1 average."}},
          {...{"id": "pyramid_height", "js": "pyramidHeight", "key": 1, "label": "pyramid_height", "kind": "integer", "doc": "Number of grids, each twice as fine as the last."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN320", true, (r, root) => false ? [] : [""]],
        ],
      },
      TanH: {
        ...{"name": "tan_h", "doc": "Hyperbolic tangent.", "key": 35, "label": "TanH"},
        fields: [
        ],
      },
      Threshold: {
        ...{"name": "threshold", "doc": "1 above the threshold, 0 elsewhere.", "key": 36, "label": "Threshold"},
        fields: [
        ],
        params: [
          {...{"id": "threshold", "js": "threshold", "key": 0, "label": "threshold", "kind": "float", "doc": "The threshold."}},
        ],
      },
      Tile: {
        ...{"name": "tile", "doc": "Repeats a blob.", "key": 37, "label": "Tile"},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 0, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
          {...{"id": "tiles", "js": "tiles", "key": 1, "label": "tiles", "kind": "integer", "doc": "How often along the axis."}, fallback: (r) => 1},
          {...{"id": "repeats", "js": "repeats", "key": 2, "label": "repeats", "kind": "integer", "doc": "How often along each axis, the last one last; instead of axis and tiles.", "many": true}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.repeats.length > 0) || ((r.axis >= 0) && (r.axis <= 3))) ? [] : ["repeats"]],
          ["NCNN314", true, (r, root) => (((r.repeats.length <= 4) && r.repeats.every((item) => (item > 0))) && ((r.repeats.length > 0) || (r.tiles > 0))) ? [] : ["repeats"]],
        ],
      },
      Rnn: {
        ...{"name": "rnn", "doc": "Recurrent layer with tanh.", "key": 38, "label": "RNN"},
        fields: [
          {...{"id": "weight_xc", "js": "weightXc", "kind": "record", "doc": "Weights of the input.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), r.numOutput, Math.floor(r.weightDataSize / (r.numOutput * ((r.direction === 2) ? 2 : 1)))]},
          {...{"id": "bias_c", "js": "biasC", "kind": "record", "doc": "Bias.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), 1, r.numOutput]},
          {...{"id": "weight_hc", "js": "weightHc", "kind": "record", "doc": "Weights of the last output.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), r.numOutput, r.numOutput]},
          {...{"id": "weight_xc_int8_scales", "js": "weightXcInt8Scales", "kind": "record", "doc": "Factor from input weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), r.numOutput]},
          {...{"id": "weight_hc_int8_scales", "js": "weightHcInt8Scales", "kind": "record", "doc": "Factor from output weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), r.numOutput]},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Length of the output of a step in one direction."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 1, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights of the input in all directions and gates."}},
          {...{"id": "direction", "js": "direction", "key": 2, "label": "direction", "kind": "integer", "doc": "0 forward, 1 reverse, 2 both."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float, else int8 weights and their scales."}},
        ],
        values: [["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"], ["directions", "directions"]],
        checks: [
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN309", true, (r, root) => ((Number(r.direction) >= 0) && (Number(r.direction) <= 2)) ? [] : ["direction"]],
          ["NCNN313", true, (r, root) => (((r.numOutput * r.numOutput) * ((r.direction === 2) ? 2 : 1)) < 2147483648) ? [] : ["num_output"]],
          ["NCNN304", true, (r, root) => ((r.numOutput <= 0) || (mod(r.weightDataSize, (r.numOutput * ((r.direction === 2) ? 2 : 1))) === 0)) ? [] : ["num_output"]],
          ["NCNN203", false, (r, root) => ((((r.biasC.load === 1) ? 0 : ((r.biasC.load !== 0) ? 5 : (((r.biasC.flag === 0) || (r.biasC.flag === 180310)) ? 0 : ((r.biasC.flag === 19950407) ? 1 : ((r.biasC.flag === 20220803) ? 2 : ((r.biasC.flag === 871224) ? 3 : 4)))))) !== 3) && ((r.int8ScaleTerm !== 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) !== 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) !== 3)))) ? [] : ["bias_c.load"]],
          ["NCNN204", false, (r, root) => ((r.int8ScaleTerm === 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) === 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) === 3))) ? [] : ["int8_scale_term"]],
        ],
      },
      Lstm: {
        ...{"name": "lstm", "doc": "Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ.", "key": 39, "label": "LSTM"},
        fields: [
          {...{"id": "weight_xc", "js": "weightXc", "kind": "record", "doc": "Weights of the input.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.hiddenSize * 4), Math.floor(r.weightDataSize / ((r.hiddenSize * 4) * ((r.direction === 2) ? 2 : 1)))]},
          {...{"id": "bias_c", "js": "biasC", "kind": "record", "doc": "Bias.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), 4, r.hiddenSize]},
          {...{"id": "weight_hc", "js": "weightHc", "kind": "record", "doc": "Weights of the last output.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.hiddenSize * 4), r.numOutput]},
          {...{"id": "weight_hr", "js": "weightHr", "kind": "record", "doc": "Projection of the cell to the output.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), r.numOutput, r.hiddenSize]},
          {...{"id": "weight_xc_int8_scales", "js": "weightXcInt8Scales", "kind": "record", "doc": "Factor from input weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.hiddenSize * 4)]},
          {...{"id": "weight_hc_int8_scales", "js": "weightHcInt8Scales", "kind": "record", "doc": "Factor from output weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.hiddenSize * 4)]},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Length of the output of a step in one direction."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 1, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights of the input in all directions and gates."}},
          {...{"id": "direction", "js": "direction", "key": 2, "label": "direction", "kind": "integer", "doc": "0 forward, 1 reverse, 2 both."}},
          {...{"id": "hidden_size", "js": "hiddenSize", "key": 3, "label": "hidden_size", "kind": "integer", "doc": "Length of the cell state."}, fallback: (r) => r.numOutput},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float, else int8 weights and their scales."}},
        ],
        values: [["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"], ["directions", "directions"]],
        checks: [
          ["NCNN301", true, (r, root) => (((r.numOutput > 0) && (r.weightDataSize > 0)) && (r.hiddenSize > 0)) ? [] : ["num_output"]],
          ["NCNN309", true, (r, root) => ((Number(r.direction) >= 0) && (Number(r.direction) <= 2)) ? [] : ["direction"]],
          ["NCNN313", true, (r, root) => ((((r.numOutput * r.hiddenSize) * 4) * ((r.direction === 2) ? 2 : 1)) < 2147483648) ? [] : ["num_output"]],
          ["NCNN304", true, (r, root) => ((r.hiddenSize <= 0) || (mod(r.weightDataSize, ((r.hiddenSize * 4) * ((r.direction === 2) ? 2 : 1))) === 0)) ? [] : ["hidden_size"]],
          ["NCNN203", false, (r, root) => (((((r.biasC.load === 1) ? 0 : ((r.biasC.load !== 0) ? 5 : (((r.biasC.flag === 0) || (r.biasC.flag === 180310)) ? 0 : ((r.biasC.flag === 19950407) ? 1 : ((r.biasC.flag === 20220803) ? 2 : ((r.biasC.flag === 871224) ? 3 : 4)))))) !== 3) && ((r.numOutput === r.hiddenSize) || (((r.weightHr.load === 1) ? 0 : ((r.weightHr.load !== 0) ? 5 : (((r.weightHr.flag === 0) || (r.weightHr.flag === 180310)) ? 0 : ((r.weightHr.flag === 19950407) ? 1 : ((r.weightHr.flag === 20220803) ? 2 : ((r.weightHr.flag === 871224) ? 3 : 4)))))) !== 3))) && ((r.int8ScaleTerm !== 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) !== 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) !== 3)))) ? [] : ["bias_c.load"]],
          ["NCNN204", false, (r, root) => ((r.int8ScaleTerm === 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) === 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) === 3))) ? [] : ["int8_scale_term"]],
        ],
      },
      BinaryOp: {
        ...{"name": "binary_op", "doc": "Combines two blobs, or a blob and a number, with broadcasting.", "key": 40, "label": "BinaryOp"},
        fields: [
        ],
        params: [
          {...{"id": "op_type", "js": "opType", "key": 0, "label": "op_type", "kind": "integer", "doc": "What is computed: 0 a + b, 1 a - b, 2 a * b, 3 a / b, and so on; an r swaps a and b."}},
          {...{"id": "with_scalar", "js": "withScalar", "key": 1, "label": "with_scalar", "kind": "integer", "doc": "1 takes the number for the second blob."}},
          {...{"id": "b", "js": "b", "key": 2, "label": "b", "kind": "float", "doc": "The number."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.opType) >= 0) && (Number(r.opType) <= 18)) ? [] : ["op_type"]],
        ],
      },
      UnaryOp: {
        ...{"name": "unary_op", "doc": "A function of each element.", "key": 41, "label": "UnaryOp"},
        fields: [
        ],
        params: [
          {...{"id": "op_type", "js": "opType", "key": 0, "label": "op_type", "kind": "integer", "doc": "Which function: 0 the absolute value, 1 the negative, 5 the root, and so on."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.opType) >= 0) && (Number(r.opType) <= 27)) ? [] : ["op_type"]],
        ],
      },
      ConvolutionDepthWise: {
        ...{"name": "convolution_depth_wise", "doc": "2-D convolution in groups.", "key": 42, "label": "ConvolutionDepthWise"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
          {...{"id": "weight_int8_scales", "js": "weightInt8Scales", "kind": "record", "doc": "Factor from weight to int8 of each group.", "ref": ""}},
          {...{"id": "weight_int8_scale", "js": "weightInt8Scale", "kind": "record", "doc": "Factor from weight to int8 of all groups.", "ref": ""}},
          {...{"id": "bottom_blob_int8_scale", "js": "bottomBlobInt8Scale", "kind": "record", "doc": "Factor from input to int8.", "ref": ""}},
          {...{"id": "top_blob_int8_scale", "js": "topBlobInt8Scale", "kind": "record", "doc": "Factor from output to int8.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float; int8 with a scale for each group (1) or one for all (2); 101 and 102 with int8 output."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 19, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((((r.kernelW > 0) && (r.kernelH > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (mod(r.weightDataSize, ((r.numOutput * r.kernelW) * r.kernelH)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && ((r.dynamicWeight !== 0) || (mod(r.numOutput, r.group) === 0))) ? [] : ["group"]],
          ["NCNN308", true, (r, root) => [0, 1, 2, 101, 102].includes(r.int8ScaleTerm) ? [] : ["int8_scale_term"]],
          ["NCNN203", false, (r, root) => (((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) || (r.int8ScaleTerm !== 0)) ? [] : ["weight.load"]],
        ],
      },
      Padding: {
        ...{"name": "padding", "doc": "Adds a border.", "key": 43, "label": "Padding"},
        fields: [
          {...{"id": "per_channel_pad_data", "js": "perChannelPadData", "kind": "record", "doc": "Constant of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "top", "js": "top", "key": 0, "label": "top", "kind": "integer", "doc": "Rows at the top."}},
          {...{"id": "bottom", "js": "bottom", "key": 1, "label": "bottom", "kind": "integer", "doc": "Rows at the bottom."}},
          {...{"id": "left", "js": "left", "key": 2, "label": "left", "kind": "integer", "doc": "Columns at the left."}},
          {...{"id": "right", "js": "right", "key": 3, "label": "right", "kind": "integer", "doc": "Columns at the right."}},
          {...{"id": "type_", "js": "type", "key": 4, "label": "type", "kind": "integer", "doc": "0 a constant, 1 the edge repeated, 2 mirrored."}},
          {...{"id": "value", "js": "value", "key": 5, "label": "value", "kind": "float", "doc": "The constant."}},
          {...{"id": "per_channel_pad_data_size", "js": "perChannelPadDataSize", "key": 6, "label": "per_channel_pad_data_size", "kind": "integer", "doc": "Number of channels with a constant of their own, 0 none."}},
          {...{"id": "front", "js": "front", "key": 7, "label": "front", "kind": "integer", "doc": "In front, along d or c."}},
          {...{"id": "behind", "js": "behind", "key": 8, "label": "behind", "kind": "integer", "doc": "Behind, along d or c."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.perChannelPadDataSize >= 0) ? [] : ["per_channel_pad_data_size"]],
          ["NCNN309", true, (r, root) => ((Number(r.type) >= 0) && (Number(r.type) <= 2)) ? [] : ["type_"]],
        ],
      },
      Squeeze: {
        ...{"name": "squeeze", "doc": "Drops axes with one element.", "key": 44, "label": "Squeeze"},
        fields: [
        ],
        params: [
          {...{"id": "squeeze_w", "js": "squeezeW", "key": 0, "label": "squeeze_w", "kind": "integer", "doc": "1 drops w."}},
          {...{"id": "squeeze_h", "js": "squeezeH", "key": 1, "label": "squeeze_h", "kind": "integer", "doc": "1 drops h."}},
          {...{"id": "squeeze_d", "js": "squeezeD", "key": 11, "label": "squeeze_d", "kind": "integer", "doc": "1 drops d."}},
          {...{"id": "squeeze_c", "js": "squeezeC", "key": 2, "label": "squeeze_c", "kind": "integer", "doc": "1 drops c."}},
          {...{"id": "axes", "js": "axes", "key": 3, "label": "axes", "kind": "integer", "doc": "The axes, without batch; where given, they alone count.", "many": true}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
        ],
      },
      ExpandDims: {
        ...{"name": "expand_dims", "doc": "Adds axes with one element.", "key": 45, "label": "ExpandDims"},
        fields: [
        ],
        params: [
          {...{"id": "axes", "js": "axes", "key": 3, "label": "axes", "kind": "integer", "doc": "The axes, without batch; where given, they alone count.", "many": true}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
        ],
      },
      Normalize: {
        ...{"name": "normalize", "doc": "Divides by the Euclidean norm and scales.", "key": 46, "label": "Normalize"},
        fields: [
          {...{"id": "scale", "js": "scale", "kind": "record", "doc": "Factor of each channel or of all.", "ref": ""}},
        ],
        params: [
          {...{"id": "across_spatial", "js": "acrossSpatial", "key": 0, "label": "across_spatial", "kind": "integer", "doc": "1 over all positions, 0 at each."}},
          {...{"id": "across_channel", "js": "acrossChannel", "key": 4, "label": "across_channel", "kind": "integer", "doc": "1 over all channels, 0 for each."}, fallback: (r) => 1},
          {...{"id": "channel_shared", "js": "channelShared", "key": 1, "label": "channel_shared", "kind": "integer", "doc": "1 has one scale for all channels."}},
          {...{"id": "eps", "js": "eps", "key": 2, "label": "eps", "kind": "float", "doc": "Keeps the norm from being zero."}, fallback: (r) => 0.0001},
          {...{"id": "eps_mode", "js": "epsMode", "key": 9, "label": "eps_mode", "kind": "integer", "doc": "How it does: 0 added to the square, 1 least norm, 2 least square."}},
          {...{"id": "scale_data_size", "js": "scaleDataSize", "key": 3, "label": "scale_data_size", "kind": "integer", "doc": "Number of scales."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.scaleDataSize > 0) ? [] : ["scale_data_size"]],
        ],
      },
      Permute: {
        ...{"name": "permute", "doc": "Reorders the axes.", "key": 47, "label": "Permute"},
        fields: [
        ],
        params: [
          {...{"id": "order_type", "js": "orderType", "key": 0, "label": "order_type", "kind": "integer", "doc": "Number of the order: 0 keeps it, 1 swaps w and h; 0 to 5 with three axes, 0 to 23 with four."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((r.orderType >= 0) && (r.orderType <= 23)) ? [] : ["order_type"]],
        ],
      },
      PriorBox: {
        ...{"name": "prior_box", "doc": "Prior boxes of SSD.", "key": 48, "label": "PriorBox"},
        fields: [
        ],
        params: [
          {...{"id": "min_sizes", "js": "minSizes", "key": 0, "label": "min_sizes", "kind": "float", "doc": "Sides of the squares.", "many": true}},
          {...{"id": "max_sizes", "js": "maxSizes", "key": 1, "label": "max_sizes", "kind": "float", "doc": "Upper sides, each for a square in between.", "many": true}},
          {...{"id": "aspect_ratios", "js": "aspectRatios", "key": 2, "label": "aspect_ratios", "kind": "float", "doc": "Width over height of further boxes.", "many": true}},
          {...{"id": "variances_0", "js": "variances0", "key": 3, "label": "variances_0", "kind": "float", "doc": "Variance of x."}, fallback: (r) => 0.1},
          {...{"id": "variances_1", "js": "variances1", "key": 4, "label": "variances_1", "kind": "float", "doc": "Variance of y."}, fallback: (r) => 0.1},
          {...{"id": "variances_2", "js": "variances2", "key": 5, "label": "variances_2", "kind": "float", "doc": "Variance of the width."}, fallback: (r) => 0.2},
          {...{"id": "variances_3", "js": "variances3", "key": 6, "label": "variances_3", "kind": "float", "doc": "Variance of the height."}, fallback: (r) => 0.2},
          {...{"id": "flip", "js": "flip", "key": 7, "label": "flip", "kind": "integer", "doc": "1 adds each ratio upside down."}, fallback: (r) => 1},
          {...{"id": "clip", "js": "clip", "key": 8, "label": "clip", "kind": "integer", "doc": "1 cuts boxes at the edge of the image."}},
          {...{"id": "image_width", "js": "imageWidth", "key": 9, "label": "image_width", "kind": "integer", "doc": "Width of the image, -233 that of the second blob."}},
          {...{"id": "image_height", "js": "imageHeight", "key": 10, "label": "image_height", "kind": "integer", "doc": "Height of the image, -233 that of the second blob."}},
          {...{"id": "step_width", "js": "stepWidth", "key": 11, "label": "step_width", "kind": "float", "doc": "Pixels between two columns of the map, -233 image over map."}, fallback: (r) => -233.0},
          {...{"id": "step_height", "js": "stepHeight", "key": 12, "label": "step_height", "kind": "float", "doc": "Pixels between two rows of the map, -233 image over map."}, fallback: (r) => -233.0},
          {...{"id": "offset", "js": "offset", "key": 13, "label": "offset", "kind": "float", "doc": "Where in a cell the centre lies."}},
          {...{"id": "step_mmdetection", "js": "stepMmdetection", "key": 14, "label": "step_mmdetection", "kind": "integer", "doc": "1 rounds steps as MMDetection does."}},
          {...{"id": "center_mmdetection", "js": "centerMmdetection", "key": 15, "label": "center_mmdetection", "kind": "integer", "doc": "1 places centres as MMDetection does."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN311", true, (r, root) => ((r.minSizes.length > 0) && ((r.maxSizes.length === 0) || (r.maxSizes.length === r.minSizes.length))) ? [] : ["min_sizes"]],
        ],
      },
      DetectionOutput: {
        ...{"name": "detection_output", "doc": "Boxes, scores and priors of SSD to detections.", "key": 49, "label": "DetectionOutput"},
        fields: [
        ],
        params: [
          {...{"id": "num_class", "js": "numClass", "key": 0, "label": "num_class", "kind": "integer", "doc": "Number of classes, with the background."}},
          {...{"id": "nms_threshold", "js": "nmsThreshold", "key": 1, "label": "nms_threshold", "kind": "float", "doc": "Overlap from which the lesser box is dropped."}, fallback: (r) => 0.05},
          {...{"id": "nms_top_k", "js": "nmsTopK", "key": 2, "label": "nms_top_k", "kind": "integer", "doc": "How many boxes of a class are looked at."}, fallback: (r) => 300},
          {...{"id": "keep_top_k", "js": "keepTopK", "key": 3, "label": "keep_top_k", "kind": "integer", "doc": "How many detections are kept."}, fallback: (r) => 100},
          {...{"id": "confidence_threshold", "js": "confidenceThreshold", "key": 4, "label": "confidence_threshold", "kind": "float", "doc": "Score below which a box is dropped."}, fallback: (r) => 0.5},
          {...{"id": "variances_0", "js": "variances0", "key": 5, "label": "variances_0", "kind": "float", "doc": "Variance of x."}, fallback: (r) => 0.1},
          {...{"id": "variances_1", "js": "variances1", "key": 6, "label": "variances_1", "kind": "float", "doc": "Variance of y."}, fallback: (r) => 0.1},
          {...{"id": "variances_2", "js": "variances2", "key": 7, "label": "variances_2", "kind": "float", "doc": "Variance of the width."}, fallback: (r) => 0.2},
          {...{"id": "variances_3", "js": "variances3", "key": 8, "label": "variances_3", "kind": "float", "doc": "Variance of the height."}, fallback: (r) => 0.2},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
      },
      Interp: {
        ...{"name": "interp", "doc": "Resizes width and height.", "key": 50, "label": "Interp"},
        fields: [
        ],
        params: [
          {...{"id": "resize_type", "js": "resizeType", "key": 0, "label": "resize_type", "kind": "integer", "doc": "1 nearest, 2 bilinear, 3 bicubic."}},
          {...{"id": "height_scale", "js": "heightScale", "key": 1, "label": "height_scale", "kind": "float", "doc": "Factor of the height."}, fallback: (r) => 1.0},
          {...{"id": "width_scale", "js": "widthScale", "key": 2, "label": "width_scale", "kind": "float", "doc": "Factor of the width."}, fallback: (r) => 1.0},
          {...{"id": "output_height", "js": "outputHeight", "key": 3, "label": "output_height", "kind": "integer", "doc": "Height of the result, 0 by the factor."}},
          {...{"id": "output_width", "js": "outputWidth", "key": 4, "label": "output_width", "kind": "integer", "doc": "Width of the result, 0 by the factor."}},
          {...{"id": "dynamic_target_size", "js": "dynamicTargetSize", "key": 5, "label": "dynamic_target_size", "kind": "integer", "doc": "1 takes the size of a second blob."}},
          {...{"id": "align_corner", "js": "alignCorner", "key": 6, "label": "align_corner", "kind": "integer", "doc": "1 maps corners to corners."}},
          {...{"id": "size_expr", "js": "sizeExpr", "key": 9, "label": "size_expr", "kind": "text", "doc": "Expressions for width and height."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN309", true, (r, root) => ((Number(r.resizeType) >= 0) && (Number(r.resizeType) <= 3)) ? [] : ["resize_type"]],
        ],
      },
      DeconvolutionDepthWise: {
        ...{"name": "deconvolution_depth_wise", "doc": "2-D transposed convolution in groups.", "key": 51, "label": "DeconvolutionDepthWise"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_pad_bottom", "js": "outputPadBottom", "key": 19, "label": "output_pad_bottom", "kind": "integer", "doc": "Rows added to the result at the bottom."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_w", "js": "outputW", "key": 20, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "output_h", "js": "outputH", "key": 21, "label": "output_h", "kind": "integer", "doc": "Height that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 28, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) && (r.outputPadRight >= 0)) && (r.outputPadBottom >= 0)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((((r.kernelW > 0) && (r.kernelH > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (mod(r.weightDataSize, ((r.numOutput * r.kernelW) * r.kernelH)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && ((r.dynamicWeight !== 0) || (mod(r.numOutput, r.group) === 0))) ? [] : ["group"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      ShuffleChannel: {
        ...{"name": "shuffle_channel", "doc": "Reorders channels across groups.", "key": 52, "label": "ShuffleChannel"},
        fields: [
        ],
        params: [
          {...{"id": "group", "js": "group", "key": 0, "label": "group", "kind": "integer", "doc": "Number of groups."}, fallback: (r) => 1},
          {...{"id": "reverse", "js": "reverse", "key": 1, "label": "reverse", "kind": "integer", "doc": "1 undoes the shuffle."}},
        ],
        checks: [
          ["NCNN307", true, (r, root) => (r.group > 0) ? [] : ["group"]],
        ],
      },
      InstanceNorm: {
        ...{"name": "instance_norm", "doc": "Normalisation of each channel by its own statistics.", "key": 53, "label": "InstanceNorm"},
        fields: [
          {...{"id": "gamma", "js": "gamma", "kind": "record", "doc": "Factor of each channel.", "ref": ""}},
          {...{"id": "beta", "js": "beta", "kind": "record", "doc": "Summand of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "channels", "js": "channels", "key": 0, "label": "channels", "kind": "integer", "doc": "Number of channels."}},
          {...{"id": "eps", "js": "eps", "key": 1, "label": "eps", "kind": "float", "doc": "Added to the variance."}, fallback: (r) => 0.001},
          {...{"id": "affine", "js": "affine", "key": 2, "label": "affine", "kind": "integer", "doc": "1 with factors (and summands)."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.affine === 0) || (r.channels > 0)) ? [] : ["affine"]],
        ],
      },
      Clip: {
        ...{"name": "clip", "doc": "Limits each element.", "key": 54, "label": "Clip"},
        fields: [
        ],
        params: [
          {...{"id": "min_", "js": "min", "key": 0, "label": "min", "kind": "float", "doc": "Lower limit."}, fallback: (r) => -3.4028234663852886e+38},
          {...{"id": "max_", "js": "max", "key": 1, "label": "max", "kind": "float", "doc": "Upper limit."}, fallback: (r) => 3.4028234663852886e+38},
        ],
      },
      Reorg: {
        ...{"name": "reorg", "doc": "Turns blocks of pixels into channels.", "key": 55, "label": "Reorg"},
        fields: [
        ],
        params: [
          {...{"id": "stride", "js": "stride", "key": 0, "label": "stride", "kind": "integer", "doc": "Side of a block."}, fallback: (r) => 1},
          {...{"id": "mode", "js": "mode", "key": 1, "label": "mode", "kind": "integer", "doc": "0 the channel slowest in the result, 1 fastest."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((r.mode >= 0) && (r.mode <= 1)) ? [] : ["mode"]],
          ["NCNN314", true, (r, root) => ((r.stride > 0) && ((r.stride * r.stride) < 2147483648)) ? [] : ["stride"]],
        ],
      },
      YoloDetectionOutput: {
        ...{"name": "yolo_detection_output", "doc": "Maps of YOLO v2 to detections.", "key": 56, "label": "YoloDetectionOutput"},
        fields: [
        ],
        params: [
          {...{"id": "num_class", "js": "numClass", "key": 0, "label": "num_class", "kind": "integer", "doc": "Number of classes."}, fallback: (r) => 20},
          {...{"id": "num_box", "js": "numBox", "key": 1, "label": "num_box", "kind": "integer", "doc": "Boxes of a cell."}, fallback: (r) => 5},
          {...{"id": "confidence_threshold", "js": "confidenceThreshold", "key": 2, "label": "confidence_threshold", "kind": "float", "doc": "Score below which a box is dropped."}, fallback: (r) => 0.01},
          {...{"id": "nms_threshold", "js": "nmsThreshold", "key": 3, "label": "nms_threshold", "kind": "float", "doc": "Overlap from which the lesser box is dropped."}, fallback: (r) => 0.45},
          {...{"id": "biases", "js": "biases", "key": 4, "label": "biases", "kind": "float", "doc": "Width and height of the anchors.", "many": true}},
        ],
        values: [["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"]],
        checks: [
          ["NCNN314", true, (r, root) => (((r.numClass > 0) && (r.numBox > 0)) && ((r.numBox * (r.numClass + 5)) < 2147483648)) ? [] : ["num_class"]],
          ["NCNN311", true, (r, root) => (r.biases.length >= (2 * r.numBox)) ? [] : ["biases"]],
        ],
      },
      Quantize: {
        ...{"name": "quantize", "doc": "Float to int8.", "key": 57, "label": "Quantize"},
        fields: [
          {...{"id": "scale", "js": "scale", "kind": "record", "doc": "Factor of each channel or of all.", "ref": ""}},
        ],
        params: [
          {...{"id": "scale_data_size", "js": "scaleDataSize", "key": 0, "label": "scale_data_size", "kind": "integer", "doc": "Number of scales, 1 or that of the channels."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (r.scaleDataSize > 0) ? [] : ["scale_data_size"]],
        ],
      },
      Dequantize: {
        ...{"name": "dequantize", "doc": "32-bit integers to float.", "key": 58, "label": "Dequantize"},
        fields: [
          {...{"id": "scale", "js": "scale", "kind": "record", "doc": "Factor of each channel or of all.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each channel or of all.", "ref": ""}},
        ],
        params: [
          {...{"id": "scale_data_size", "js": "scaleDataSize", "key": 0, "label": "scale_data_size", "kind": "integer", "doc": "Number of scales, 1 or that of the channels."}, fallback: (r) => 1},
          {...{"id": "bias_data_size", "js": "biasDataSize", "key": 1, "label": "bias_data_size", "kind": "integer", "doc": "Number of summands, 0 none."}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.scaleDataSize > 0) && (r.biasDataSize >= 0)) ? [] : ["scale_data_size"]],
        ],
      },
      Yolov3DetectionOutput: {
        ...{"name": "yolov3_detection_output", "doc": "Maps of YOLO v3 to detections.", "key": 59, "label": "Yolov3DetectionOutput"},
        fields: [
        ],
        params: [
          {...{"id": "num_class", "js": "numClass", "key": 0, "label": "num_class", "kind": "integer", "doc": "Number of classes."}, fallback: (r) => 20},
          {...{"id": "num_box", "js": "numBox", "key": 1, "label": "num_box", "kind": "integer", "doc": "Boxes of a cell."}, fallback: (r) => 5},
          {...{"id": "confidence_threshold", "js": "confidenceThreshold", "key": 2, "label": "confidence_threshold", "kind": "float", "doc": "Score below which a box is dropped."}, fallback: (r) => 0.01},
          {...{"id": "nms_threshold", "js": "nmsThreshold", "key": 3, "label": "nms_threshold", "kind": "float", "doc": "Overlap from which the lesser box is dropped."}, fallback: (r) => 0.45},
          {...{"id": "biases", "js": "biases", "key": 4, "label": "biases", "kind": "float", "doc": "Width and height of the anchors.", "many": true}},
          {...{"id": "mask", "js": "mask", "key": 5, "label": "mask", "kind": "float", "doc": "Which anchors each map uses, as the bits of floats.", "many": true, "words": true}},
          {...{"id": "anchors_scale", "js": "anchorsScale", "key": 6, "label": "anchors_scale", "kind": "float", "doc": "Pixels between two cells of each map.", "many": true}},
        ],
        values: [["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN314", true, (r, root) => (((r.numClass > 0) && (r.numBox > 0)) && ((r.numBox * (r.numClass + 5)) < 2147483648)) ? [] : ["num_class"]],
          ["NCNN322", true, (r, root) => ((r.mask.every((item) => (((item >= 0.0) && (((item * 2) + 1) < r.biases.length)) && (mod(item, 1.0) === 0.0))) && r.biases.every((item) => (item > 0.0))) && r.anchorsScale.every((item) => (item > 0.0))) ? [] : ["biases"]],
          ["NCNN311", true, (r, root) => ((((r.biases.length > 0) && (mod(r.biases.length, 2) === 0)) && (r.mask.length > 0)) && ((r.numBox <= 0) || ((mod(r.mask.length, r.numBox) === 0) && (r.anchorsScale.length >= Math.floor(r.mask.length / r.numBox))))) ? [] : ["biases"]],
        ],
      },
      PsroiPooling: {
        ...{"name": "psroi_pooling", "doc": "Average pooling of regions, each cell from channels of its own.", "key": 60, "label": "PSROIPooling"},
        fields: [
        ],
        params: [
          {...{"id": "pooled_width", "js": "pooledWidth", "key": 0, "label": "pooled_width", "kind": "integer", "doc": "Width of the result."}, fallback: (r) => 7},
          {...{"id": "pooled_height", "js": "pooledHeight", "key": 1, "label": "pooled_height", "kind": "integer", "doc": "Height of the result."}, fallback: (r) => 7},
          {...{"id": "spatial_scale", "js": "spatialScale", "key": 2, "label": "spatial_scale", "kind": "float", "doc": "Factor from image to map coordinates."}, fallback: (r) => 0.0625},
          {...{"id": "output_dim", "js": "outputDim", "key": 3, "label": "output_dim", "kind": "integer", "doc": "Channels of the result."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
      },
      RoiAlign: {
        ...{"name": "roi_align", "doc": "Average pooling of regions with interpolation.", "key": 61, "label": "ROIAlign"},
        fields: [
        ],
        params: [
          {...{"id": "pooled_width", "js": "pooledWidth", "key": 0, "label": "pooled_width", "kind": "integer", "doc": "Width of the result."}},
          {...{"id": "pooled_height", "js": "pooledHeight", "key": 1, "label": "pooled_height", "kind": "integer", "doc": "Height of the result."}},
          {...{"id": "spatial_scale", "js": "spatialScale", "key": 2, "label": "spatial_scale", "kind": "float", "doc": "Factor from image to map coordinates."}, fallback: (r) => 1.0},
          {...{"id": "sampling_ratio", "js": "samplingRatio", "key": 3, "label": "sampling_ratio", "kind": "integer", "doc": "Samples along each side of a cell, 0 as many as pixels."}},
          {...{"id": "aligned", "js": "aligned", "key": 4, "label": "aligned", "kind": "integer", "doc": "1 shifts regions by half a pixel."}},
          {...{"id": "version", "js": "version", "key": 5, "label": "version", "kind": "integer", "doc": "0 the first definition, 1 that of Detectron2."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN309", true, (r, root) => ((r.version >= 0) && (r.version <= 1)) ? [] : ["version"]],
          ["NCNN314", true, (r, root) => ((r.pooledWidth > 0) && (r.pooledHeight > 0)) ? [] : ["pooled_width"]],
        ],
      },
      Packing: {
        ...{"name": "packing", "doc": "Changes how many channels lie side by side in memory.", "key": 62, "label": "Packing"},
        fields: [
        ],
        params: [
          {...{"id": "out_elempack", "js": "outElempack", "key": 0, "label": "out_elempack", "kind": "integer", "doc": "How many."}, fallback: (r) => 1},
          {...{"id": "use_padding", "js": "usePadding", "key": 1, "label": "use_padding", "kind": "integer", "doc": "1 adds channels that are lacking."}},
          {...{"id": "cast_type_from", "js": "castTypeFrom", "key": 2, "label": "cast_type_from", "kind": "integer", "doc": "Type of the input."}},
          {...{"id": "cast_type_to", "js": "castTypeTo", "key": 3, "label": "cast_type_to", "kind": "integer", "doc": "Type of the result."}},
        ],
        checks: [
          ["NCNN314", true, (r, root) => (r.outElempack > 0) ? [] : ["out_elempack"]],
        ],
      },
      Requantize: {
        ...{"name": "requantize", "doc": "32-bit integers to int8.", "key": 63, "label": "Requantize"},
        fields: [
          {...{"id": "scale_in", "js": "scaleIn", "kind": "record", "doc": "Factor from integer to float.", "ref": ""}},
          {...{"id": "scale_out", "js": "scaleOut", "kind": "record", "doc": "Factor from float to int8.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each channel or of all.", "ref": ""}},
        ],
        params: [
          {...{"id": "scale_in_data_size", "js": "scaleInDataSize", "key": 0, "label": "scale_in_data_size", "kind": "integer", "doc": "Number of scales of the input, 1 or that of the channels."}, fallback: (r) => 1},
          {...{"id": "scale_out_data_size", "js": "scaleOutDataSize", "key": 1, "label": "scale_out_data_size", "kind": "integer", "doc": "Number of scales of the result, 1 or that of the channels."}, fallback: (r) => 1},
          {...{"id": "bias_data_size", "js": "biasDataSize", "key": 2, "label": "bias_data_size", "kind": "integer", "doc": "Number of summands, 0 none."}},
          {...{"id": "activation_type", "js": "activationType", "key": 3, "label": "activation_type", "kind": "integer", "doc": "Function applied in between."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 4, "label": "activation_params", "kind": "float", "doc": "Numbers of that function.", "many": true}},
        ],
        checks: [
          ["NCNN301", true, (r, root) => (((r.scaleInDataSize > 0) && (r.scaleOutDataSize > 0)) && (r.biasDataSize >= 0)) ? [] : ["scale_in_data_size"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
        ],
      },
      Cast: {
        ...{"name": "cast", "doc": "Changes the type of the elements.", "key": 64, "label": "Cast"},
        fields: [
        ],
        params: [
          {...{"id": "type_from", "js": "typeFrom", "key": 0, "label": "type_from", "kind": "integer", "doc": "Type of the input."}},
          {...{"id": "type_to", "js": "typeTo", "key": 1, "label": "type_to", "kind": "integer", "doc": "Type of the result."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((((Number(r.typeFrom) >= 0) && (Number(r.typeFrom) <= 4)) && (Number(r.typeTo) >= 0)) && (Number(r.typeTo) <= 4)) ? [] : ["type_from"]],
        ],
      },
      HardSigmoid: {
        ...{"name": "hard_sigmoid", "doc": "alpha * x + beta, limited to 0 and 1.", "key": 65, "label": "HardSigmoid"},
        fields: [
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Slope."}, fallback: (r) => 0.2},
          {...{"id": "beta", "js": "beta", "key": 1, "label": "beta", "kind": "float", "doc": "Value at zero."}, fallback: (r) => 0.5},
        ],
      },
      Selu: {
        ...{"name": "selu", "doc": "Scaled exponential linear unit.", "key": 66, "label": "SELU"},
        fields: [
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Factor of exp(x) - 1 below zero."}, fallback: (r) => 1.67326324},
          {...{"id": "lambda_", "js": "lambda", "key": 1, "label": "lambda", "kind": "float", "doc": "Factor of all."}, fallback: (r) => 1.050700987},
        ],
      },
      HardSwish: {
        ...{"name": "hard_swish", "doc": "x times alpha * x + beta, limited to 0 and 1.", "key": 67, "label": "HardSwish"},
        fields: [
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Slope."}, fallback: (r) => 0.2},
          {...{"id": "beta", "js": "beta", "key": 1, "label": "beta", "kind": "float", "doc": "Value at zero."}, fallback: (r) => 0.5},
        ],
      },
      Noop: {
        ...{"name": "noop", "doc": "Hands its blobs on.", "key": 68, "label": "Noop"},
        fields: [
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["min_tops", "minTops"], ["max_tops", "maxTops"]],
      },
      PixelShuffle: {
        ...{"name": "pixel_shuffle", "doc": "Turns channels into blocks of pixels.", "key": 69, "label": "PixelShuffle"},
        fields: [
        ],
        params: [
          {...{"id": "upscale_factor", "js": "upscaleFactor", "key": 0, "label": "upscale_factor", "kind": "integer", "doc": "Side of a block."}, fallback: (r) => 1},
          {...{"id": "mode", "js": "mode", "key": 1, "label": "mode", "kind": "integer", "doc": "0 the channel slowest in the input, 1 fastest."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((r.mode >= 0) && (r.mode <= 1)) ? [] : ["mode"]],
          ["NCNN314", true, (r, root) => ((r.upscaleFactor > 0) && ((r.upscaleFactor * r.upscaleFactor) < 2147483648)) ? [] : ["upscale_factor"]],
        ],
      },
      DeepCopy: {
        ...{"name": "deep_copy", "doc": "Copies a blob.", "key": 70, "label": "DeepCopy"},
        fields: [
        ],
      },
      Mish: {
        ...{"name": "mish", "doc": "x * tanh(log(1 + exp(x))).", "key": 71, "label": "Mish"},
        fields: [
        ],
      },
      StatisticsPooling: {
        ...{"name": "statistics_pooling", "doc": "Mean of each channel, and standard deviation.", "key": 72, "label": "StatisticsPooling"},
        fields: [
        ],
        params: [
          {...{"id": "include_stddev", "js": "includeStddev", "key": 0, "label": "include_stddev", "kind": "integer", "doc": "1 gives the deviation as well."}},
        ],
      },
      Swish: {
        ...{"name": "swish", "doc": "x / (1 + exp(-x)).", "key": 73, "label": "Swish"},
        fields: [
        ],
      },
      Gemm: {
        ...{"name": "gemm", "doc": "alpha * A * B + beta * C, where each of A, B and C is a blob or a constant. Weights of B in blocks: each row holds its K numbers of 4, 6 or 8 bits one after the other, the lowest bit first, in whole bytes.", "key": 74, "label": "Gemm"},
        fields: [
          {...{"id": "a", "js": "a", "kind": "record", "doc": "Matrix A.", "ref": "", "label": "A"}, shape: (r, root) => [((r.transA === 0) ? r.constantM : r.constantK), ((r.transA === 0) ? r.constantK : r.constantM)]},
          {...{"id": "b", "js": "b", "kind": "record", "doc": "Matrix B, or the packed bits of its block weights.", "ref": "", "label": "B"}, shape: (r, root) => [((r.transB === 0) ? r.constantK : r.constantN), ((r.transB === 0) ? r.constantN : r.constantK)]},
          {...{"id": "c", "js": "c", "kind": "record", "doc": "Summand C.", "ref": "", "label": "C"}, shape: (r, root) => [((r.constantBroadcastTypeC < 2) ? 0 : ((r.constantBroadcastTypeC === 4) ? 1 : ((r.constantM < 0) ? 0 : r.constantM))), ((r.constantBroadcastTypeC === 1) ? ((r.constantM < 0) ? 0 : r.constantM) : ((r.constantBroadcastTypeC < 3) ? 1 : ((r.constantN < 0) ? 0 : r.constantN)))]},
          {...{"id": "b_quantize_scales", "js": "bQuantizeScales", "kind": "record", "doc": "Divisor of each block of each row: a weight is its number over the scale.", "ref": "", "label": "B_quantize_scales"}, shape: (r, root) => [r.constantN, Math.floor(((r.constantK + ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128))) - 1) / ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128)))]},
          {...{"id": "b_input_scales", "js": "bInputScales", "kind": "record", "doc": "Factor of each input.", "ref": "", "label": "B_input_scales"}},
          {...{"id": "a_int8_scales", "js": "aInt8Scales", "kind": "record", "doc": "Factor from A to int8 of each row.", "ref": "", "label": "A_int8_scales"}},
          {...{"id": "b_int8_scale", "js": "bInt8Scale", "kind": "record", "doc": "Factor from B to int8.", "ref": "", "label": "B_int8_scale"}},
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Factor of the product."}, fallback: (r) => 1.0},
          {...{"id": "beta", "js": "beta", "key": 1, "label": "beta", "kind": "float", "doc": "Factor of C."}, fallback: (r) => 1.0},
          {...{"id": "trans_a", "js": "transA", "key": 2, "label": "transA", "kind": "integer", "doc": "1 has A as K rows of M."}},
          {...{"id": "trans_b", "js": "transB", "key": 3, "label": "transB", "kind": "integer", "doc": "1 has B as N rows of K."}},
          {...{"id": "constant_a", "js": "constantA", "key": 4, "label": "constantA", "kind": "integer", "doc": "1 stores A."}},
          {...{"id": "constant_b", "js": "constantB", "key": 5, "label": "constantB", "kind": "integer", "doc": "1 stores B."}},
          {...{"id": "constant_c", "js": "constantC", "key": 6, "label": "constantC", "kind": "integer", "doc": "1 stores C, unless its broadcast type is -1."}},
          {...{"id": "constant_m", "js": "constantM", "key": 7, "label": "constantM", "kind": "integer", "doc": "Rows of A, 0 if they come with a blob."}},
          {...{"id": "constant_n", "js": "constantN", "key": 8, "label": "constantN", "kind": "integer", "doc": "Columns of B, 0 if they come with a blob."}},
          {...{"id": "constant_k", "js": "constantK", "key": 9, "label": "constantK", "kind": "integer", "doc": "Columns of A and rows of B, 0 if they come with a blob."}},
          {...{"id": "constant_broadcast_type_c", "js": "constantBroadcastTypeC", "key": 10, "label": "constant_broadcast_type_C", "kind": "integer", "doc": "Shape of C: -1 there is none, 0 one number, 1 [M], 2 [M, 1], 3 [M, N], 4 [1, N]."}},
          {...{"id": "output_n1m", "js": "outputN1m", "key": 11, "label": "output_N1M", "kind": "integer", "doc": "1 gives three dims, the middle one 1."}},
          {...{"id": "output_elempack", "js": "outputElempack", "key": 12, "label": "output_elempack", "kind": "integer", "doc": "How many rows lie side by side in memory, 0 as suits."}},
          {...{"id": "output_elemtype", "js": "outputElemtype", "key": 13, "label": "output_elemtype", "kind": "integer", "doc": "Type of the result: 0 as suits, 1 float32."}},
          {...{"id": "output_transpose", "js": "outputTranspose", "key": 14, "label": "output_transpose", "kind": "integer", "doc": "1 turns the result over."}},
          {...{"id": "quantize_term", "js": "quantizeTerm", "key": 18, "label": "quantize_term", "kind": "integer", "doc": "0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8."}},
          {...{"id": "constant_tile_m", "js": "constantTileM", "key": 20, "label": "constant_TILE_M", "kind": "integer", "doc": "Rows computed at a time, 0 as suits."}},
          {...{"id": "constant_tile_n", "js": "constantTileN", "key": 21, "label": "constant_TILE_N", "kind": "integer", "doc": "Columns computed at a time, 0 as suits."}},
          {...{"id": "constant_tile_k", "js": "constantTileK", "key": 22, "label": "constant_TILE_K", "kind": "integer", "doc": "Summands computed at a time, 0 as suits."}},
          {...{"id": "dialect", "js": "dialect"}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["blockwise", "blockwise"], ["bits", "bits"], ["block_size", "blockSize"], ["block_load", "blockLoad"], ["c_rows", "cRows"], ["c_columns", "cColumns"]],
        checks: [
          ["NCNN317", true, (r, root) => ((![4, 5, 6].includes(r.quantizeTerm)) && ((r.quantizeTerm < 400) || (((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)))) ? [] : ["quantize_term"]],
          ["NCNN318", true, (r, root) => ((!(((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3))) || (((((((r.constantA === 0) && (r.constantB === 1)) && (r.transB === 1)) && [0, 1].includes(r.outputElemtype)) && ((r.transA === 0) || ((((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? Math.floor(r.quantizeTerm / 100) : 0) === 8) && (r.transA === 1)))) && ((r.outputTranspose === 0) || ((((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? Math.floor(r.quantizeTerm / 100) : 0) === 8) && (r.outputTranspose === 1)))) && ((((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? Math.floor(r.quantizeTerm / 100) : 0) === 8) || ((r.outputN1m === 0) && (r.outputElempack === 0))))) ? [] : ["quantize_term"]],
          ["NCNN314", true, (r, root) => (((r.constantTileM < 1073741824) && (r.constantTileN < 1073741824)) && (r.constantTileK < 1073741824)) ? [] : ["constant_tile_m"]],
          ["NCNN309", true, (r, root) => ([0, 1, 4, 8, 16].includes(r.outputElempack) && ((r.constantC !== 1) || ((r.constantBroadcastTypeC >= -1) && (r.constantBroadcastTypeC <= 4)))) ? [] : ["output_elempack"]],
          ["NCNN301", true, (r, root) => (((((r.constantA !== 1) || ((r.constantM > 0) && (r.constantK > 0))) && ((r.constantB !== 1) || ((r.constantN > 0) && (r.constantK > 0)))) && ((((r.constantC !== 1) || (r.constantBroadcastTypeC < 1)) || (r.constantBroadcastTypeC === 4)) || (r.constantM > 0))) && (((r.constantC !== 1) || (r.constantBroadcastTypeC < 3)) || (r.constantN > 0))) ? [] : ["constant_a"]],
          ["NCNN313", true, (r, root) => ((((r.constantA !== 1) || ((r.constantM * r.constantK) < 2147483648)) && ((r.constantB !== 1) || ((r.constantK * r.constantN) < 2147483648))) && (((r.constantC !== 1) || (r.constantBroadcastTypeC !== 3)) || ((r.constantM * r.constantN) < 2147483648))) ? [] : ["constant_a"]],
          ["NCNN203", false, (r, root) => (((((r.constantA !== 1) || (((r.a.load === 1) ? 0 : ((r.a.load !== 0) ? 5 : (((r.a.flag === 0) || (r.a.flag === 180310)) ? 0 : ((r.a.flag === 19950407) ? 1 : ((r.a.flag === 20220803) ? 2 : ((r.a.flag === 871224) ? 3 : 4)))))) !== 3)) || (r.quantizeTerm !== 0)) && (((r.constantB !== 1) || (((r.b.load === 1) ? 0 : ((r.b.load !== 0) ? 5 : (((r.b.flag === 0) || (r.b.flag === 180310)) ? 0 : ((r.b.flag === 19950407) ? 1 : ((r.b.flag === 20220803) ? 2 : ((r.b.flag === 871224) ? 3 : 4)))))) !== 3)) || (r.quantizeTerm !== 0))) && (((r.constantC !== 1) || (r.constantBroadcastTypeC === -1)) || (((r.c.load === 1) ? 0 : ((r.c.load !== 0) ? 5 : (((r.c.flag === 0) || (r.c.flag === 180310)) ? 0 : ((r.c.flag === 19950407) ? 1 : ((r.c.flag === 20220803) ? 2 : ((r.c.flag === 871224) ? 3 : 4)))))) !== 3))) ? [] : ["constant_a"]],
          ["NCNN205", false, (r, root) => ((((!(((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3))) || (r.dialect === 10)) || (r.constantB !== 1)) || (((r.b.load === 1) ? 0 : ((r.b.load !== 0) ? 5 : (((r.b.flag === 0) || (r.b.flag === 180310)) ? 0 : ((r.b.flag === 19950407) ? 1 : ((r.b.flag === 20220803) ? 2 : ((r.b.flag === 871224) ? 3 : 4)))))) === 3)) ? [] : ["quantize_term"]],
        ],
      },
      GroupNorm: {
        ...{"name": "group_norm", "doc": "Normalisation of groups of channels by their own statistics.", "key": 75, "label": "GroupNorm"},
        fields: [
          {...{"id": "gamma", "js": "gamma", "kind": "record", "doc": "Factor of each channel.", "ref": ""}},
          {...{"id": "beta", "js": "beta", "kind": "record", "doc": "Summand of each channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "group", "js": "group", "key": 0, "label": "group", "kind": "integer", "doc": "Number of groups."}, fallback: (r) => 1},
          {...{"id": "channels", "js": "channels", "key": 1, "label": "channels", "kind": "integer", "doc": "Number of channels."}},
          {...{"id": "eps", "js": "eps", "key": 2, "label": "eps", "kind": "float", "doc": "Added to the variance."}, fallback: (r) => 0.001},
          {...{"id": "affine", "js": "affine", "key": 3, "label": "affine", "kind": "integer", "doc": "1 with factors and summands."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.channels >= 0) && ((r.affine === 0) || (r.channels > 0))) ? [] : ["channels"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && (mod(r.channels, r.group) === 0)) ? [] : ["group"]],
        ],
      },
      LayerNorm: {
        ...{"name": "layer_norm", "doc": "Normalisation of the last axes by their own statistics.", "key": 76, "label": "LayerNorm"},
        fields: [
          {...{"id": "gamma", "js": "gamma", "kind": "record", "doc": "Factor of each element.", "ref": ""}},
          {...{"id": "beta", "js": "beta", "kind": "record", "doc": "Summand of each element.", "ref": ""}},
        ],
        params: [
          {...{"id": "affine_size", "js": "affineSize", "key": 0, "label": "affine_size", "kind": "integer", "doc": "Elements that share statistics."}},
          {...{"id": "eps", "js": "eps", "key": 1, "label": "eps", "kind": "float", "doc": "Added to the variance."}, fallback: (r) => 0.001},
          {...{"id": "affine", "js": "affine", "key": 2, "label": "affine", "kind": "integer", "doc": "1 with factors (and summands)."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.affine === 0) || (r.affineSize > 0)) ? [] : ["affine"]],
        ],
      },
      Softplus: {
        ...{"name": "softplus", "doc": "log(1 + exp(x)).", "key": 77, "label": "Softplus"},
        fields: [
        ],
      },
      Gru: {
        ...{"name": "gru", "doc": "Gated recurrent unit, gates in the order reset, update, new; the last has two biases.", "key": 78, "label": "GRU"},
        fields: [
          {...{"id": "weight_xc", "js": "weightXc", "kind": "record", "doc": "Weights of the input.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.numOutput * 3), Math.floor(r.weightDataSize / ((r.numOutput * 3) * ((r.direction === 2) ? 2 : 1)))]},
          {...{"id": "bias_c", "js": "biasC", "kind": "record", "doc": "Bias.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), 4, r.numOutput]},
          {...{"id": "weight_hc", "js": "weightHc", "kind": "record", "doc": "Weights of the last output.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.numOutput * 3), r.numOutput]},
          {...{"id": "weight_xc_int8_scales", "js": "weightXcInt8Scales", "kind": "record", "doc": "Factor from input weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.numOutput * 3)]},
          {...{"id": "weight_hc_int8_scales", "js": "weightHcInt8Scales", "kind": "record", "doc": "Factor from output weight to int8 of each row.", "ref": ""}, shape: (r, root) => [((r.direction === 2) ? 2 : 1), (r.numOutput * 3)]},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Length of the output of a step in one direction."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 1, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights of the input in all directions and gates."}},
          {...{"id": "direction", "js": "direction", "key": 2, "label": "direction", "kind": "integer", "doc": "0 forward, 1 reverse, 2 both."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 8, "label": "int8_scale_term", "kind": "integer", "doc": "0 float, else int8 weights and their scales."}},
        ],
        values: [["max_bottoms", "maxBottoms"], ["max_tops", "maxTops"], ["directions", "directions"]],
        checks: [
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN309", true, (r, root) => ((Number(r.direction) >= 0) && (Number(r.direction) <= 2)) ? [] : ["direction"]],
          ["NCNN313", true, (r, root) => ((((r.numOutput * r.numOutput) * 3) * ((r.direction === 2) ? 2 : 1)) < 2147483648) ? [] : ["num_output"]],
          ["NCNN304", true, (r, root) => ((r.numOutput <= 0) || (mod(r.weightDataSize, ((r.numOutput * 3) * ((r.direction === 2) ? 2 : 1))) === 0)) ? [] : ["num_output"]],
          ["NCNN203", false, (r, root) => ((((r.biasC.load === 1) ? 0 : ((r.biasC.load !== 0) ? 5 : (((r.biasC.flag === 0) || (r.biasC.flag === 180310)) ? 0 : ((r.biasC.flag === 19950407) ? 1 : ((r.biasC.flag === 20220803) ? 2 : ((r.biasC.flag === 871224) ? 3 : 4)))))) !== 3) && ((r.int8ScaleTerm !== 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) !== 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) !== 3)))) ? [] : ["bias_c.load"]],
          ["NCNN204", false, (r, root) => ((r.int8ScaleTerm === 0) || ((((r.weightXc.load === 1) ? 0 : ((r.weightXc.load !== 0) ? 5 : (((r.weightXc.flag === 0) || (r.weightXc.flag === 180310)) ? 0 : ((r.weightXc.flag === 19950407) ? 1 : ((r.weightXc.flag === 20220803) ? 2 : ((r.weightXc.flag === 871224) ? 3 : 4)))))) === 3) && (((r.weightHc.load === 1) ? 0 : ((r.weightHc.load !== 0) ? 5 : (((r.weightHc.flag === 0) || (r.weightHc.flag === 180310)) ? 0 : ((r.weightHc.flag === 19950407) ? 1 : ((r.weightHc.flag === 20220803) ? 2 : ((r.weightHc.flag === 871224) ? 3 : 4)))))) === 3))) ? [] : ["int8_scale_term"]],
        ],
      },
      MultiHeadAttention: {
        ...{"name": "multi_head_attention", "doc": "Multi-head attention. Weights may be quantised in blocks as those of Gemm.", "key": 79, "label": "MultiHeadAttention"},
        fields: [
          {...{"id": "q_weight", "js": "qWeight", "kind": "record", "doc": "Projection of the query.", "ref": ""}, shape: (r, root) => [((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.embedDim : 0), ((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? ((r.embedDim > 0) ? Math.floor(r.weightDataSize / r.embedDim) : 0) : r.weightDataSize)]},
          {...{"id": "q_bias", "js": "qBias", "kind": "record", "doc": "Bias of the query.", "ref": ""}},
          {...{"id": "k_weight", "js": "kWeight", "kind": "record", "doc": "Projection of the key.", "ref": ""}, shape: (r, root) => [((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.embedDim : 0), ((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.kdim : (r.kdim * r.embedDim))]},
          {...{"id": "k_bias", "js": "kBias", "kind": "record", "doc": "Bias of the key.", "ref": ""}},
          {...{"id": "v_weight", "js": "vWeight", "kind": "record", "doc": "Projection of the value.", "ref": ""}, shape: (r, root) => [((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.embedDim : 0), ((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.vdim : (r.vdim * r.embedDim))]},
          {...{"id": "v_bias", "js": "vBias", "kind": "record", "doc": "Bias of the value.", "ref": ""}},
          {...{"id": "out_weight", "js": "outWeight", "kind": "record", "doc": "Projection of the result.", "ref": ""}, shape: (r, root) => [((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? ((r.embedDim > 0) ? Math.floor(r.weightDataSize / r.embedDim) : 0) : 0), ((((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)) ? r.embedDim : r.weightDataSize)]},
          {...{"id": "out_bias", "js": "outBias", "kind": "record", "doc": "Bias of the result.", "ref": ""}},
          {...{"id": "q_quantize_scales", "js": "qQuantizeScales", "kind": "record", "doc": "Divisor of each block of the query weights.", "ref": ""}, shape: (r, root) => [r.embedDim, Math.floor(((((r.embedDim > 0) ? Math.floor(r.weightDataSize / r.embedDim) : 0) + ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128))) - 1) / ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128)))]},
          {...{"id": "k_quantize_scales", "js": "kQuantizeScales", "kind": "record", "doc": "Divisor of each block of the key weights.", "ref": ""}, shape: (r, root) => [r.embedDim, Math.floor(((r.kdim + ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128))) - 1) / ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128)))]},
          {...{"id": "v_quantize_scales", "js": "vQuantizeScales", "kind": "record", "doc": "Divisor of each block of the value weights.", "ref": ""}, shape: (r, root) => [r.embedDim, Math.floor(((r.vdim + ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128))) - 1) / ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128)))]},
          {...{"id": "out_quantize_scales", "js": "outQuantizeScales", "kind": "record", "doc": "Divisor of each block of the result weights.", "ref": ""}, shape: (r, root) => [((r.embedDim > 0) ? Math.floor(r.weightDataSize / r.embedDim) : 0), Math.floor(((r.embedDim + ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128))) - 1) / ((mod(r.quantizeTerm, 10) === 0) ? 32 : ((mod(r.quantizeTerm, 10) === 1) ? 64 : 128)))]},
          {...{"id": "q_input_scales", "js": "qInputScales", "kind": "record", "doc": "Factor of each query input.", "ref": ""}},
          {...{"id": "k_input_scales", "js": "kInputScales", "kind": "record", "doc": "Factor of each key input.", "ref": ""}},
          {...{"id": "v_input_scales", "js": "vInputScales", "kind": "record", "doc": "Factor of each value input.", "ref": ""}},
          {...{"id": "out_input_scales", "js": "outInputScales", "kind": "record", "doc": "Factor of each result input.", "ref": ""}},
          {...{"id": "q_int8_scales", "js": "qInt8Scales", "kind": "record", "doc": "Query weight to int8 by row.", "ref": ""}},
          {...{"id": "k_int8_scales", "js": "kInt8Scales", "kind": "record", "doc": "Key weight to int8 by row.", "ref": ""}},
          {...{"id": "v_int8_scales", "js": "vInt8Scales", "kind": "record", "doc": "Value weight to int8 by row.", "ref": ""}},
          {...{"id": "out_int8_scale", "js": "outInt8Scale", "kind": "record", "doc": "Result weight to int8.", "ref": ""}},
        ],
        params: [
          {...{"id": "embed_dim", "js": "embedDim", "key": 0, "label": "embed_dim", "kind": "integer", "doc": "Length of all heads together."}},
          {...{"id": "num_heads", "js": "numHeads", "key": 1, "label": "num_heads", "kind": "integer", "doc": "Number of heads."}, fallback: (r) => 1},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 2, "label": "weight_data_size", "kind": "integer", "doc": "Weights of the query, embed_dim times its length."}},
          {...{"id": "kdim", "js": "kdim", "key": 3, "label": "kdim", "kind": "integer", "doc": "Length of a key before projection."}, fallback: (r) => r.embedDim},
          {...{"id": "vdim", "js": "vdim", "key": 4, "label": "vdim", "kind": "integer", "doc": "Length of a value before projection."}, fallback: (r) => r.embedDim},
          {...{"id": "attn_mask", "js": "attnMask", "key": 5, "label": "attn_mask", "kind": "integer", "doc": "1 with a mask as a further blob."}},
          {...{"id": "kv_cache", "js": "kvCache", "key": 7, "label": "kv_cache", "kind": "integer", "doc": "1 takes and gives cached keys and values."}},
          {...{"id": "quantize_term", "js": "quantizeTerm", "key": 18, "label": "quantize_term", "kind": "integer", "doc": "0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8."}},
          {...{"id": "scale", "js": "scale", "key": 6, "label": "scale", "kind": "float", "doc": "Factor of query times key."}, fallback: (r) => (((r.numHeads > 0) && (r.embedDim >= r.numHeads)) ? (1.0 / Math.sqrt(quotient(r.embedDim, r.numHeads))) : 0.0)},
          {...{"id": "dialect", "js": "dialect"}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["min_tops", "minTops"], ["max_tops", "maxTops"], ["blockwise", "blockwise"], ["bits", "bits"], ["block_size", "blockSize"], ["block_load", "blockLoad"], ["qdim", "qdim"], ["q_bytes", "qBytes"], ["k_bytes", "kBytes"], ["v_bytes", "vBytes"], ["out_bytes", "outBytes"]],
        checks: [
          ["NCNN319", true, (r, root) => (((r.numHeads > 0) && (r.embedDim > 0)) && ((r.numHeads <= 0) || (mod(r.embedDim, r.numHeads) === 0))) ? [] : ["num_heads"]],
          ["NCNN301", true, (r, root) => (((r.weightDataSize > 0) && (r.kdim > 0)) && (r.vdim > 0)) ? [] : ["weight_data_size"]],
          ["NCNN304", true, (r, root) => ((r.embedDim <= 0) || (mod(r.weightDataSize, r.embedDim) === 0)) ? [] : ["embed_dim"]],
          ["NCNN313", true, (r, root) => (((r.kdim * r.embedDim) < 2147483648) && ((r.vdim * r.embedDim) < 2147483648)) ? [] : ["kdim"]],
          ["NCNN317", true, (r, root) => ((![4, 5, 6].includes(r.quantizeTerm)) && ((r.quantizeTerm < 400) || (((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3)))) ? [] : ["quantize_term"]],
          ["NCNN203", false, (r, root) => ((r.quantizeTerm !== 0) || ((((((r.qWeight.load === 1) ? 0 : ((r.qWeight.load !== 0) ? 5 : (((r.qWeight.flag === 0) || (r.qWeight.flag === 180310)) ? 0 : ((r.qWeight.flag === 19950407) ? 1 : ((r.qWeight.flag === 20220803) ? 2 : ((r.qWeight.flag === 871224) ? 3 : 4)))))) !== 3) && (((r.kWeight.load === 1) ? 0 : ((r.kWeight.load !== 0) ? 5 : (((r.kWeight.flag === 0) || (r.kWeight.flag === 180310)) ? 0 : ((r.kWeight.flag === 19950407) ? 1 : ((r.kWeight.flag === 20220803) ? 2 : ((r.kWeight.flag === 871224) ? 3 : 4)))))) !== 3)) && (((r.vWeight.load === 1) ? 0 : ((r.vWeight.load !== 0) ? 5 : (((r.vWeight.flag === 0) || (r.vWeight.flag === 180310)) ? 0 : ((r.vWeight.flag === 19950407) ? 1 : ((r.vWeight.flag === 20220803) ? 2 : ((r.vWeight.flag === 871224) ? 3 : 4)))))) !== 3)) && (((r.outWeight.load === 1) ? 0 : ((r.outWeight.load !== 0) ? 5 : (((r.outWeight.flag === 0) || (r.outWeight.flag === 180310)) ? 0 : ((r.outWeight.flag === 19950407) ? 1 : ((r.outWeight.flag === 20220803) ? 2 : ((r.outWeight.flag === 871224) ? 3 : 4)))))) !== 3))) ? [] : ["q_weight.load"]],
          ["NCNN204", false, (r, root) => (((r.quantizeTerm === 0) || (((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3))) || ((((((r.qWeight.load === 1) ? 0 : ((r.qWeight.load !== 0) ? 5 : (((r.qWeight.flag === 0) || (r.qWeight.flag === 180310)) ? 0 : ((r.qWeight.flag === 19950407) ? 1 : ((r.qWeight.flag === 20220803) ? 2 : ((r.qWeight.flag === 871224) ? 3 : 4)))))) === 3) && (((r.kWeight.load === 1) ? 0 : ((r.kWeight.load !== 0) ? 5 : (((r.kWeight.flag === 0) || (r.kWeight.flag === 180310)) ? 0 : ((r.kWeight.flag === 19950407) ? 1 : ((r.kWeight.flag === 20220803) ? 2 : ((r.kWeight.flag === 871224) ? 3 : 4)))))) === 3)) && (((r.vWeight.load === 1) ? 0 : ((r.vWeight.load !== 0) ? 5 : (((r.vWeight.flag === 0) || (r.vWeight.flag === 180310)) ? 0 : ((r.vWeight.flag === 19950407) ? 1 : ((r.vWeight.flag === 20220803) ? 2 : ((r.vWeight.flag === 871224) ? 3 : 4)))))) === 3)) && (((r.outWeight.load === 1) ? 0 : ((r.outWeight.load !== 0) ? 5 : (((r.outWeight.flag === 0) || (r.outWeight.flag === 180310)) ? 0 : ((r.outWeight.flag === 19950407) ? 1 : ((r.outWeight.flag === 20220803) ? 2 : ((r.outWeight.flag === 871224) ? 3 : 4)))))) === 3))) ? [] : ["quantize_term"]],
          ["NCNN205", false, (r, root) => (((!(((((r.quantizeTerm >= 400) && (r.quantizeTerm < 900)) && (mod(Math.floor(r.quantizeTerm / 100), 2) === 0)) && (mod(r.quantizeTerm, 100) < 20)) && (mod(r.quantizeTerm, 10) < 3))) || (r.dialect === 10)) || ((((((r.qWeight.load === 1) ? 0 : ((r.qWeight.load !== 0) ? 5 : (((r.qWeight.flag === 0) || (r.qWeight.flag === 180310)) ? 0 : ((r.qWeight.flag === 19950407) ? 1 : ((r.qWeight.flag === 20220803) ? 2 : ((r.qWeight.flag === 871224) ? 3 : 4)))))) === 3) && (((r.kWeight.load === 1) ? 0 : ((r.kWeight.load !== 0) ? 5 : (((r.kWeight.flag === 0) || (r.kWeight.flag === 180310)) ? 0 : ((r.kWeight.flag === 19950407) ? 1 : ((r.kWeight.flag === 20220803) ? 2 : ((r.kWeight.flag === 871224) ? 3 : 4)))))) === 3)) && (((r.vWeight.load === 1) ? 0 : ((r.vWeight.load !== 0) ? 5 : (((r.vWeight.flag === 0) || (r.vWeight.flag === 180310)) ? 0 : ((r.vWeight.flag === 19950407) ? 1 : ((r.vWeight.flag === 20220803) ? 2 : ((r.vWeight.flag === 871224) ? 3 : 4)))))) === 3)) && (((r.outWeight.load === 1) ? 0 : ((r.outWeight.load !== 0) ? 5 : (((r.outWeight.flag === 0) || (r.outWeight.flag === 180310)) ? 0 : ((r.outWeight.flag === 19950407) ? 1 : ((r.outWeight.flag === 20220803) ? 2 : ((r.outWeight.flag === 871224) ? 3 : 4)))))) === 3))) ? [] : ["quantize_term"]],
        ],
      },
      Gelu: {
        ...{"name": "gelu", "doc": "x times the normal distribution function of x.", "key": 80, "label": "GELU"},
        fields: [
        ],
        params: [
          {...{"id": "fast_gelu", "js": "fastGelu", "key": 0, "label": "fast_gelu", "kind": "integer", "doc": "1 approximates it by tanh."}},
        ],
      },
      Convolution1d: {
        ...{"name": "convolution1d", "doc": "1-D convolution.", "key": 81, "label": "Convolution1D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 19, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.kernelW > 0) && (((r.kernelW - 1) * r.dilationW) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((r.dilationW > 0) && (r.strideW > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => ((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (mod(r.weightDataSize, (r.numOutput * r.kernelW)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      Pooling1d: {
        ...{"name": "pooling1d", "doc": "1-D pooling.", "key": 82, "label": "Pooling1D"},
        fields: [
        ],
        params: [
          {...{"id": "pooling_type", "js": "poolingType", "key": 0, "label": "pooling_type", "kind": "integer", "doc": "0 max, 1 average."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "stride_w", "js": "strideW", "key": 2, "label": "stride_w", "kind": "integer", "doc": "Step of the window along w."}, fallback: (r) => 1},
          {...{"id": "pad_left", "js": "padLeft", "key": 3, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left."}},
          {...{"id": "pad_right", "js": "padRight", "key": 14, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "global_pooling", "js": "globalPooling", "key": 4, "label": "global_pooling", "kind": "integer", "doc": "1 takes the whole blob for the window."}},
          {...{"id": "pad_mode", "js": "padMode", "key": 5, "label": "pad_mode", "kind": "integer", "doc": "0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."}},
          {...{"id": "avgpool_count_include_pad", "js": "avgpoolCountIncludePad", "key": 6, "label": "avgpool_count_include_pad", "kind": "integer", "doc": "1 counts what was added in an average."}},
          {...{"id": "adaptive_pooling", "js": "adaptivePooling", "key": 7, "label": "adaptive_pooling", "kind": "integer", "doc": "1 chooses the windows for the size of the result."}},
          {...{"id": "out_w", "js": "outW", "key": 8, "label": "out_w", "kind": "integer", "doc": "Width of an adaptive result, -233 as the input."}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN302", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || (r.kernelW > 0)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || (r.strideW > 0)) ? [] : ["stride_w"]],
          ["NCNN309", true, (r, root) => (((Number(r.poolingType) >= 0) && (Number(r.poolingType) <= 1)) && (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || ((Number(r.padMode) >= 0) && (Number(r.padMode) <= 3)))) ? [] : ["pooling_type"]],
          ["NCNN314", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling === 0)) || (r.outW > 0)) ? [] : ["adaptive_pooling"]],
        ],
      },
      ConvolutionDepthWise1d: {
        ...{"name": "convolution_depth_wise1d", "doc": "1-D convolution in groups.", "key": 83, "label": "ConvolutionDepthWise1D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 19, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.kernelW > 0) && (((r.kernelW - 1) * r.dilationW) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((r.dilationW > 0) && (r.strideW > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => ((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (mod(r.weightDataSize, (r.numOutput * r.kernelW)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && ((r.dynamicWeight !== 0) || (mod(r.numOutput, r.group) === 0))) ? [] : ["group"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      Convolution3d: {
        ...{"name": "convolution3d", "doc": "3-D convolution.", "key": 84, "label": "Convolution3D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "kernel_d", "js": "kernelD", "key": 21, "label": "kernel_d", "kind": "integer", "doc": "Kernel depth."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "dilation_d", "js": "dilationD", "key": 22, "label": "dilation_d", "kind": "integer", "doc": "Step between kernel taps along d."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "stride_d", "js": "strideD", "key": 23, "label": "stride_d", "kind": "integer", "doc": "Step of the kernel along d."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_front", "js": "padFront", "key": 24, "label": "pad_front", "kind": "integer", "doc": "Slices added in front."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_behind", "js": "padBehind", "key": 17, "label": "pad_behind", "kind": "integer", "doc": "Slices added behind."}, fallback: (r) => r.padFront},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padFront < 1048576)) && (r.padBehind < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((((((r.kernelW > 0) && (r.kernelH > 0)) && (r.kernelD > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) && (((r.kernelD - 1) * r.dilationD) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((((r.dilationW > 0) && (r.dilationH > 0)) && (r.dilationD > 0)) && (r.strideW > 0)) && (r.strideH > 0)) && (r.strideD > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.numOutput <= 0) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (r.kernelD <= 0)) || (mod(r.weightDataSize, (((r.numOutput * r.kernelW) * r.kernelH) * r.kernelD)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) ? [] : ["weight.load"]],
        ],
      },
      ConvolutionDepthWise3d: {
        ...{"name": "convolution_depth_wise3d", "doc": "3-D convolution in groups.", "key": 85, "label": "ConvolutionDepthWise3D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "kernel_d", "js": "kernelD", "key": 21, "label": "kernel_d", "kind": "integer", "doc": "Kernel depth."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "dilation_d", "js": "dilationD", "key": 22, "label": "dilation_d", "kind": "integer", "doc": "Step between kernel taps along d."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "stride_d", "js": "strideD", "key": 23, "label": "stride_d", "kind": "integer", "doc": "Step of the kernel along d."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_front", "js": "padFront", "key": 24, "label": "pad_front", "kind": "integer", "doc": "Slices added in front."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_behind", "js": "padBehind", "key": 17, "label": "pad_behind", "kind": "integer", "doc": "Slices added behind."}, fallback: (r) => r.padFront},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padFront < 1048576)) && (r.padBehind < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((((((r.kernelW > 0) && (r.kernelH > 0)) && (r.kernelD > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) && (((r.kernelD - 1) * r.dilationD) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((((r.dilationW > 0) && (r.dilationH > 0)) && (r.dilationD > 0)) && (r.strideW > 0)) && (r.strideH > 0)) && (r.strideD > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.numOutput <= 0) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (r.kernelD <= 0)) || (mod(r.weightDataSize, (((r.numOutput * r.kernelW) * r.kernelH) * r.kernelD)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && (mod(r.numOutput, r.group) === 0)) ? [] : ["group"]],
          ["NCNN203", false, (r, root) => (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) ? [] : ["weight.load"]],
        ],
      },
      Pooling3d: {
        ...{"name": "pooling3d", "doc": "3-D pooling.", "key": 86, "label": "Pooling3D"},
        fields: [
        ],
        params: [
          {...{"id": "pooling_type", "js": "poolingType", "key": 0, "label": "pooling_type", "kind": "integer", "doc": "0 max, 1 average."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "kernel_d", "js": "kernelD", "key": 21, "label": "kernel_d", "kind": "integer", "doc": "Kernel depth."}, fallback: (r) => r.kernelW},
          {...{"id": "stride_w", "js": "strideW", "key": 2, "label": "stride_w", "kind": "integer", "doc": "Step of the window along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 12, "label": "stride_h", "kind": "integer", "doc": "Step of the window along h."}, fallback: (r) => r.strideW},
          {...{"id": "stride_d", "js": "strideD", "key": 22, "label": "stride_d", "kind": "integer", "doc": "Step of the window along d."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 3, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left."}},
          {...{"id": "pad_right", "js": "padRight", "key": 14, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 13, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 15, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_front", "js": "padFront", "key": 23, "label": "pad_front", "kind": "integer", "doc": "Slices added in front."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_behind", "js": "padBehind", "key": 16, "label": "pad_behind", "kind": "integer", "doc": "Slices added behind."}, fallback: (r) => r.padFront},
          {...{"id": "global_pooling", "js": "globalPooling", "key": 4, "label": "global_pooling", "kind": "integer", "doc": "1 takes the whole blob for the window."}},
          {...{"id": "pad_mode", "js": "padMode", "key": 5, "label": "pad_mode", "kind": "integer", "doc": "0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."}},
          {...{"id": "avgpool_count_include_pad", "js": "avgpoolCountIncludePad", "key": 6, "label": "avgpool_count_include_pad", "kind": "integer", "doc": "1 counts what was added in an average."}},
          {...{"id": "adaptive_pooling", "js": "adaptivePooling", "key": 7, "label": "adaptive_pooling", "kind": "integer", "doc": "1 chooses the windows for the size of the result."}},
          {...{"id": "out_w", "js": "outW", "key": 8, "label": "out_w", "kind": "integer", "doc": "Width of an adaptive result, -233 as the input."}},
          {...{"id": "out_h", "js": "outH", "key": 18, "label": "out_h", "kind": "integer", "doc": "Height of an adaptive result, -233 as the input."}, fallback: (r) => r.outW},
          {...{"id": "out_d", "js": "outD", "key": 28, "label": "out_d", "kind": "integer", "doc": "Depth of an adaptive result, -233 as the input."}, fallback: (r) => r.outW},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padFront < 1048576)) && (r.padBehind < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN302", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || ((((r.kernelW > 0) && (r.kernelH > 0)) && (r.kernelD > 0)) && (((r.kernelW * r.kernelH) * r.kernelD) < 2147483648))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || (((r.strideW > 0) && (r.strideH > 0)) && (r.strideD > 0))) ? [] : ["stride_w"]],
          ["NCNN309", true, (r, root) => (((Number(r.poolingType) >= 0) && (Number(r.poolingType) <= 1)) && (((r.globalPooling !== 0) || (r.adaptivePooling !== 0)) || ((Number(r.padMode) >= 0) && (Number(r.padMode) <= 3)))) ? [] : ["pooling_type"]],
          ["NCNN314", true, (r, root) => (((r.globalPooling !== 0) || (r.adaptivePooling === 0)) || ((((r.outW > 0) || (r.outW === -233)) && ((r.outH > 0) || (r.outH === -233))) && ((r.outD > 0) || (r.outD === -233)))) ? [] : ["adaptive_pooling"]],
        ],
      },
      MatMul: {
        ...{"name": "mat_mul", "doc": "Product of two blobs of matrices.", "key": 87, "label": "MatMul"},
        fields: [
        ],
        params: [
          {...{"id": "trans_b", "js": "transB", "key": 0, "label": "transB", "kind": "integer", "doc": "1 turns the second over first."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
      },
      Deconvolution1d: {
        ...{"name": "deconvolution1d", "doc": "1-D transposed convolution.", "key": 88, "label": "Deconvolution1D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_w", "js": "outputW", "key": 20, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 28, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.kernelW > 0) && (((r.kernelW - 1) * r.dilationW) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((r.dilationW > 0) && (r.strideW > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => ((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (mod(r.weightDataSize, (r.numOutput * r.kernelW)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      DeconvolutionDepthWise1d: {
        ...{"name": "deconvolution_depth_wise1d", "doc": "1-D transposed convolution in groups.", "key": 89, "label": "DeconvolutionDepthWise1D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Kernels, the output channel slowest.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output channel.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_w", "js": "outputW", "key": 20, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
          {...{"id": "dynamic_weight", "js": "dynamicWeight", "key": 28, "label": "dynamic_weight", "kind": "integer", "doc": "1 takes the weights from a second input blob and reads none."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.numOutput > 0) && (r.weightDataSize > 0))) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((r.dynamicWeight !== 0) || ((r.kernelW > 0) && (((r.kernelW - 1) * r.dilationW) < 2147483647))) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((r.dilationW > 0) && (r.strideW > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => ((((r.dynamicWeight !== 0) || (r.numOutput <= 0)) || (r.kernelW <= 0)) || (mod(r.weightDataSize, (r.numOutput * r.kernelW)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && ((r.dynamicWeight !== 0) || (mod(r.numOutput, r.group) === 0))) ? [] : ["group"]],
          ["NCNN203", false, (r, root) => ((r.dynamicWeight !== 0) || (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3)) ? [] : ["weight.load"]],
        ],
      },
      Deconvolution3d: {
        ...{"name": "deconvolution3d", "doc": "3-D transposed convolution.", "key": 90, "label": "Deconvolution3D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "kernel_d", "js": "kernelD", "key": 21, "label": "kernel_d", "kind": "integer", "doc": "Kernel depth."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "dilation_d", "js": "dilationD", "key": 22, "label": "dilation_d", "kind": "integer", "doc": "Step between kernel taps along d."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "stride_d", "js": "strideD", "key": 23, "label": "stride_d", "kind": "integer", "doc": "Step of the kernel along d."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_front", "js": "padFront", "key": 24, "label": "pad_front", "kind": "integer", "doc": "Slices added in front."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_behind", "js": "padBehind", "key": 17, "label": "pad_behind", "kind": "integer", "doc": "Slices added behind."}, fallback: (r) => r.padFront},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_pad_bottom", "js": "outputPadBottom", "key": 19, "label": "output_pad_bottom", "kind": "integer", "doc": "Rows added to the result at the bottom."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_pad_behind", "js": "outputPadBehind", "key": 20, "label": "output_pad_behind", "kind": "integer", "doc": "Slices added to the result behind."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_w", "js": "outputW", "key": 25, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "output_h", "js": "outputH", "key": 26, "label": "output_h", "kind": "integer", "doc": "Height that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "output_d", "js": "outputD", "key": 27, "label": "output_d", "kind": "integer", "doc": "Depth that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => ((((((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padFront < 1048576)) && (r.padBehind < 1048576)) && (r.padLeft > -1048576)) && (r.outputPadRight >= 0)) && (r.outputPadBottom >= 0)) && (r.outputPadBehind >= 0)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((((((r.kernelW > 0) && (r.kernelH > 0)) && (r.kernelD > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) && (((r.kernelD - 1) * r.dilationD) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((((r.dilationW > 0) && (r.dilationH > 0)) && (r.dilationD > 0)) && (r.strideW > 0)) && (r.strideH > 0)) && (r.strideD > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.numOutput <= 0) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (r.kernelD <= 0)) || (mod(r.weightDataSize, (((r.numOutput * r.kernelW) * r.kernelH) * r.kernelD)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) ? [] : ["weight.load"]],
        ],
      },
      DeconvolutionDepthWise3d: {
        ...{"name": "deconvolution_depth_wise3d", "doc": "3-D transposed convolution in groups.", "key": 91, "label": "DeconvolutionDepthWise3D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "kernel_d", "js": "kernelD", "key": 21, "label": "kernel_d", "kind": "integer", "doc": "Kernel depth."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "dilation_d", "js": "dilationD", "key": 22, "label": "dilation_d", "kind": "integer", "doc": "Step between kernel taps along d."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "stride_d", "js": "strideD", "key": 23, "label": "stride_d", "kind": "integer", "doc": "Step of the kernel along d."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_front", "js": "padFront", "key": 24, "label": "pad_front", "kind": "integer", "doc": "Slices added in front."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_behind", "js": "padBehind", "key": 17, "label": "pad_behind", "kind": "integer", "doc": "Slices added behind."}, fallback: (r) => r.padFront},
          {...{"id": "output_pad_right", "js": "outputPadRight", "key": 18, "label": "output_pad_right", "kind": "integer", "doc": "Columns added to the result at the right."}},
          {...{"id": "output_pad_bottom", "js": "outputPadBottom", "key": 19, "label": "output_pad_bottom", "kind": "integer", "doc": "Rows added to the result at the bottom."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_pad_behind", "js": "outputPadBehind", "key": 20, "label": "output_pad_behind", "kind": "integer", "doc": "Slices added to the result behind."}, fallback: (r) => r.outputPadRight},
          {...{"id": "output_w", "js": "outputW", "key": 25, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "output_h", "js": "outputH", "key": 26, "label": "output_h", "kind": "integer", "doc": "Height that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "output_d", "js": "outputD", "key": 27, "label": "output_d", "kind": "integer", "doc": "Depth that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "group", "js": "group", "key": 7, "label": "group", "kind": "integer", "doc": "Number of groups of channels."}, fallback: (r) => 1},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => ((((((((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padFront < 1048576)) && (r.padBehind < 1048576)) && (r.padLeft > -1048576)) && (r.outputPadRight >= 0)) && (r.outputPadBottom >= 0)) && (r.outputPadBehind >= 0)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => ((((((r.kernelW > 0) && (r.kernelH > 0)) && (r.kernelD > 0)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) && (((r.kernelD - 1) * r.dilationD) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((((r.dilationW > 0) && (r.dilationH > 0)) && (r.dilationD > 0)) && (r.strideW > 0)) && (r.strideH > 0)) && (r.strideD > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => (((((r.numOutput <= 0) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (r.kernelD <= 0)) || (mod(r.weightDataSize, (((r.numOutput * r.kernelW) * r.kernelH) * r.kernelD)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN307", true, (r, root) => ((r.group > 0) && (mod(r.numOutput, r.group) === 0)) ? [] : ["group"]],
          ["NCNN203", false, (r, root) => (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) ? [] : ["weight.load"]],
        ],
      },
      Einsum: {
        ...{"name": "einsum", "doc": "Sum of products by Einstein notation.", "key": 92, "label": "Einsum"},
        fields: [
        ],
        params: [
          {...{"id": "equation", "js": "equation", "key": 0, "label": "equation", "kind": "integer", "doc": "The equation as character codes: letters i to x, commas, an arrow.", "many": true}},
        ],
        checks: [
          ["NCNN321", true, (r, root) => (((r.equation.length === 2) || r.equation.some((item) => (item === 62))) && r.equation.every((item) => (((item >= 105) && (item <= 120)) || [44, 45, 62].includes(item)))) ? [] : ["equation"]],
        ],
      },
      DeformableConv2d: {
        ...{"name": "deformable_conv2d", "doc": "2-D convolution whose taps are moved by a second blob.", "key": 93, "label": "DeformableConv2D"},
        fields: [
          {...{"id": "weight", "js": "weight", "kind": "record", "doc": "Weights, one row of inputs for each output.", "ref": ""}},
          {...{"id": "bias", "js": "bias", "kind": "record", "doc": "Summand of each output.", "ref": ""}},
        ],
        params: [
          {...{"id": "num_output", "js": "numOutput", "key": 0, "label": "num_output", "kind": "integer", "doc": "Number of output channels."}},
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "bias_term", "js": "biasTerm", "key": 5, "label": "bias_term", "kind": "integer", "doc": "1 with a bias."}},
          {...{"id": "weight_data_size", "js": "weightDataSize", "key": 6, "label": "weight_data_size", "kind": "integer", "doc": "Number of weights."}},
          {...{"id": "activation_type", "js": "activationType", "key": 9, "label": "activation_type", "kind": "integer", "doc": "Function applied to the result."}},
          {...{"id": "activation_params", "js": "activationParams", "key": 10, "label": "activation_params", "kind": "float", "doc": "Numbers of that function: slope, or minimum and maximum, or alpha and beta.", "many": true}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN301", true, (r, root) => ((r.numOutput > 0) && (r.weightDataSize > 0)) ? [] : ["num_output"]],
          ["NCNN302", true, (r, root) => (((((r.kernelW > 0) && (r.kernelH > 0)) && ((r.kernelW * r.kernelH) < 2147483648)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
          ["NCNN304", true, (r, root) => ((((r.numOutput <= 0) || (r.kernelW <= 0)) || (r.kernelH <= 0)) || (mod(r.weightDataSize, ((r.numOutput * r.kernelW) * r.kernelH)) === 0)) ? [] : ["num_output"]],
          ["NCNN305", true, (r, root) => ((Number(r.activationType) >= 0) && (Number(r.activationType) <= 6)) ? [] : ["activation_type"]],
          ["NCNN306", true, (r, root) => (((r.activationType !== 2) || (r.activationParams.length >= 1)) && ((![3, 6].includes(r.activationType)) || (r.activationParams.length >= 2))) ? [] : ["activation_type"]],
          ["NCNN203", false, (r, root) => (((r.weight.load === 1) ? 0 : ((r.weight.load !== 0) ? 5 : (((r.weight.flag === 0) || (r.weight.flag === 180310)) ? 0 : ((r.weight.flag === 19950407) ? 1 : ((r.weight.flag === 20220803) ? 2 : ((r.weight.flag === 871224) ? 3 : 4)))))) !== 3) ? [] : ["weight.load"]],
        ],
      },
      Glu: {
        ...{"name": "glu", "doc": "One half along an axis times the sigmoid of the other.", "key": 94, "label": "GLU"},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 0, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axis >= -4) && (r.axis <= 3)) ? [] : ["axis"]],
        ],
      },
      Fold: {
        ...{"name": "fold", "doc": "Adds columns of patches up to an image.", "key": 95, "label": "Fold"},
        fields: [
        ],
        params: [
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "output_w", "js": "outputW", "key": 20, "label": "output_w", "kind": "integer", "doc": "Width that the result is cut to, 0 as it comes."}},
          {...{"id": "output_h", "js": "outputH", "key": 21, "label": "output_h", "kind": "integer", "doc": "Height that the result is cut to, 0 as it comes."}, fallback: (r) => r.outputW},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN302", true, (r, root) => (((((r.kernelW > 0) && (r.kernelH > 0)) && ((r.kernelW * r.kernelH) < 2147483648)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
        ],
      },
      Unfold: {
        ...{"name": "unfold", "doc": "Turns patches of an image into columns.", "key": 96, "label": "Unfold"},
        fields: [
        ],
        params: [
          {...{"id": "kernel_w", "js": "kernelW", "key": 1, "label": "kernel_w", "kind": "integer", "doc": "Kernel width."}},
          {...{"id": "kernel_h", "js": "kernelH", "key": 11, "label": "kernel_h", "kind": "integer", "doc": "Kernel height."}, fallback: (r) => r.kernelW},
          {...{"id": "dilation_w", "js": "dilationW", "key": 2, "label": "dilation_w", "kind": "integer", "doc": "Step between kernel taps along w."}, fallback: (r) => 1},
          {...{"id": "dilation_h", "js": "dilationH", "key": 12, "label": "dilation_h", "kind": "integer", "doc": "Step between kernel taps along h."}, fallback: (r) => r.dilationW},
          {...{"id": "stride_w", "js": "strideW", "key": 3, "label": "stride_w", "kind": "integer", "doc": "Step of the kernel along w."}, fallback: (r) => 1},
          {...{"id": "stride_h", "js": "strideH", "key": 13, "label": "stride_h", "kind": "integer", "doc": "Step of the kernel along h."}, fallback: (r) => r.strideW},
          {...{"id": "pad_left", "js": "padLeft", "key": 4, "label": "pad_left", "kind": "integer", "doc": "Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."}},
          {...{"id": "pad_right", "js": "padRight", "key": 15, "label": "pad_right", "kind": "integer", "doc": "Columns added at the right."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_top", "js": "padTop", "key": 14, "label": "pad_top", "kind": "integer", "doc": "Rows added at the top."}, fallback: (r) => r.padLeft},
          {...{"id": "pad_bottom", "js": "padBottom", "key": 16, "label": "pad_bottom", "kind": "integer", "doc": "Rows added at the bottom."}, fallback: (r) => r.padTop},
          {...{"id": "pad_value", "js": "padValue", "key": 18, "label": "pad_value", "kind": "float", "doc": "Value of what is added."}},
        ],
        checks: [
          ["NCNN323", true, (r, root) => (((((r.padLeft < 1048576) && (r.padRight < 1048576)) && (r.padTop < 1048576)) && (r.padBottom < 1048576)) && (r.padLeft > -1048576)) ? [] : ["pad_left"]],
          ["NCNN302", true, (r, root) => (((((r.kernelW > 0) && (r.kernelH > 0)) && ((r.kernelW * r.kernelH) < 2147483648)) && (((r.kernelW - 1) * r.dilationW) < 2147483647)) && (((r.kernelH - 1) * r.dilationH) < 2147483647)) ? [] : ["kernel_w"]],
          ["NCNN303", true, (r, root) => ((((r.dilationW > 0) && (r.dilationH > 0)) && (r.strideW > 0)) && (r.strideH > 0)) ? [] : ["dilation_w"]],
        ],
      },
      GridSample: {
        ...{"name": "grid_sample", "doc": "Samples a blob at the positions of a second one.", "key": 97, "label": "GridSample"},
        fields: [
        ],
        params: [
          {...{"id": "sample_type", "js": "sampleType", "key": 0, "label": "sample_type", "kind": "integer", "doc": "1 bilinear, 2 nearest, 3 bicubic."}, fallback: (r) => 1},
          {...{"id": "padding_mode", "js": "paddingMode", "key": 1, "label": "padding_mode", "kind": "integer", "doc": "Outside of the blob: 1 zeros, 2 the edge, 3 mirrored."}, fallback: (r) => 1},
          {...{"id": "align_corner", "js": "alignCorner", "key": 2, "label": "align_corner", "kind": "integer", "doc": "1 maps corners to corners."}},
          {...{"id": "permute_fusion", "js": "permuteFusion", "key": 3, "label": "permute_fusion", "kind": "integer", "doc": "1 has the coordinates as the slowest axis, 0 as the fastest."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN309", true, (r, root) => ((((Number(r.sampleType) >= 1) && (Number(r.sampleType) <= 3)) && (Number(r.paddingMode) >= 1)) && (Number(r.paddingMode) <= 3)) ? [] : ["sample_type"]],
        ],
      },
      CumulativeSum: {
        ...{"name": "cumulative_sum", "doc": "Running sum along an axis.", "key": 98, "label": "CumulativeSum"},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 0, "label": "axis", "kind": "integer", "doc": "Axis, without batch; negative from the last."}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axis >= -4) && (r.axis <= 3)) ? [] : ["axis"]],
        ],
      },
      CopyTo: {
        ...{"name": "copy_to", "doc": "Writes a blob into a part of another.", "key": 99, "label": "CopyTo"},
        fields: [
        ],
        params: [
          {...{"id": "woffset", "js": "woffset", "key": 0, "label": "woffset", "kind": "integer", "doc": "First column."}},
          {...{"id": "hoffset", "js": "hoffset", "key": 1, "label": "hoffset", "kind": "integer", "doc": "First row."}},
          {...{"id": "doffset", "js": "doffset", "key": 13, "label": "doffset", "kind": "integer", "doc": "First index along d."}},
          {...{"id": "coffset", "js": "coffset", "key": 2, "label": "coffset", "kind": "integer", "doc": "First channel."}},
          {...{"id": "starts", "js": "starts", "key": 9, "label": "starts", "kind": "integer", "doc": "First index along each of the axes.", "many": true}},
          {...{"id": "axes", "js": "axes", "key": 11, "label": "axes", "kind": "integer", "doc": "The axes of the starts, all if empty.", "many": true}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
          ["NCNN311", true, (r, root) => ((r.starts.length <= 4) && (((r.starts.length === 0) || (r.axes.length === 0)) || (r.axes.length === r.starts.length))) ? [] : ["starts"]],
        ],
      },
      Erf: {
        ...{"name": "erf", "doc": "Error function.", "key": 100, "label": "Erf"},
        fields: [
        ],
      },
      Diag: {
        ...{"name": "diag", "doc": "Diagonal of a matrix, or a matrix with that diagonal.", "key": 101, "label": "Diag"},
        fields: [
        ],
        params: [
          {...{"id": "diagonal", "js": "diagonal", "key": 0, "label": "diagonal", "kind": "integer", "doc": "Which one: 0 the main one, above it positive."}},
        ],
      },
      Celu: {
        ...{"name": "celu", "doc": "Continuously differentiable exponential linear unit.", "key": 102, "label": "CELU"},
        fields: [
        ],
        params: [
          {...{"id": "alpha", "js": "alpha", "key": 0, "label": "alpha", "kind": "float", "doc": "Limit below zero."}, fallback: (r) => 1.0},
        ],
      },
      Shrink: {
        ...{"name": "shrink", "doc": "Zero near zero, the rest moved towards it.", "key": 103, "label": "Shrink"},
        fields: [
        ],
        params: [
          {...{"id": "bias", "js": "bias", "key": 0, "label": "bias", "kind": "float", "doc": "How far the rest is moved."}},
          {...{"id": "lambd", "js": "lambd", "key": 1, "label": "lambd", "kind": "float", "doc": "Up to where it is zero."}, fallback: (r) => 0.5},
        ],
      },
      RmsNorm: {
        ...{"name": "rms_norm", "doc": "Division of the last axes by their root mean square.", "key": 104, "label": "RMSNorm"},
        fields: [
          {...{"id": "gamma", "js": "gamma", "kind": "record", "doc": "Factor of each element.", "ref": ""}},
        ],
        params: [
          {...{"id": "affine_size", "js": "affineSize", "key": 0, "label": "affine_size", "kind": "integer", "doc": "Elements that share statistics."}},
          {...{"id": "eps", "js": "eps", "key": 1, "label": "eps", "kind": "float", "doc": "Added to the variance."}, fallback: (r) => 0.001},
          {...{"id": "affine", "js": "affine", "key": 2, "label": "affine", "kind": "integer", "doc": "1 with factors (and summands)."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN301", true, (r, root) => ((r.affine === 0) || (r.affineSize > 0)) ? [] : ["affine"]],
        ],
      },
      Spectrogram: {
        ...{"name": "spectrogram", "doc": "Short-time Fourier transform.", "key": 105, "label": "Spectrogram"},
        fields: [
        ],
        params: [
          {...{"id": "n_fft", "js": "nFft", "key": 0, "label": "n_fft", "kind": "integer", "doc": "Length of a transform."}},
          {...{"id": "power", "js": "power", "key": 1, "label": "power", "kind": "integer", "doc": "0 complex numbers, 1 magnitude, 2 power."}},
          {...{"id": "hoplen", "js": "hoplen", "key": 2, "label": "hoplen", "kind": "integer", "doc": "Samples from one window to the next."}, fallback: (r) => quotient(r.nFft, 4)},
          {...{"id": "winlen", "js": "winlen", "key": 3, "label": "winlen", "kind": "integer", "doc": "Length of the window."}, fallback: (r) => r.nFft},
          {...{"id": "window_type", "js": "windowType", "key": 4, "label": "window_type", "kind": "integer", "doc": "0 ones, 1 Hann, 2 Hamming."}},
          {...{"id": "center", "js": "center", "key": 5, "label": "center", "kind": "integer", "doc": "1 has windows centred on their sample."}, fallback: (r) => 1},
          {...{"id": "pad_type", "js": "padType", "key": 6, "label": "pad_type", "kind": "integer", "doc": "Beyond the ends: 0 a constant, 1 the edge repeated, 2 mirrored."}, fallback: (r) => 2},
          {...{"id": "normalized", "js": "normalized", "key": 7, "label": "normalized", "kind": "integer", "doc": "0 as it is, 1 over the root of n_fft, 2 over the energy of the window."}},
          {...{"id": "onesided", "js": "onesided", "key": 8, "label": "onesided", "kind": "integer", "doc": "1 leaves the mirrored half out."}, fallback: (r) => 1},
        ],
        checks: [
          ["NCNN309", true, (r, root) => (((((((Number(r.power) >= 0) && (Number(r.power) <= 2)) && (Number(r.windowType) >= 0)) && (Number(r.windowType) <= 2)) && (Number(r.normalized) >= 0)) && (Number(r.normalized) <= 2)) && ((r.center !== 1) || ((Number(r.padType) >= 0) && (Number(r.padType) <= 2)))) ? [] : ["power"]],
          ["NCNN314", true, (r, root) => ((((r.nFft > 0) && (r.hoplen > 0)) && (r.winlen > 0)) && (r.winlen <= r.nFft)) ? [] : ["n_fft"]],
        ],
      },
      InverseSpectrogram: {
        ...{"name": "inverse_spectrogram", "doc": "Inverse of the short-time Fourier transform.", "key": 106, "label": "InverseSpectrogram"},
        fields: [
        ],
        params: [
          {...{"id": "n_fft", "js": "nFft", "key": 0, "label": "n_fft", "kind": "integer", "doc": "Length of a transform."}},
          {...{"id": "returns", "js": "returns", "key": 1, "label": "returns", "kind": "integer", "doc": "0 complex numbers, 1 their real part, 2 their imaginary part."}},
          {...{"id": "hoplen", "js": "hoplen", "key": 2, "label": "hoplen", "kind": "integer", "doc": "Samples from one window to the next."}, fallback: (r) => quotient(r.nFft, 4)},
          {...{"id": "winlen", "js": "winlen", "key": 3, "label": "winlen", "kind": "integer", "doc": "Length of the window."}, fallback: (r) => r.nFft},
          {...{"id": "window_type", "js": "windowType", "key": 4, "label": "window_type", "kind": "integer", "doc": "0 ones, 1 Hann, 2 Hamming."}},
          {...{"id": "center", "js": "center", "key": 5, "label": "center", "kind": "integer", "doc": "1 has windows centred on their sample."}, fallback: (r) => 1},
          {...{"id": "normalized", "js": "normalized", "key": 7, "label": "normalized", "kind": "integer", "doc": "0 as it is, 1 over the root of n_fft, 2 over the energy of the window."}},
        ],
        checks: [
          ["NCNN309", true, (r, root) => ((((((Number(r.returns) >= 0) && (Number(r.returns) <= 2)) && (Number(r.windowType) >= 0)) && (Number(r.windowType) <= 2)) && (Number(r.normalized) >= 0)) && (Number(r.normalized) <= 2)) ? [] : ["returns"]],
          ["NCNN314", true, (r, root) => ((((r.nFft > 0) && (r.hoplen > 0)) && (r.winlen > 0)) && (r.winlen <= r.nFft)) ? [] : ["n_fft"]],
        ],
      },
      Flip: {
        ...{"name": "flip", "doc": "Reverses axes.", "key": 107, "label": "Flip"},
        fields: [
        ],
        params: [
          {...{"id": "axes", "js": "axes", "key": 0, "label": "axes", "kind": "integer", "doc": "The axes, without batch.", "many": true}},
        ],
        checks: [
          ["NCNN310", true, (r, root) => ((r.axes.length <= 4) && r.axes.every((item) => ((item >= -4) && (item <= 3)))) ? [] : ["axes"]],
        ],
      },
      Sdpa: {
        ...{"name": "sdpa", "doc": "Attention of given queries, keys and values.", "key": 108, "label": "SDPA"},
        fields: [
        ],
        params: [
          {...{"id": "attn_mask", "js": "attnMask", "key": 5, "label": "attn_mask", "kind": "integer", "doc": "1 with a mask as a further blob."}},
          {...{"id": "scale", "js": "scale", "key": 6, "label": "scale", "kind": "float", "doc": "Factor of query times key, 0 for one over the root of the length."}},
          {...{"id": "kv_cache", "js": "kvCache", "key": 7, "label": "kv_cache", "kind": "integer", "doc": "1 takes and gives cached keys and values."}},
          {...{"id": "int8_scale_term", "js": "int8ScaleTerm", "key": 18, "label": "int8_scale_term", "kind": "integer", "doc": "1 computes in int8 with scales found at run time."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"], ["min_tops", "minTops"], ["max_tops", "maxTops"]],
      },
      RotaryEmbed: {
        ...{"name": "rotary_embed", "doc": "Rotates pairs of elements by given cosines and sines.", "key": 109, "label": "RotaryEmbed"},
        fields: [
        ],
        params: [
          {...{"id": "interleaved", "js": "interleaved", "key": 0, "label": "interleaved", "kind": "integer", "doc": "1 pairs neighbours, 0 the two halves."}},
        ],
        values: [["min_bottoms", "minBottoms"], ["max_bottoms", "maxBottoms"]],
      },
    },
  };
})(globalThis.NKFORMATS = globalThis.NKFORMATS || {});
