meta:
  id: ncnn
  title: ncnn model, .param or .param.bin with its .bin
  file-extension: [param, param.bin, bin]
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  A network of the ncnn runtime is a pair of files. The first gives the graph: layers with blobs and parameters, as text
  (`.param`) or in binary (`.param.bin`). The second, `.bin`, holds the weights. This schema has three parts:

  * the root is a `.param.bin`;
  * `block` is one array of a `.bin`;
  * each of the 110 operators is a type: its parameters are `params`, its weights are blocks in the order of the file.

  A `.bin` has no header, no index and no count. Layers stand in the order of the graph, and each has the blocks that its
  operator reads for its parameters. Nothing in the bytes says where one ends; one wrong parameter shifts all that follows.

  `-nkf-key` of an operator is its index in the build list, which a `.param.bin` has for a name; of a parameter it is the
  number before the `=`. `-nkf-default` is the value of a parameter that is not given, 0 or empty where there is none; some
  are taken from another parameter. `-orig-id` is the name in the runtime, where it differs. Shapes are row-major, the reverse of
  the w, h, d, c of the runtime; dims of 0 are not there.

  `min_bottoms`, `max_bottoms`, `min_tops` and `max_tops` say how many blobs an operator takes and makes; where one of them
  is not there, it is 1.

  All numbers are little-endian. Every block begins at a multiple of 4 bytes.

  Two dialects of 2026 differ in the block-quantised weights of Gemm and MultiHeadAttention. The tools up to July wrote
  them with the int8 tag, the runtime of October reads them without a tag. Nothing in the graph tells which it is, so it is the
  parameter `dialect`.
doc-ref: 'ncnn wiki, param and model file structure; ncnn 1.0.20261020, src'

-nkf-key:
  common: common
  block: block
  keys: 32
  arrays: -23300
  files: {text: param, words: param.bin, blocks: bin}
  loads: {raw: 'load::raw_float32', tagged: 'load::tagged'}
  dialect: dialect
  feed: Input
  strays: {MemoryData: 4}
  shapes: {param: shape_hints, sizes: [[w, h, c], [w, h, d, c]], axes: [[w], [h, w], [c, h, w], [c, d, h, w]]}
  words: {texts: -23400, own: 256}
  weights: {empty: NCNN501, pointer: NCNN502, page: NCNN503, archive: NCNN504, picture: NCNN505, letters: NCNN506, text: NCNN507,
    words: NCNN508, other: NCNN518}
  text:
    what: an ncnn model
    signature: 7767517
    word: 255
    number: 127
    brief: 15
    digits: 9
    piece: 1023
    cousin: {types: [pnnx.], keys: '@#$'}
    faults: {
      empty: NCNN001, page: NCNN002, archive: NCNN003, pointer: NCNN004, picture: NCNN005, words: NCNN006, binary: NCNN007, signature: NCNN008,
      cousin: NCNN009, utf-16: NCNN010, mark: NCNN011, keyless: NCNN012, headless: NCNN013, plain: NCNN014, head: NCNN015, most: NCNN016,
      fewer: NCNN017, more: NCNN018, rest: NCNN019, cut: NCNN020, count: NCNN021, range: NCNN022, name: NCNN023, nul: NCNN024, lines: NCNN025,
      split: NCNN026, shifted: NCNN027, comment: NCNN028, returns: NCNN029, unended: NCNN030, entry: NCNN031, key: NCNN032, again: NCNN033,
      value: NCNN034, number: NCNN035, suffix: NCNN036, glued: NCNN037, whole: NCNN038, huge: NCNN039, long: NCNN040, brief: NCNN041,
      endless-text: NCNN042, endless: NCNN043, placeholder: NCNN044, quote: NCNN045, behind-quote: NCNN046, text: NCNN047, element: NCNN048,
      gap: NCNN049, fraction: NCNN050, whole-among: NCNN051, mixed: NCNN052, elements: NCNN053, negative: NCNN054, length: NCNN055,
      write-name: NCNN061, write-text: NCNN062, write-number: NCNN063, write-key: NCNN064, write-array: NCNN065, write-count: NCNN066}

seq:
  - id: magic
    contents: [0xdd, 0x85, 0x76, 0x00]
    doc: Signature, the number 7767517 that opens the text form, too.
    -nkf-check: NCNN101
  - id: layer_count
    type: s4
    valid: {min: 1, max: 1000000}
    doc: Number of layers.
    -nkf-check: NCNN102
  - id: blob_count
    type: s4
    valid: {min: 1, max: 1000000}
    doc: Number of blobs; ids of blobs are below it.
    -nkf-check: NCNN102
  - id: layers
    type: layer
    repeat: expr
    repeat-expr: layer_count
    doc: Layers in execution order, which is the order of their weights.
  - id: trailing
    size-eos: true
    doc: Bytes behind the last layer, which no loader reads.
    -nkf-check: {NCNN110: trailing.length == 0}

types:
  layer:
    doc: One layer of a .param.bin. It has no name, and neither have its blobs.
    seq:
      - id: type_index
        type: s4
        doc: Index of the operator in the build list, or 256 plus a number for a custom operator.
        -nkf-check: {NCNN103: type_index >= 0 and (type_index <= 109 or (type_index & 256) != 0)}
      - {id: bottom_count, type: s4, valid: {min: 0, max: 1000000}, doc: Number of input blobs., -nkf-check: NCNN104}
      - {id: top_count, type: s4, valid: {min: 0, max: 1000000}, doc: Number of output blobs., -nkf-check: NCNN104}
      - {id: bottoms, type: s4, repeat: expr, repeat-expr: bottom_count, doc: Ids of the input blobs.}
      - {id: tops, type: s4, repeat: expr, repeat-expr: top_count, doc: Ids of the output blobs.}
      - id: entries
        type: entry
        repeat: until
        repeat-until: _.key == -233
        doc: Parameters that are given, and the end mark.

  entry:
    doc: |
      One parameter of a layer. Single numbers do not say whether they are integers or floats; the operator that asks
      for one decides.
    seq:
      - id: key
        type: s4
        valid:
          expr: _ == -233 or (_ >= 0 and _ <= 31) or (_ <= -23300 and _ >= -23331) or (_ <= -23400 and _ >= -23431)
        doc: Number of the parameter; -23300 less the number before an array, -23400 less it before a text, -233 at the end.
        -nkf-check: NCNN105
      - {id: value, type: u4, if: key >= 0, doc: The 32 bits of an integer or a float.}
      - {id: numbers, type: words, if: key <= -23300 and key >= -23331, doc: The numbers of an array.}
      - {id: string, type: string, if: key <= -23400, doc: A text.}

  words:
    doc: An array of a .param.bin, of integers or floats alike.
    seq:
      - {id: array_length, type: s4, valid: {min: 0}, doc: Number of elements., -nkf-check: NCNN106}
      - {id: elements, type: u4, repeat: expr, repeat-expr: array_length, doc: The 32 bits of each integer or float.}

  string:
    doc: A text of a .param.bin.
    seq:
      - {id: text_length, type: s4, valid: {min: 0, max: 255}, doc: Length of the text in bytes., -nkf-check: NCNN107}
      - {id: text, size: text_length, doc: 'The text, without an end mark.', -nkf-text: NCNN108}
      - {id: padding, size: (4 - text_length % 4) % 4, doc: Fills the text up to 4 bytes., -nkf-padding: NCNN109}

  block:
    doc: |
      One array of a .bin. The operator says how it is loaded. A tagged block says itself how its elements are stored;
      the others are float32 or packed bits.
    params:
      - {id: num_elements, type: u8, doc: 'Number of elements, or of bytes of a block of packed bits.'}
      - {id: load, type: u1, enum: load, doc: How the operator reads the block.}
    seq:
      - id: flag
        type: u4
        enum: tag
        if: load == load::tagged
        doc: Storage of what follows; any number that is none of the tags means a table of 256 floats.
      - id: table
        size: 1024
        if: storage == storage::codebook
        doc: The 256 floats that the bytes of the data stand for.
        -nkf-array: {dtype: float32, shape: [256]}
      - id: values
        size: num_elements * item_size
        doc: The elements, the last dim fastest, without gaps.
        -nkf-array:
          dtype:
            switch-on: storage
            cases:
              storage::fp32: float32
              storage::fp16: float16
              storage::bf16: bfloat16
              storage::int8: int8
              storage::codebook: uint8
              storage::raw: uint8
          shape: [num_elements]
        -nkf-tensors: true
      - {id: pad, size: (4 - num_elements * item_size % 4) % 4, doc: Fills the data up to 4 bytes., -nkf-padding: NCNN201}
    instances:
      storage:
        value: |
          load == load::raw_float32 ? storage::fp32
          : load != load::tagged ? storage::raw
          : flag == tag::fp32 or flag == tag::fp32_old ? storage::fp32
          : flag == tag::fp16 ? storage::fp16
          : flag == tag::bf16 ? storage::bf16
          : flag == tag::int8 ? storage::int8
          : storage::codebook
        enum: storage
        doc: How the elements are stored.
      item_size:
        value: 'storage == storage::fp32 ? 4 : storage == storage::fp16 or storage == storage::bf16 ? 2 : 1'
        doc: Bytes of an element.
    -nkf-check:
      NCNN202: load != load::tagged or storage != storage::codebook or flag.to_i == 1

  common:
    doc: Parameters that a layer of any operator can have.
    params:
      - {id: shape_hints, type: 's4[]', -nkf-key: 30, doc: 'For each output blob its number of dims and w, h, c or w, h, d, c.'}
      - id: featmask
        type: s4
        -nkf-key: 31
        doc: 'Features to do without, added up: 1 fp16 arithmetic, 2 fp16 storage, 4 bf16 storage, 8 int8, 16 Vulkan, 32 sgemm, 64 winograd, 128 threads.'

  # -- the operators, in the order of the build list ---------------------------------------------------------------------

  abs_val: {-orig-id: AbsVal, -nkf-key: 0, doc: Absolute value.}
  arg_max: {-orig-id: ArgMax, -nkf-key: 1, doc: Largest elements of a blob or their positions; not in a default build., params: [
      {id: out_max_val, type: s4, -nkf-key: 0, doc: '1 gives the values with the positions, 0 the positions.'},
      {id: topk, type: s4, -nkf-key: 1, -nkf-default: 1, doc: How many elements.}], -nkf-check: {NCNN320: &absent false}}
  batch_norm: {-orig-id: BatchNorm, -nkf-key: 2, doc: Normalisation of each channel by stored statistics., params: [
      &channels {id: channels, type: s4, -nkf-key: 0, doc: Number of channels.},
      {id: eps, type: f4, -nkf-key: 1, doc: Added to the variance.}],
    seq: [
      {id: slope, type: 'block(channels, load::raw_float32)', doc: Factor of each channel.},
      {id: mean, type: 'block(channels, load::raw_float32)', doc: Mean of each channel.},
      {id: variance, type: 'block(channels, load::raw_float32)', doc: Variance of each channel.},
      {id: bias, type: 'block(channels, load::raw_float32)', doc: Summand of each channel.}], -nkf-check: {NCNN301: channels > 0}}
  bias: {-orig-id: Bias, -nkf-key: 3, doc: Adds a number to each channel., params: [{id: bias_data_size, type: s4, -nkf-key: 0, doc: Number of channels.}],
    seq: [{id: bias, type: 'block(bias_data_size, load::raw_float32)', doc: Summand of each channel.}], -nkf-check: {NCNN301: bias_data_size > 0}}
  bnll: {-orig-id: BNLL, -nkf-key: 4, doc: 'log(1 + exp(x)), elementwise.'}
  concat: {-orig-id: Concat, -nkf-key: 5, doc: Joins blobs.,
    instances: {max_bottoms: &any {value: 2147483647, doc: Most blobs; this is any number.}}, params: [&axis {id: axis, type: s4, -nkf-key: 0, doc: 'Axis, without batch; negative from the last.'}],
    -nkf-check: {NCNN310: &axis_valid axis >= -4 and axis <= 3}}
  convolution: {-orig-id: Convolution, -nkf-key: 6, doc: 2-D convolution.,
    instances: &dynamic {min_bottoms: {value: 'dynamic_weight == 0 ? 1 : bias_term == 0 ? 2 : 3', doc: Fewest blobs.}, max_bottoms: {value: min_bottoms, doc: Most blobs.}}, params: [
      &num_output {id: num_output, type: s4, -nkf-key: 0, doc: Number of output channels.},
      &kernel_w {id: kernel_w, type: s4, -nkf-key: 1, doc: Kernel width.},
      &kernel_h {id: kernel_h, type: s4, -nkf-key: 11, -nkf-default: kernel_w, doc: Kernel height.},
      &dilation_w {id: dilation_w, type: s4, -nkf-key: 2, -nkf-default: 1, doc: Step between kernel taps along w.},
      &dilation_h {id: dilation_h, type: s4, -nkf-key: 12, -nkf-default: dilation_w, doc: Step between kernel taps along h.},
      &stride_w {id: stride_w, type: s4, -nkf-key: 3, -nkf-default: 1, doc: Step of the kernel along w.},
      &stride_h {id: stride_h, type: s4, -nkf-key: 13, -nkf-default: stride_w, doc: Step of the kernel along h.},
      &pad_left {id: pad_left, type: s4, -nkf-key: 4, doc: 'Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.'},
      &pad_right {id: pad_right, type: s4, -nkf-key: 15, -nkf-default: pad_left, doc: Columns added at the right.},
      &pad_top {id: pad_top, type: s4, -nkf-key: 14, -nkf-default: pad_left, doc: Rows added at the top.},
      &pad_bottom {id: pad_bottom, type: s4, -nkf-key: 16, -nkf-default: pad_top, doc: Rows added at the bottom.},
      &pad_value {id: pad_value, type: f4, -nkf-key: 18, doc: Value of what is added.},
      &bias_term {id: bias_term, type: s4, -nkf-key: 5, doc: 1 with a bias.},
      &weight_data_size {id: weight_data_size, type: s4, -nkf-key: 6, doc: Number of weights.},
      &int8_scale_term {id: int8_scale_term, type: s4, -nkf-key: 8, doc: '0 float, else int8 with scales; above 100 the output is int8, too.'},
      &activation_type {id: activation_type, type: s4, enum: activation, -nkf-key: 9, doc: Function applied to the result.},
      &activation_params {id: activation_params, type: 'f4[]', -nkf-key: 10, doc: 'Numbers of that function: slope, or minimum and maximum, or alpha
        and beta.'},
      &dynamic_weight {id: dynamic_weight, type: s4, -nkf-key: 19, doc: 1 takes the weights from a second input blob and reads none.}],
    seq: [
      &dynamic_weights {id: weight, type: 'block(weight_data_size, load::tagged)', if: dynamic_weight == 0, doc: 'Kernels, the output channel slowest.'},
      &dynamic_bias {id: bias, type: 'block(num_output, load::raw_float32)', if: dynamic_weight == 0 and bias_term != 0,
        doc: Summand of each output channel.},
      {id: weight_int8_scales, type: 'block(num_output, load::raw_float32)', if: dynamic_weight == 0 and int8_scale_term != 0,
        doc: Factor from weight to int8 of each output channel.},
      {id: bottom_blob_int8_scale, type: 'block(1, load::raw_float32)', if: dynamic_weight == 0 and int8_scale_term != 0, doc: Factor from input to int8.},
      &top_blob_int8_scale {id: top_blob_int8_scale, type: 'block(1, load::raw_float32)', if: dynamic_weight == 0 and int8_scale_term > 100,
        doc: Factor from output to int8.}],
    -nkf-check: {NCNN323: &pads_1 pad_left < 1048576 and pad_right < 1048576 and pad_top < 1048576 and pad_bottom < 1048576 and pad_left > -1048576,
      NCNN301: &dynamic_counts dynamic_weight != 0 or num_output > 0 and weight_data_size > 0,
      NCNN302: &dynamic_kernel_2d dynamic_weight != 0 or kernel_w > 0 and kernel_h > 0 and (kernel_w - 1) * dilation_w < 2147483647
        and (kernel_h - 1) * dilation_h < 2147483647,
      NCNN303: &steps_2d dilation_w > 0 and dilation_h > 0 and stride_w > 0 and stride_h > 0,
      NCNN304: &dynamic_fit_2d dynamic_weight != 0 or num_output <= 0 or kernel_w <= 0 or kernel_h <= 0
        or weight_data_size % (num_output * kernel_w * kernel_h) == 0,
      NCNN305: &activation_known activation_type.to_i >= 0 and activation_type.to_i <= 6,
      NCNN306: &activation_given '(activation_type != activation::leaky_relu or activation_params.size >= 1) and (not (activation_type in [activation::clip,
        activation::hardswish]) or activation_params.size >= 2)',
      NCNN203: dynamic_weight != 0 or weight.storage != storage::int8 or int8_scale_term != 0}}
  crop: {-orig-id: Crop, -nkf-key: 7, doc: 'Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does.',
    instances: {min_bottoms: {value: 'starts.size > 0 and ends.size > 0 or starts_expr.length > 0 and ends_expr.length > 0 or outw != 0 or outh != 0
        or outd != 0 or outc != 0 or woffset2 != 0 or hoffset2 != 0 or doffset2 != 0 or coffset2 != 0 ? 1 : 2', doc: Fewest blobs.},
      max_bottoms: {value: min_bottoms, doc: Most blobs.}},
    params: [
      &woffset {id: woffset, type: s4, -nkf-key: 0, doc: First column.},
      &hoffset {id: hoffset, type: s4, -nkf-key: 1, doc: First row.},
      &doffset {id: doffset, type: s4, -nkf-key: 13, doc: First index along d.},
      &coffset {id: coffset, type: s4, -nkf-key: 2, doc: First channel.},
      {id: outw, type: s4, -nkf-key: 3, doc: 'Width of the result, -233 all that is left.'},
      {id: outh, type: s4, -nkf-key: 4, doc: 'Height of the result, -233 all that is left.'},
      {id: outd, type: s4, -nkf-key: 14, doc: 'Depth of the result, -233 all that is left.'},
      {id: outc, type: s4, -nkf-key: 5, doc: 'Channels of the result, -233 all that are left.'},
      {id: woffset2, type: s4, -nkf-key: 6, doc: Columns left out at the right.},
      {id: hoffset2, type: s4, -nkf-key: 7, doc: Rows left out at the bottom.},
      {id: doffset2, type: s4, -nkf-key: 15, doc: Left out at the end of d.},
      {id: coffset2, type: s4, -nkf-key: 8, doc: Channels left out at the end.},
      &starts {id: starts, type: 's4[]', -nkf-key: 9, doc: First index along each of the axes.},
      {id: ends, type: 's4[]', -nkf-key: 10, doc: End index along each of the axes.},
      {id: axes, type: 's4[]', -nkf-key: 11, doc: 'The axes that are cut, all if empty.'},
      {id: starts_expr, type: str, -nkf-key: 19, doc: Expressions for the starts.},
      {id: ends_expr, type: str, -nkf-key: 20, doc: Expressions for the ends.},
      {id: axes_expr, type: str, -nkf-key: 21, doc: Expressions for the axes.}],
    -nkf-check: {NCNN310: &axes_valid axes.size <= 4 and all(axes >= -4 and axes <= 3),
      NCNN311: starts.size <= 4 and ends.size == starts.size and (axes.size == 0 or axes.size == starts.size),
      NCNN324: woffset == -233 or starts.size > 0 and ends.size > 0 or starts_expr.length > 0 and ends_expr.length > 0
        or woffset >= 0 and hoffset >= 0 and doffset >= 0 and coffset >= 0
        and woffset2 >= 0 and hoffset2 >= 0 and doffset2 >= 0 and coffset2 >= 0}}
  deconvolution: {-orig-id: Deconvolution, -nkf-key: 8, doc: 2-D transposed convolution.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom,
      &output_pad_right {id: output_pad_right, type: s4, -nkf-key: 18, doc: Columns added to the result at the right.},
      &output_pad_bottom {id: output_pad_bottom, type: s4, -nkf-key: 19, -nkf-default: output_pad_right, doc: Rows added to the result at the bottom.},
      &output_w {id: output_w, type: s4, -nkf-key: 20, doc: 'Width that the result is cut to, 0 as it comes.'},
      &output_h {id: output_h, type: s4, -nkf-key: 21, -nkf-default: output_w, doc: 'Height that the result is cut to, 0 as it comes.'},
      *bias_term, *weight_data_size, *activation_type, *activation_params,
      &dynamic_weight_28 {id: dynamic_weight, type: s4, -nkf-key: 28, doc: 1 takes the weights from a second input blob and reads none.}],
    seq: [*dynamic_weights, *dynamic_bias],
    -nkf-check: {NCNN323: &pads_2 pad_left < 1048576 and pad_right < 1048576 and pad_top < 1048576 and pad_bottom < 1048576 and pad_left > -1048576
        and output_pad_right >= 0 and output_pad_bottom >= 0,
      NCNN301: *dynamic_counts,
      NCNN302: *dynamic_kernel_2d,
      NCNN303: *steps_2d,
      NCNN304: *dynamic_fit_2d,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN203: &dynamic_not_int8 dynamic_weight != 0 or weight.storage != storage::int8}}
  dropout: {-orig-id: Dropout, -nkf-key: 9, doc: Scales in inference what training dropped.,
    params: [{id: scale, type: f4, -nkf-key: 0, -nkf-default: 1.0, doc: Factor of all elements.}]}
  eltwise: {-orig-id: Eltwise, -nkf-key: 10, doc: 'Combines two or more blobs of one shape, element by element.',
    instances: {min_bottoms: {value: 2, doc: Fewest blobs.}, max_bottoms: *any}, params: [
      {id: op_type, type: s4, enum: eltwise_operator, -nkf-key: 0, doc: '0 product, 1 sum, 2 largest.'},
      {id: coeffs, type: 'f4[]', -nkf-key: 1, doc: 'Factor of each blob of a sum, all 1 if empty.'}],
    -nkf-check: {NCNN309: op_type.to_i >= 0 and op_type.to_i <= 2}}
  elu: {-orig-id: ELU, -nkf-key: 11, doc: Exponential linear unit.,
    params: [{id: alpha, type: f4, -nkf-key: 0, -nkf-default: 0.1, doc: Factor of exp(x) - 1 below zero.}]}
  embed: {-orig-id: Embed, -nkf-key: 12, doc: 'Rows of a table, picked by index.', params: [
      {id: num_output, type: s4, -nkf-key: 0, doc: Length of a row.},
      {id: input_dim, type: s4, -nkf-key: 1, doc: Number of rows.},
      {id: bias_term, type: s4, -nkf-key: 2, doc: 1 with a bias.},
      {id: weight_data_size, type: s4, -nkf-key: 3, doc: Number of weights.},
      {id: int8_scale_term, type: s4, -nkf-key: 18, doc: 1 with int8 weights and their scale.}],
    seq: [
      &weight {id: weight, type: 'block(weight_data_size, load::tagged)', doc: 'Weights, one row of inputs for each output.'},
      &bias {id: bias, type: 'block(num_output, load::raw_float32)', if: bias_term != 0, doc: Summand of each output.},
      {id: weight_int8_scale, type: 'block(1, load::raw_float32)', if: int8_scale_term != 0, doc: Factor from weight to int8.}],
    -nkf-check: {NCNN301: &counts num_output > 0 and weight_data_size > 0,
      NCNN304: weight_data_size >= num_output * input_dim,
      NCNN203: weight.storage != storage::int8 or int8_scale_term != 0,
      NCNN204: int8_scale_term == 0 or weight.storage == storage::int8}}
  exp: {-orig-id: Exp, -nkf-key: 13, doc: base ^ (shift + scale * x)., params: [
      &base {id: base, type: f4, -nkf-key: 0, -nkf-default: -1.0, doc: 'Base, -1 for e.'},
      &scale_1 {id: scale, type: f4, -nkf-key: 1, -nkf-default: 1.0, doc: Factor of the input.},
      &shift_2 {id: shift, type: f4, -nkf-key: 2, doc: Added to the scaled input.}]}
  flatten: {-orig-id: Flatten, -nkf-key: 14, doc: Makes one dim of all dims.}
  inner_product: {-orig-id: InnerProduct, -nkf-key: 15, doc: Fully connected layer., params: [
      {id: num_output, type: s4, -nkf-key: 0, doc: Number of outputs.},
      {id: bias_term, type: s4, -nkf-key: 1, doc: 1 with a bias.},
      {id: weight_data_size, type: s4, -nkf-key: 2, doc: 'Number of weights, inputs times outputs.'},
      {id: int8_scale_term, type: s4, -nkf-key: 8, doc: '0 float, else int8 with scales.'},
      *activation_type, *activation_params],
    seq: [
      *weight, *bias,
      {id: weight_int8_scales, type: 'block(num_output, load::raw_float32)', if: int8_scale_term != 0, doc: Factor from weight to int8 of each output.},
      {id: bottom_blob_int8_scale, type: 'block(1, load::raw_float32)', if: int8_scale_term != 0, doc: Factor from input to int8.}],
    -nkf-check: {NCNN301: *counts,
      NCNN304: num_output <= 0 or weight_data_size % num_output == 0,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN203: weight.storage != storage::int8 or int8_scale_term != 0}}
  input: {-orig-id: Input, -nkf-key: 16, doc: An input of the network. The dims are hints; 0 is any size.,
    instances: {min_bottoms: {value: 0, doc: Fewest blobs.}, max_bottoms: {value: 0, doc: Most blobs.}, max_tops: *any}, params: [
      &w {id: w, type: s4, -nkf-key: 0, doc: Width.},
      &h {id: h, type: s4, -nkf-key: 1, doc: Height.},
      &d {id: d, type: s4, -nkf-key: 11, doc: Depth.},
      &c {id: c, type: s4, -nkf-key: 2, doc: Channels.}]}
  log: {-orig-id: Log, -nkf-key: 17, doc: Logarithm of shift + scale * x., params: [*base, *scale_1, *shift_2]}
  lrn: {-orig-id: LRN, -nkf-key: 18, doc: Local response normalisation., params: [
      {id: region_type, type: s4, enum: norm_region, -nkf-key: 0, doc: '0 across channels, 1 within each.'},
      {id: local_size, type: s4, -nkf-key: 1, -nkf-default: 5, doc: Side of the region.},
      {id: alpha, type: f4, -nkf-key: 2, -nkf-default: 1.0, doc: Factor of the sum of squares.},
      {id: beta, type: f4, -nkf-key: 3, -nkf-default: 0.75, doc: Exponent.},
      {id: bias, type: f4, -nkf-key: 4, -nkf-default: 1.0, doc: Added before the exponent.}],
    -nkf-check: {NCNN309: region_type.to_i >= 0 and region_type.to_i <= 1, NCNN325: local_size > 0}}
  memory_data: {-orig-id: MemoryData, -nkf-key: 19, doc: A constant. Without dims nothing is stored and the runtime makes one element up., params: [
      *w, *h, *d, *c,
      {id: load_type, type: s4, -nkf-key: 21, -nkf-default: 1, doc: '1 float32 without a tag, 0 with a tag.'}],
    seq: [
      {id: data_, type: 'block(num_data, load_type == 0 ? load::tagged : load::raw_float32)', if: num_data > 0, doc: The elements., -orig-id: data,
        -nkf-tensors: [c, d, h, w]}],
    instances: {min_bottoms: {value: 0, doc: Fewest blobs.}, max_bottoms: {value: 0, doc: Most blobs.},
      num_data: {value: 'd != 0 ? w * h * d * c : c != 0 ? w * h * c : h != 0 ? w * h : w', doc: Number of elements.}},
    -nkf-check: {NCNN312: w >= 0 and h >= 0 and d >= 0 and c >= 0 and (d == 0 or c > 0) and (c == 0 or h > 0) and (h == 0 or w > 0),
      NCNN313: num_data < 2147483648,
      NCNN309: 'num_data == 0 or load_type in [0, 1]'}}
  mvn: {-orig-id: MVN, -nkf-key: 20, doc: Subtracts the mean and divides by the standard deviation., params: [
      {id: normalize_variance, type: s4, -nkf-key: 0, doc: '1 divides, 0 only subtracts.'},
      {id: across_channels, type: s4, -nkf-key: 1, doc: '1 over all channels, 0 for each.'},
      {id: eps, type: f4, -nkf-key: 2, -nkf-default: 0.0001, doc: Added to the standard deviation.}]}
  pooling: {-orig-id: Pooling, -nkf-key: 21, doc: 2-D pooling., params: [
      &pooling_type {id: pooling_type, type: s4, enum: pool_method, -nkf-key: 0, doc: '0 max, 1 average.'},
      *kernel_w, *kernel_h,
      &pool_stride_w {id: stride_w, type: s4, -nkf-key: 2, -nkf-default: 1, doc: Step of the window along w.},
      &pool_stride_h {id: stride_h, type: s4, -nkf-key: 12, -nkf-default: stride_w, doc: Step of the window along h.},
      &pool_pad_left {id: pad_left, type: s4, -nkf-key: 3, doc: Columns added at the left.},
      &pool_pad_right {id: pad_right, type: s4, -nkf-key: 14, -nkf-default: pad_left, doc: Columns added at the right.},
      &pool_pad_top {id: pad_top, type: s4, -nkf-key: 13, -nkf-default: pad_left, doc: Rows added at the top.},
      &pool_pad_bottom {id: pad_bottom, type: s4, -nkf-key: 15, -nkf-default: pad_top, doc: Rows added at the bottom.},
      &global_pooling {id: global_pooling, type: s4, -nkf-key: 4, doc: 1 takes the whole blob for the window.},
      &pad_mode {id: pad_mode, type: s4, enum: pad_mode, -nkf-key: 5, doc: '0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.'},
      &count_pad {id: avgpool_count_include_pad, type: s4, -nkf-key: 6, doc: 1 counts what was added in an average.},
      &adaptive {id: adaptive_pooling, type: s4, -nkf-key: 7, doc: 1 chooses the windows for the size of the result.},
      &out_w {id: out_w, type: s4, -nkf-key: 8, doc: 'Width of an adaptive result, -233 as the input.'},
      &out_h {id: out_h, type: s4, -nkf-key: 18, -nkf-default: out_w, doc: 'Height of an adaptive result, -233 as the input.'}],
    -nkf-check: {NCNN323: *pads_1,
      NCNN302: global_pooling != 0 or adaptive_pooling != 0 or kernel_w > 0 and kernel_h > 0 and kernel_w * kernel_h < 2147483648,
      NCNN303: global_pooling != 0 or adaptive_pooling != 0 or stride_w > 0 and stride_h > 0,
      NCNN309: &pool_known pooling_type.to_i >= 0 and pooling_type.to_i <= 1 and (global_pooling != 0 or adaptive_pooling != 0 or pad_mode.to_i >= 0
        and pad_mode.to_i <= 3),
      NCNN314: global_pooling != 0 or adaptive_pooling == 0 or (out_w > 0 or out_w == -233) and (out_h > 0 or out_h == -233)}}
  power: {-orig-id: Power, -nkf-key: 22, doc: (shift + scale * x) ^ power., params: [
      {id: power, type: f4, -nkf-key: 0, -nkf-default: 1.0, doc: Exponent.},
      *scale_1, *shift_2]}
  p_re_lu: {-orig-id: PReLU, -nkf-key: 23, doc: ReLU with slopes below zero that were learned.,
    params: [{id: num_slope, type: s4, -nkf-key: 0, doc: 'Number of slopes, 1 or that of the channels.'}],
    seq: [{id: slope, type: 'block(num_slope, load::raw_float32)', doc: Slope of each channel or of all.}], -nkf-check: {NCNN301: num_slope > 0}}
  proposal: {-orig-id: Proposal, -nkf-key: 24, doc: Region proposals of Faster R-CNN.,
    instances: {min_bottoms: {value: 3, doc: Fewest blobs.}, max_bottoms: {value: 3, doc: Most blobs.}, max_tops: {value: 2, doc: Most blobs.}}, params: [
      {id: feat_stride, type: s4, -nkf-key: 0, -nkf-default: 16, doc: Pixels of the image between two positions of the map.},
      {id: base_size, type: s4, -nkf-key: 1, -nkf-default: 16, doc: Side of the anchor that others are scaled from.},
      {id: pre_nms_top_n, type: s4, -orig-id: pre_nms_topN, -nkf-key: 2, -nkf-default: 6000, doc: How many boxes are kept before suppression.},
      {id: after_nms_top_n, type: s4, -orig-id: after_nms_topN, -nkf-key: 3, -nkf-default: 300, doc: How many boxes are kept after suppression.},
      {id: nms_thresh, type: f4, -nkf-key: 4, -nkf-default: 0.7, doc: Overlap from which the lesser box is dropped.},
      {id: min_size, type: s4, -nkf-key: 5, -nkf-default: 16, doc: 'Smallest side of a box, in pixels.'}]}
  reduction: {-orig-id: Reduction, -nkf-key: 25, doc: Reduces axes of a blob to one number., params: [
      {id: operation, type: s4, enum: reduction_operator, -nkf-key: 0, doc: 'What is computed: 0 the sum, 3 the mean, 4 the largest, and so on.'},
      {id: reduce_all, type: s4, -nkf-key: 1, -nkf-default: 1, doc: '1 over all axes, 0 over those given.'},
      {id: coeff, type: f4, -nkf-key: 2, -nkf-default: 1.0, doc: Factor of the result.},
      {id: axes, type: 's4[]', -nkf-key: 3, doc: 'The axes, without batch.'},
      {id: keepdims, type: s4, -nkf-key: 4, doc: 1 keeps reduced axes with one element.},
      {id: fixbug0, type: s4, -nkf-key: 5, doc: '1 counts axes without the batch; before that meaning was fixed, 0.'}],
    -nkf-check: {NCNN309: operation.to_i >= 0 and operation.to_i <= 10,
      NCNN310: *axes_valid,
      NCNN315: fixbug0 != 0 or axes.size == 0}}
  re_lu: {doc: 'Zero, or a fixed slope, below zero.', -orig-id: ReLU, -nkf-key: 26, params: [{id: slope, type: f4, -nkf-key: 0, doc: Factor below zero.}]}
  reshape: {-orig-id: Reshape, -nkf-key: 27, doc: 'Same elements, other dims. A dim of 0 is copied from the input, -1 is what is left, -233 is not there.',
    params: [
      {id: w, type: s4, -nkf-key: 0, -nkf-default: -233, doc: Width.},
      {id: h, type: s4, -nkf-key: 1, -nkf-default: -233, doc: Height.},
      {id: d, type: s4, -nkf-key: 11, -nkf-default: -233, doc: Depth.},
      {id: c, type: s4, -nkf-key: 2, -nkf-default: -233, doc: Channels.},
      {id: shape_expr, type: str, -nkf-key: 6, doc: 'Expressions for the dims, w first; they win over the numbers.'},
      {id: input_batch_axis, type: s4, -nkf-key: 12, -nkf-default: 233, doc: 'Axis of the input that is the batch, 233 none.'},
      {id: output_batch_axis, type: s4, -nkf-key: 13, -nkf-default: 233, doc: 'Axis of the result that is the batch, 233 none.'}],
    -nkf-check: {NCNN312: 'w != -233 and (w == -1 ? 1 : 0) + (h == -1 ? 1 : 0) + (d == -1 ? 1 : 0) + (c == -1 ? 1 : 0) <= 1
        or shape_expr.length > 0'}}
  roi_pooling: {-orig-id: ROIPooling, -nkf-key: 28, doc: Max pooling of regions to a fixed size.,
    instances: &two_bottoms {min_bottoms: {value: 2, doc: Fewest blobs.}, max_bottoms: {value: 2, doc: Most blobs.}}, params: [
      &pooled_width {id: pooled_width, type: s4, -nkf-key: 0, doc: Width of the result.},
      &pooled_height {id: pooled_height, type: s4, -nkf-key: 1, doc: Height of the result.},
      &spatial_scale {id: spatial_scale, type: f4, -nkf-key: 2, -nkf-default: 1.0, doc: Factor from image to map coordinates.}]}
  scale: {-orig-id: Scale, -nkf-key: 29, doc: 'Scales each channel, by stored factors or by a second blob.',
    instances: {min_bottoms: {value: 'scale_data_size == -233 ? 2 : 1', doc: Fewest blobs.}, max_bottoms: {value: 'scale_data_size != -233 ? 1 : bias_term == 0 ? 2 : 3', doc: Most blobs.}}, params: [
      {id: scale_data_size, type: s4, -nkf-key: 0, doc: Number of channels; -233 takes the factors from a second blob and reads nothing.},
      {id: bias_term, type: s4, -nkf-key: 1, doc: 1 with a bias.}],
    seq: [
      {id: scale, type: 'block(scale_data_size, load::raw_float32)', if: scale_data_size != -233, doc: Factor of each channel.},
      {id: bias, type: 'block(scale_data_size, load::raw_float32)', if: scale_data_size != -233 and bias_term != 0, doc: Summand of each channel.}],
    -nkf-check: {NCNN301: scale_data_size == -233 or scale_data_size > 0,
      NCNN316: scale_data_size != -233 or bias_term == 0}}
  sigmoid: {-orig-id: Sigmoid, -nkf-key: 30, doc: 1 / (1 + exp(-x)).}
  slice: {-orig-id: Slice, -nkf-key: 31, doc: Cuts a blob into several along an axis.,
    instances: {max_tops: *any}, params: [
      {id: slices, type: 's4[]', -nkf-key: 0, doc: 'Size of each part, -233 an equal share of what is left.'},
      {id: axis, type: s4, -nkf-key: 1, doc: 'Axis, without batch; negative from the last.'},
      {id: indices, type: 's4[]', -nkf-key: 2, doc: Where the parts begin after the first; instead of sizes.}],
    -nkf-check: {NCNN310: *axis_valid,
      NCNN314: all(slices > 0 or slices == -233)}}
  softmax: {-orig-id: Softmax, -nkf-key: 32, doc: exp(x) over its sum along an axis., params: [
      *axis,
      {id: fixbug0, type: s4, -nkf-key: 1, doc: '1 counts the axis without the batch; before that meaning was fixed, 0.'}],
    -nkf-check: {NCNN310: *axis_valid, NCNN315: fixbug0 != 0 or axis == 0}}
  split: {-orig-id: Split, -nkf-key: 33, doc: Hands one blob to several layers.,
    instances: {min_tops: {value: 0, doc: Fewest blobs.}, max_tops: *any}}
  spp: {-orig-id: SPP, -nkf-key: 34, doc: Spatial pyramid pooling; not in a default build., params: [
      *pooling_type,
      {id: pyramid_height, type: s4, -nkf-key: 1, -nkf-default: 1, doc: 'Number of grids, each twice as fine as the last.'}], -nkf-check: {NCNN320: *absent}}
  tan_h: {-orig-id: TanH, -nkf-key: 35, doc: Hyperbolic tangent.}
  threshold: {-orig-id: Threshold, -nkf-key: 36, doc: '1 above the threshold, 0 elsewhere.',
    params: [{id: threshold, type: f4, -nkf-key: 0, doc: The threshold.}]}
  tile: {-orig-id: Tile, -nkf-key: 37, doc: Repeats a blob., params: [
      *axis,
      {id: tiles, type: s4, -nkf-key: 1, -nkf-default: 1, doc: How often along the axis.},
      {id: repeats, type: 's4[]', -nkf-key: 2, doc: 'How often along each axis, the last one last; instead of axis and tiles.'}],
    -nkf-check: {NCNN310: repeats.size > 0 or axis >= 0 and axis <= 3,
      NCNN314: repeats.size <= 4 and all(repeats > 0) and (repeats.size > 0 or tiles > 0)}}
  rnn: {-orig-id: RNN, -nkf-key: 38, doc: Recurrent layer with tanh., params: [
      &hidden {id: num_output, type: s4, -nkf-key: 0, doc: Length of the output of a step in one direction.},
      &input_weights {id: weight_data_size, type: s4, -nkf-key: 1, doc: Number of weights of the input in all directions and gates.},
      &direction {id: direction, type: s4, enum: direction, -nkf-key: 2, doc: '0 forward, 1 reverse, 2 both.'},
      &recurrent_int8 {id: int8_scale_term, type: s4, -nkf-key: 8, doc: '0 float, else int8 weights and their scales.'}],
    seq: [
      {id: weight_xc, type: 'block(weight_data_size, load::tagged)', doc: Weights of the input.,
        -nkf-tensors: [directions, num_output, weight_data_size / (num_output * directions)]},
      {id: bias_c, type: 'block(num_output * directions, load::tagged)', doc: Bias., -nkf-tensors: [directions, 1, num_output]},
      {id: weight_hc, type: 'block(num_output * num_output * directions, load::tagged)', doc: Weights of the last output.,
        -nkf-tensors: [directions, num_output, num_output]},
      {id: weight_xc_int8_scales, type: 'block(num_output * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from input weight to int8 of each row., -nkf-tensors: [directions, num_output]},
      {id: weight_hc_int8_scales, type: 'block(num_output * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from output weight to int8 of each row., -nkf-tensors: [directions, num_output]}],
    instances: &directions {max_bottoms: {value: 2, doc: Most blobs.}, max_tops: {value: 2, doc: Most blobs.},
      directions: &number_of_directions {value: 'direction == direction::bidirectional ? 2 : 1', doc: Number of directions.}},
    -nkf-check: {NCNN301: *counts,
      NCNN309: &direction_known direction.to_i >= 0 and direction.to_i <= 2,
      NCNN313: num_output * num_output * directions < 2147483648,
      NCNN304: num_output <= 0 or weight_data_size % (num_output * directions) == 0,
      NCNN203: &recurrent_scaled bias_c.storage != storage::int8 and (int8_scale_term != 0 or weight_xc.storage != storage::int8
        and weight_hc.storage != storage::int8),
      NCNN204: &recurrent_stored int8_scale_term == 0 or weight_xc.storage == storage::int8 and weight_hc.storage == storage::int8}}
  lstm: {-orig-id: LSTM, -nkf-key: 39, doc: 'Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ.',
    params: [
      *hidden, *input_weights, *direction,
      {id: hidden_size, type: s4, -nkf-key: 3, -nkf-default: num_output, doc: Length of the cell state.},
      *recurrent_int8],
    seq: [
      {id: weight_xc, type: 'block(weight_data_size, load::tagged)', doc: Weights of the input.,
        -nkf-tensors: [directions, hidden_size * 4, weight_data_size / (hidden_size * 4 * directions)]},
      {id: bias_c, type: 'block(hidden_size * 4 * directions, load::tagged)', doc: Bias., -nkf-tensors: [directions, 4, hidden_size]},
      {id: weight_hc, type: 'block(num_output * hidden_size * 4 * directions, load::tagged)', doc: Weights of the last output.,
        -nkf-tensors: [directions, hidden_size * 4, num_output]},
      {id: weight_hr, type: 'block(hidden_size * num_output * directions, load::tagged)', if: num_output != hidden_size,
        doc: Projection of the cell to the output., -nkf-tensors: [directions, num_output, hidden_size]},
      {id: weight_xc_int8_scales, type: 'block(hidden_size * 4 * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from input weight to int8 of each row., -nkf-tensors: [directions, hidden_size * 4]},
      {id: weight_hc_int8_scales, type: 'block(hidden_size * 4 * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from output weight to int8 of each row., -nkf-tensors: [directions, hidden_size * 4]}],
    instances: {max_bottoms: {value: 3, doc: Most blobs.}, max_tops: {value: 3, doc: Most blobs.}, directions: *number_of_directions},
    -nkf-check: {NCNN301: num_output > 0 and weight_data_size > 0 and hidden_size > 0,
      NCNN309: *direction_known,
      NCNN313: num_output * hidden_size * 4 * directions < 2147483648,
      NCNN304: hidden_size <= 0 or weight_data_size % (hidden_size * 4 * directions) == 0,
      NCNN203: bias_c.storage != storage::int8 and (num_output == hidden_size or weight_hr.storage != storage::int8) and (int8_scale_term != 0
        or weight_xc.storage != storage::int8 and weight_hc.storage != storage::int8),
      NCNN204: *recurrent_stored}}
  binary_op: {-orig-id: BinaryOp, -nkf-key: 40, doc: 'Combines two blobs, or a blob and a number, with broadcasting.',
    instances: {min_bottoms: {value: 'with_scalar != 0 ? 1 : 2', doc: Fewest blobs.}, max_bottoms: {value: min_bottoms, doc: Most blobs.}}, params: [
      {id: op_type, type: s4, enum: binary_operator, -nkf-key: 0, doc: 'What is computed: 0 a + b, 1 a - b, 2 a * b, 3 a / b, and so on; an r swaps a
        and b.'},
      {id: with_scalar, type: s4, -nkf-key: 1, doc: 1 takes the number for the second blob.},
      {id: b, type: f4, -nkf-key: 2, doc: The number.}], -nkf-check: {NCNN309: op_type.to_i >= 0 and op_type.to_i <= 18}}
  unary_op: {-orig-id: UnaryOp, -nkf-key: 41, doc: A function of each element., params: [
      {id: op_type, type: s4, enum: unary_operator, -nkf-key: 0, doc: 'Which function: 0 the absolute value, 1 the negative, 5 the root, and so on.'}],
    -nkf-check: {NCNN309: op_type.to_i >= 0 and op_type.to_i <= 27}}
  convolution_depth_wise: {-orig-id: ConvolutionDepthWise, -nkf-key: 42, doc: 2-D convolution in groups.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom, *pad_value, *bias_term,
      *weight_data_size,
      &group {id: group, type: s4, -nkf-key: 7, -nkf-default: 1, doc: Number of groups of channels.},
      {id: int8_scale_term, type: s4, -nkf-key: 8, doc: 0 float; int8 with a scale for each group (1) or one for all (2); 101 and 102 with int8 output.},
      *activation_type, *activation_params, *dynamic_weight],
    seq: [
      *dynamic_weights, *dynamic_bias,
      {id: weight_int8_scales, type: 'block(group, load::raw_float32)', if: dynamic_weight == 0 and (int8_scale_term == 1 or int8_scale_term == 101),
        doc: Factor from weight to int8 of each group.},
      {id: weight_int8_scale, type: 'block(1, load::raw_float32)', if: dynamic_weight == 0 and (int8_scale_term == 2 or int8_scale_term == 102),
        doc: Factor from weight to int8 of all groups.},
      {id: bottom_blob_int8_scale, type: 'block(1, load::raw_float32)', if: dynamic_weight == 0 and (int8_scale_term == 1 or int8_scale_term == 2
        or int8_scale_term == 101 or int8_scale_term == 102), doc: Factor from input to int8.},
      *top_blob_int8_scale],
    -nkf-check: {NCNN323: *pads_1,
      NCNN301: *dynamic_counts,
      NCNN302: *dynamic_kernel_2d,
      NCNN303: *steps_2d,
      NCNN304: *dynamic_fit_2d,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN307: &dynamic_group group > 0 and (dynamic_weight != 0 or num_output % group == 0),
      NCNN308: 'int8_scale_term in [0, 1, 2, 101, 102]',
      NCNN203: dynamic_weight != 0 or weight.storage != storage::int8 or int8_scale_term != 0}}
  padding: {-orig-id: Padding, -nkf-key: 43, doc: Adds a border., params: [
      {id: top, type: s4, -nkf-key: 0, doc: Rows at the top.},
      {id: bottom, type: s4, -nkf-key: 1, doc: Rows at the bottom.},
      {id: left, type: s4, -nkf-key: 2, doc: Columns at the left.},
      {id: right, type: s4, -nkf-key: 3, doc: Columns at the right.},
      {id: type_, type: s4, enum: padding_type, -orig-id: type, -nkf-key: 4, doc: '0 a constant, 1 the edge repeated, 2 mirrored.'},
      {id: value, type: f4, -nkf-key: 5, doc: The constant.},
      {id: per_channel_pad_data_size, type: s4, -nkf-key: 6, doc: 'Number of channels with a constant of their own, 0 none.'},
      {id: front, type: s4, -nkf-key: 7, doc: 'In front, along d or c.'},
      {id: behind, type: s4, -nkf-key: 8, doc: 'Behind, along d or c.'}],
    seq: [
      {id: per_channel_pad_data, type: 'block(per_channel_pad_data_size, load::raw_float32)', if: per_channel_pad_data_size != 0,
        doc: Constant of each channel.}],
    -nkf-check: {NCNN301: per_channel_pad_data_size >= 0,
      NCNN309: type_.to_i >= 0 and type_.to_i <= 2}}
  squeeze: {-orig-id: Squeeze, -nkf-key: 44, doc: Drops axes with one element., params: [
      {id: squeeze_w, type: s4, -nkf-key: 0, doc: 1 drops w.},
      {id: squeeze_h, type: s4, -nkf-key: 1, doc: 1 drops h.},
      {id: squeeze_d, type: s4, -nkf-key: 11, doc: 1 drops d.},
      {id: squeeze_c, type: s4, -nkf-key: 2, doc: 1 drops c.},
      &axes_3 {id: axes, type: 's4[]', -nkf-key: 3, doc: 'The axes, without batch; where given, they alone count.'}], -nkf-check: {NCNN310: *axes_valid}}
  expand_dims: {-orig-id: ExpandDims, -nkf-key: 45, doc: Adds axes with one element., params: [*axes_3], -nkf-check: {NCNN310: *axes_valid}}
  normalize: {-orig-id: Normalize, -nkf-key: 46, doc: Divides by the Euclidean norm and scales., params: [
      {id: across_spatial, type: s4, -nkf-key: 0, doc: '1 over all positions, 0 at each.'},
      {id: across_channel, type: s4, -nkf-key: 4, -nkf-default: 1, doc: '1 over all channels, 0 for each.'},
      {id: channel_shared, type: s4, -nkf-key: 1, doc: 1 has one scale for all channels.},
      {id: eps, type: f4, -nkf-key: 2, -nkf-default: 0.0001, doc: Keeps the norm from being zero.},
      {id: eps_mode, type: s4, enum: eps_mode, -nkf-key: 9, doc: 'How it does: 0 added to the square, 1 least norm, 2 least square.'},
      {id: scale_data_size, type: s4, -nkf-key: 3, doc: Number of scales.}],
    seq: [&scale_blob {id: scale, type: 'block(scale_data_size, load::raw_float32)', doc: Factor of each channel or of all.}],
    -nkf-check: {NCNN301: &scale_count scale_data_size > 0}}
  permute: {-orig-id: Permute, -nkf-key: 47, doc: Reorders the axes., params: [
      {id: order_type, type: s4, -nkf-key: 0, doc: 'Number of the order: 0 keeps it, 1 swaps w and h; 0 to 5 with three axes, 0 to 23 with four.'}],
    -nkf-check: {NCNN309: order_type >= 0 and order_type <= 23}}
  prior_box: {-orig-id: PriorBox, -nkf-key: 48, doc: Prior boxes of SSD.,
    instances: {min_bottoms: {value: '(image_width == -233 or image_height == -233) and (image_width != image_height or max_sizes.size > 0) ? 2 : 1', doc: Fewest blobs.},
      max_bottoms: {value: 2, doc: Most blobs.}},
    params: [
      {id: min_sizes, type: 'f4[]', -nkf-key: 0, doc: Sides of the squares.},
      {id: max_sizes, type: 'f4[]', -nkf-key: 1, doc: 'Upper sides, each for a square in between.'},
      {id: aspect_ratios, type: 'f4[]', -nkf-key: 2, doc: Width over height of further boxes.},
      &variances_0 {id: variances_0, type: f4, -nkf-key: 3, -nkf-default: 0.1, doc: Variance of x.},
      &variances_1 {id: variances_1, type: f4, -nkf-key: 4, -nkf-default: 0.1, doc: Variance of y.},
      &variances_2 {id: variances_2, type: f4, -nkf-key: 5, -nkf-default: 0.2, doc: Variance of the width.},
      &variances_3 {id: variances_3, type: f4, -nkf-key: 6, -nkf-default: 0.2, doc: Variance of the height.},
      {id: flip, type: s4, -nkf-key: 7, -nkf-default: 1, doc: 1 adds each ratio upside down.},
      {id: clip, type: s4, -nkf-key: 8, doc: 1 cuts boxes at the edge of the image.},
      {id: image_width, type: s4, -nkf-key: 9, doc: 'Width of the image, -233 that of the second blob.'},
      {id: image_height, type: s4, -nkf-key: 10, doc: 'Height of the image, -233 that of the second blob.'},
      {id: step_width, type: f4, -nkf-key: 11, -nkf-default: -233.0, doc: 'Pixels between two columns of the map, -233 image over map.'},
      {id: step_height, type: f4, -nkf-key: 12, -nkf-default: -233.0, doc: 'Pixels between two rows of the map, -233 image over map.'},
      {id: offset, type: f4, -nkf-key: 13, doc: Where in a cell the centre lies.},
      {id: step_mmdetection, type: s4, -nkf-key: 14, doc: 1 rounds steps as MMDetection does.},
      {id: center_mmdetection, type: s4, -nkf-key: 15, doc: 1 places centres as MMDetection does.}],
    -nkf-check: {NCNN311: min_sizes.size > 0 and (max_sizes.size == 0 or max_sizes.size == min_sizes.size)}}
  detection_output: {-orig-id: DetectionOutput, -nkf-key: 49, doc: 'Boxes, scores and priors of SSD to detections.',
    instances: &three_bottoms {min_bottoms: {value: 3, doc: Fewest blobs.}, max_bottoms: {value: 3, doc: Most blobs.}}, params: [
      {id: num_class, type: s4, -nkf-key: 0, doc: 'Number of classes, with the background.'},
      {id: nms_threshold, type: f4, -nkf-key: 1, -nkf-default: 0.05, doc: Overlap from which the lesser box is dropped.},
      {id: nms_top_k, type: s4, -nkf-key: 2, -nkf-default: 300, doc: How many boxes of a class are looked at.},
      {id: keep_top_k, type: s4, -nkf-key: 3, -nkf-default: 100, doc: How many detections are kept.},
      {id: confidence_threshold, type: f4, -nkf-key: 4, -nkf-default: 0.5, doc: Score below which a box is dropped.},
      {id: variances_0, type: f4, -nkf-key: 5, -nkf-default: 0.1, doc: Variance of x.},
      {id: variances_1, type: f4, -nkf-key: 6, -nkf-default: 0.1, doc: Variance of y.},
      {id: variances_2, type: f4, -nkf-key: 7, -nkf-default: 0.2, doc: Variance of the width.},
      {id: variances_3, type: f4, -nkf-key: 8, -nkf-default: 0.2, doc: Variance of the height.}]}
  interp: {-orig-id: Interp, -nkf-key: 50, doc: Resizes width and height.,
    instances: {min_bottoms: {value: 'dynamic_target_size == 1 ? 2 : 1', doc: Fewest blobs.}, max_bottoms: {value: min_bottoms, doc: Most blobs.}}, params: [
      {id: resize_type, type: s4, enum: resize_type, -nkf-key: 0, doc: '1 nearest, 2 bilinear, 3 bicubic.'},
      {id: height_scale, type: f4, -nkf-key: 1, -nkf-default: 1.0, doc: Factor of the height.},
      {id: width_scale, type: f4, -nkf-key: 2, -nkf-default: 1.0, doc: Factor of the width.},
      {id: output_height, type: s4, -nkf-key: 3, doc: 'Height of the result, 0 by the factor.'},
      {id: output_width, type: s4, -nkf-key: 4, doc: 'Width of the result, 0 by the factor.'},
      {id: dynamic_target_size, type: s4, -nkf-key: 5, doc: 1 takes the size of a second blob.},
      {id: align_corner, type: s4, -nkf-key: 6, doc: 1 maps corners to corners.},
      {id: size_expr, type: str, -nkf-key: 9, doc: Expressions for width and height.}],
    -nkf-check: {NCNN309: resize_type.to_i >= 0 and resize_type.to_i <= 3}}
  deconvolution_depth_wise: {-orig-id: DeconvolutionDepthWise, -nkf-key: 51, doc: 2-D transposed convolution in groups.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom, *output_pad_right,
      *output_pad_bottom, *output_w, *output_h, *bias_term, *weight_data_size, *group, *activation_type, *activation_params, *dynamic_weight_28],
    seq: [*dynamic_weights, *dynamic_bias],
    -nkf-check: {NCNN323: *pads_2,
      NCNN301: *dynamic_counts,
      NCNN302: *dynamic_kernel_2d,
      NCNN303: *steps_2d,
      NCNN304: *dynamic_fit_2d,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN307: *dynamic_group,
      NCNN203: *dynamic_not_int8}}
  shuffle_channel: {-orig-id: ShuffleChannel, -nkf-key: 52, doc: Reorders channels across groups., params: [
      {id: group, type: s4, -nkf-key: 0, -nkf-default: 1, doc: Number of groups.},
      {id: reverse, type: s4, -nkf-key: 1, doc: 1 undoes the shuffle.}], -nkf-check: {NCNN307: group > 0}}
  instance_norm: {-orig-id: InstanceNorm, -nkf-key: 53, doc: Normalisation of each channel by its own statistics., params: [
      *channels,
      &norm_eps {id: eps, type: f4, -nkf-key: 1, -nkf-default: 0.001, doc: Added to the variance.},
      &affine {id: affine, type: s4, -nkf-key: 2, -nkf-default: 1, doc: 1 with factors (and summands).}],
    seq: &channel_affine [
      {id: gamma, type: 'block(channels, load::raw_float32)', if: affine != 0, doc: Factor of each channel.},
      {id: beta, type: 'block(channels, load::raw_float32)', if: affine != 0, doc: Summand of each channel.}],
    -nkf-check: {NCNN301: affine == 0 or channels > 0}}
  clip: {-orig-id: Clip, -nkf-key: 54, doc: Limits each element., params: [
      {id: min_, type: f4, -orig-id: min, -nkf-key: 0, -nkf-default: -3.4028234663852886e+38, doc: Lower limit.},
      {id: max_, type: f4, -orig-id: max, -nkf-key: 1, -nkf-default: 3.4028234663852886e+38, doc: Upper limit.}]}
  reorg: {-orig-id: Reorg, -nkf-key: 55, doc: Turns blocks of pixels into channels., params: [
      {id: stride, type: s4, -nkf-key: 0, -nkf-default: 1, doc: Side of a block.},
      {id: mode, type: s4, -nkf-key: 1, doc: '0 the channel slowest in the result, 1 fastest.'}],
    -nkf-check: {NCNN309: mode >= 0 and mode <= 1,
      NCNN314: stride > 0 and stride * stride < 2147483648}}
  yolo_detection_output: {-orig-id: YoloDetectionOutput, -nkf-key: 56, doc: Maps of YOLO v2 to detections.,
    instances: {max_bottoms: *any, max_tops: *any}, params: [
      &num_class {id: num_class, type: s4, -nkf-key: 0, -nkf-default: 20, doc: Number of classes.},
      &num_box {id: num_box, type: s4, -nkf-key: 1, -nkf-default: 5, doc: Boxes of a cell.},
      &confidence {id: confidence_threshold, type: f4, -nkf-key: 2, -nkf-default: 0.01, doc: Score below which a box is dropped.},
      &overlap {id: nms_threshold, type: f4, -nkf-key: 3, -nkf-default: 0.45, doc: Overlap from which the lesser box is dropped.},
      &biases {id: biases, type: 'f4[]', -nkf-key: 4, doc: Width and height of the anchors.}],
    -nkf-check: {NCNN314: &yolo_counts num_class > 0 and num_box > 0 and num_box * (num_class + 5) < 2147483648,
      NCNN311: biases.size >= 2 * num_box}}
  quantize: {-orig-id: Quantize, -nkf-key: 57, doc: Float to int8.,
    params: [&one_scale {id: scale_data_size, type: s4, -nkf-key: 0, -nkf-default: 1, doc: 'Number of scales, 1 or that of the channels.'}],
    seq: [*scale_blob], -nkf-check: {NCNN301: *scale_count}}
  dequantize: {-orig-id: Dequantize, -nkf-key: 58, doc: 32-bit integers to float., params: [
      *one_scale,
      {id: bias_data_size, type: s4, -nkf-key: 1, doc: 'Number of summands, 0 none.'}],
    seq: [
      *scale_blob,
      &optional_bias {id: bias, type: 'block(bias_data_size, load::raw_float32)', if: bias_data_size != 0, doc: Summand of each channel or of all.}],
    -nkf-check: {NCNN301: scale_data_size > 0 and bias_data_size >= 0}}
  yolov3_detection_output: {-orig-id: Yolov3DetectionOutput, -nkf-key: 59, doc: Maps of YOLO v3 to detections.,
    instances: {max_bottoms: *any}, params: [
      *num_class, *num_box, *confidence, *overlap, *biases,
      {id: mask, type: 'u4[]', -nkf-array: {dtype: float32}, -nkf-key: 5, doc: 'Which anchors each map uses, as the bits of floats.'},
      {id: anchors_scale, type: 'f4[]', -nkf-key: 6, doc: Pixels between two cells of each map.}],
    -nkf-check: {NCNN314: *yolo_counts,
      NCNN322: all(mask >= 0.0 and mask * 2 + 1 < biases.size and mask % 1.0 == 0.0) and all(biases > 0.0) and all(anchors_scale > 0.0),
      NCNN311: biases.size > 0 and biases.size % 2 == 0 and mask.size > 0 and (num_box <= 0 or mask.size % num_box == 0
        and anchors_scale.size >= mask.size / num_box)}}
  psroi_pooling: {-orig-id: PSROIPooling, -nkf-key: 60, doc: 'Average pooling of regions, each cell from channels of its own.',
    instances: *two_bottoms, params: [
      {id: pooled_width, type: s4, -nkf-key: 0, -nkf-default: 7, doc: Width of the result.},
      {id: pooled_height, type: s4, -nkf-key: 1, -nkf-default: 7, doc: Height of the result.},
      {id: spatial_scale, type: f4, -nkf-key: 2, -nkf-default: 0.0625, doc: Factor from image to map coordinates.},
      {id: output_dim, type: s4, -nkf-key: 3, doc: Channels of the result.}]}
  roi_align: {-orig-id: ROIAlign, -nkf-key: 61, doc: Average pooling of regions with interpolation.,
    instances: *two_bottoms, params: [
      *pooled_width, *pooled_height, *spatial_scale,
      {id: sampling_ratio, type: s4, -nkf-key: 3, doc: 'Samples along each side of a cell, 0 as many as pixels.'},
      {id: aligned, type: s4, -nkf-key: 4, doc: 1 shifts regions by half a pixel.},
      {id: version, type: s4, -nkf-key: 5, doc: '0 the first definition, 1 that of Detectron2.'}],
    -nkf-check: {NCNN309: version >= 0 and version <= 1,
      NCNN314: pooled_width > 0 and pooled_height > 0}}
  packing: {-orig-id: Packing, -nkf-key: 62, doc: Changes how many channels lie side by side in memory., params: [
      {id: out_elempack, type: s4, -nkf-key: 0, -nkf-default: 1, doc: How many.},
      {id: use_padding, type: s4, -nkf-key: 1, doc: 1 adds channels that are lacking.},
      {id: cast_type_from, type: s4, enum: packed_type, -nkf-key: 2, doc: Type of the input.},
      {id: cast_type_to, type: s4, enum: packed_type, -nkf-key: 3, doc: Type of the result.}], -nkf-check: {NCNN314: out_elempack > 0}}
  requantize: {-orig-id: Requantize, -nkf-key: 63, doc: 32-bit integers to int8., params: [
      {id: scale_in_data_size, type: s4, -nkf-key: 0, -nkf-default: 1, doc: 'Number of scales of the input, 1 or that of the channels.'},
      {id: scale_out_data_size, type: s4, -nkf-key: 1, -nkf-default: 1, doc: 'Number of scales of the result, 1 or that of the channels.'},
      {id: bias_data_size, type: s4, -nkf-key: 2, doc: 'Number of summands, 0 none.'},
      {id: activation_type, type: s4, enum: activation, -nkf-key: 3, doc: Function applied in between.},
      {id: activation_params, type: 'f4[]', -nkf-key: 4, doc: Numbers of that function.}],
    seq: [
      {id: scale_in, type: 'block(scale_in_data_size, load::raw_float32)', doc: Factor from integer to float.},
      {id: scale_out, type: 'block(scale_out_data_size, load::raw_float32)', doc: Factor from float to int8.},
      *optional_bias],
    -nkf-check: {NCNN301: scale_in_data_size > 0 and scale_out_data_size > 0 and bias_data_size >= 0,
      NCNN305: *activation_known,
      NCNN306: *activation_given}}
  cast: {-orig-id: Cast, -nkf-key: 64, doc: Changes the type of the elements., params: [
      {id: type_from, type: s4, enum: element_type, -nkf-key: 0, doc: Type of the input.},
      {id: type_to, type: s4, enum: element_type, -nkf-key: 1, doc: Type of the result.}],
    -nkf-check: {NCNN309: type_from.to_i >= 0 and type_from.to_i <= 4 and type_to.to_i >= 0 and type_to.to_i <= 4}}
  hard_sigmoid: {-orig-id: HardSigmoid, -nkf-key: 65, doc: 'alpha * x + beta, limited to 0 and 1.', params: [
      &hard_alpha {id: alpha, type: f4, -nkf-key: 0, -nkf-default: 0.2, doc: Slope.},
      &hard_beta {id: beta, type: f4, -nkf-key: 1, -nkf-default: 0.5, doc: Value at zero.}]}
  selu: {-orig-id: SELU, -nkf-key: 66, doc: Scaled exponential linear unit., params: [
      {id: alpha, type: f4, -nkf-key: 0, -nkf-default: 1.67326324, doc: Factor of exp(x) - 1 below zero.},
      {id: lambda_, type: f4, -orig-id: lambda, -nkf-key: 1, -nkf-default: 1.050700987, doc: Factor of all.}]}
  hard_swish: {-orig-id: HardSwish, -nkf-key: 67, doc: 'x times alpha * x + beta, limited to 0 and 1.', params: [*hard_alpha, *hard_beta]}
  noop: {-orig-id: Noop, -nkf-key: 68, doc: Hands its blobs on.,
    instances: {min_bottoms: {value: 0, doc: Fewest blobs.}, max_bottoms: *any, min_tops: {value: 0, doc: Fewest blobs.}, max_tops: *any}}
  pixel_shuffle: {-orig-id: PixelShuffle, -nkf-key: 69, doc: Turns channels into blocks of pixels., params: [
      {id: upscale_factor, type: s4, -nkf-key: 0, -nkf-default: 1, doc: Side of a block.},
      {id: mode, type: s4, -nkf-key: 1, doc: '0 the channel slowest in the input, 1 fastest.'}],
    -nkf-check: {NCNN309: mode >= 0 and mode <= 1,
      NCNN314: upscale_factor > 0 and upscale_factor * upscale_factor < 2147483648}}
  deep_copy: {-orig-id: DeepCopy, -nkf-key: 70, doc: Copies a blob.}
  mish: {-orig-id: Mish, -nkf-key: 71, doc: x * tanh(log(1 + exp(x))).}
  statistics_pooling: {-orig-id: StatisticsPooling, -nkf-key: 72, doc: 'Mean of each channel, and standard deviation.',
    params: [{id: include_stddev, type: s4, -nkf-key: 0, doc: 1 gives the deviation as well.}]}
  swish: {-orig-id: Swish, -nkf-key: 73, doc: x / (1 + exp(-x)).}
  gemm: {-orig-id: Gemm, -nkf-key: 74, doc: 'alpha * A * B + beta * C, where each of A, B and C is a blob or a
    constant. Weights of B in blocks: each row holds its K numbers of 4, 6 or 8 bits one after the other, the lowest bit first, in whole bytes.',
    params: [
      {id: alpha, type: f4, -nkf-key: 0, -nkf-default: 1.0, doc: Factor of the product.},
      {id: beta, type: f4, -nkf-key: 1, -nkf-default: 1.0, doc: Factor of C.},
      {id: trans_a, type: s4, -orig-id: transA, -nkf-key: 2, doc: 1 has A as K rows of M.},
      {id: trans_b, type: s4, -orig-id: transB, -nkf-key: 3, doc: 1 has B as N rows of K.},
      {id: constant_a, type: s4, -orig-id: constantA, -nkf-key: 4, doc: 1 stores A.},
      {id: constant_b, type: s4, -orig-id: constantB, -nkf-key: 5, doc: 1 stores B.},
      {id: constant_c, type: s4, -orig-id: constantC, -nkf-key: 6, doc: '1 stores C, unless its broadcast type is -1.'},
      {id: constant_m, type: s4, -orig-id: constantM, -nkf-key: 7, doc: 'Rows of A, 0 if they come with a blob.'},
      {id: constant_n, type: s4, -orig-id: constantN, -nkf-key: 8, doc: 'Columns of B, 0 if they come with a blob.'},
      {id: constant_k, type: s4, -orig-id: constantK, -nkf-key: 9, doc: 'Columns of A and rows of B, 0 if they come with a blob.'},
      {id: constant_broadcast_type_c, type: s4, -orig-id: constant_broadcast_type_C, -nkf-key: 10, doc: 'Shape of C: -1 there is none, 0 one number, 1 [M],
        2 [M, 1], 3 [M, N], 4 [1, N].'},
      {id: output_n1m, type: s4, -orig-id: output_N1M, -nkf-key: 11, doc: '1 gives three dims, the middle one 1.'},
      {id: output_elempack, type: s4, -nkf-key: 12, doc: 'How many rows lie side by side in memory, 0 as suits.'},
      {id: output_elemtype, type: s4, -nkf-key: 13, doc: 'Type of the result: 0 as suits, 1 float32.'},
      {id: output_transpose, type: s4, -nkf-key: 14, doc: 1 turns the result over.},
      &quantize_term {id: quantize_term, type: s4, -nkf-key: 18, doc: '0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input
        scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8.'},
      {id: constant_tile_m, type: s4, -orig-id: constant_TILE_M, -nkf-key: 20, doc: 'Rows computed at a time, 0 as suits.'},
      {id: constant_tile_n, type: s4, -orig-id: constant_TILE_N, -nkf-key: 21, doc: 'Columns computed at a time, 0 as suits.'},
      {id: constant_tile_k, type: s4, -orig-id: constant_TILE_K, -nkf-key: 22, doc: 'Summands computed at a time, 0 as suits.'},
      &dialect {id: dialect, type: u1, enum: dialect, doc: Whether block weights are tagged (7) or not (10).}],
    seq: [
      {id: a, type: 'block(constant_m * constant_k, load::tagged)', if: constant_a == 1, doc: Matrix A., -orig-id: A,
        -nkf-tensors: ['trans_a == 0 ? constant_m : constant_k', 'trans_a == 0 ? constant_k : constant_m']},
      {id: b, type: 'block(blockwise ? (constant_k * bits + 7) / 8 * constant_n : constant_k * constant_n, block_load)', if: constant_b == 1, doc: 'Matrix B,
        or the packed bits of its block weights.', -orig-id: B,
        -nkf-tensors: ['trans_b == 0 ? constant_k : constant_n', 'trans_b == 0 ? constant_n : constant_k'],
        -nkf-packed: {if: blockwise, bits: bits, block: block_size, scales: b_quantize_scales}},
      {id: c, type: 'block(c_rows == 0 ? c_columns : c_rows * c_columns, load::tagged)', if: constant_c == 1 and constant_broadcast_type_c != -1,
        doc: Summand C., -orig-id: C, -nkf-tensors: [c_rows, c_columns]},
      {id: b_quantize_scales, type: 'block((constant_k + block_size - 1) / block_size * constant_n, load::raw_float32)', if: blockwise,
        doc: 'Divisor of each block of each row: a weight is its number over the scale.', -orig-id: B_quantize_scales,
        -nkf-tensors: [constant_n, (constant_k + block_size - 1) / block_size]},
      {id: b_input_scales, type: 'block(constant_k, load::raw_float32)', if: blockwise and quantize_term % 100 >= 10, doc: Factor of each input.,
        -orig-id: B_input_scales},
      {id: a_int8_scales, type: 'block(constant_m, load::raw_float32)', if: quantize_term != 0 and not blockwise and constant_a == 1,
        doc: Factor from A to int8 of each row., -orig-id: A_int8_scales},
      {id: b_int8_scale, type: 'block(1, load::raw_float32)', if: quantize_term != 0 and not blockwise and constant_b == 1, doc: Factor from B to int8.,
        -orig-id: B_int8_scale}],
    instances: {min_bottoms: {value: '(constant_a != 0 ? 0 : 1) + (constant_b != 0 ? 0 : 1)', doc: Fewest blobs.}, max_bottoms: {value: 'min_bottoms + (constant_c != 0 ? 0 : 1)', doc: Most blobs.},
      blockwise: &blockwise {value: quantize_term >= 400 and quantize_term < 900 and quantize_term / 100 % 2 == 0 and quantize_term % 100 < 20
        and quantize_term % 10 < 3, doc: Whether weights are quantised in blocks.},
      bits: &bits {value: 'blockwise ? quantize_term / 100 : 0', doc: Bits of a weight.},
      block_size: &block_size {value: 'quantize_term % 10 == 0 ? 32 : quantize_term % 10 == 1 ? 64 : 128', doc: Weights that share a scale.},
      block_load: &block_load {value: 'not blockwise or dialect == dialect::d202607 ? load::tagged : bits == 4 ? load::bits4 : bits == 6 ? load::bits6
        : load::bits8', enum: load, doc: How weights that may be in blocks are read.},
      c_rows: {value: 'constant_broadcast_type_c < 2 ? 0 : constant_broadcast_type_c == 4 ? 1 : constant_m < 0 ? 0 : constant_m',
        doc: 'Rows of C, 0 if it has one dim.'},
      c_columns: {value: 'constant_broadcast_type_c == 1 ? (constant_m < 0 ? 0 : constant_m)
        : constant_broadcast_type_c < 3 ? 1 : constant_n < 0 ? 0 : constant_n', doc: Columns of C.}},
    -nkf-check: {NCNN317: &quantize_known 'not (quantize_term in [4, 5, 6]) and (quantize_term < 400 or blockwise)',
      NCNN318: 'not blockwise or constant_a == 0 and constant_b == 1 and trans_b == 1 and output_elemtype in [0, 1] and (trans_a == 0 or bits == 8
        and trans_a == 1) and (output_transpose == 0 or bits == 8 and output_transpose == 1) and (bits == 8 or output_n1m == 0 and output_elempack == 0)',
      NCNN314: constant_tile_m < 1073741824 and constant_tile_n < 1073741824 and constant_tile_k < 1073741824,
      NCNN309: 'output_elempack in [0, 1, 4, 8, 16] and (constant_c != 1 or constant_broadcast_type_c >= -1 and constant_broadcast_type_c <= 4)',
      NCNN301: (constant_a != 1 or constant_m > 0 and constant_k > 0) and (constant_b != 1 or constant_n > 0 and constant_k > 0)
        and (constant_c != 1 or constant_broadcast_type_c < 1 or constant_broadcast_type_c == 4
        or constant_m > 0) and (constant_c != 1 or constant_broadcast_type_c < 3 or constant_n > 0),
      NCNN313: (constant_a != 1 or constant_m * constant_k < 2147483648) and (constant_b != 1 or constant_k * constant_n < 2147483648)
        and (constant_c != 1 or constant_broadcast_type_c != 3 or constant_m * constant_n < 2147483648),
      NCNN203: (constant_a != 1 or a.storage != storage::int8 or quantize_term != 0) and (constant_b != 1 or b.storage != storage::int8
        or quantize_term != 0) and (constant_c != 1 or constant_broadcast_type_c == -1 or c.storage != storage::int8),
      NCNN205: not blockwise or dialect == dialect::d202610 or constant_b != 1 or b.storage == storage::int8}}
  group_norm: {-orig-id: GroupNorm, -nkf-key: 75, doc: Normalisation of groups of channels by their own statistics., params: [
      {id: group, type: s4, -nkf-key: 0, -nkf-default: 1, doc: Number of groups.},
      {id: channels, type: s4, -nkf-key: 1, doc: Number of channels.},
      {id: eps, type: f4, -nkf-key: 2, -nkf-default: 0.001, doc: Added to the variance.},
      {id: affine, type: s4, -nkf-key: 3, -nkf-default: 1, doc: 1 with factors and summands.}], seq: *channel_affine,
    -nkf-check: {NCNN301: channels >= 0 and (affine == 0 or channels > 0),
      NCNN307: group > 0 and channels % group == 0}}
  layer_norm: {-orig-id: LayerNorm, -nkf-key: 76, doc: Normalisation of the last axes by their own statistics., params: [
      &affine_size {id: affine_size, type: s4, -nkf-key: 0, doc: Elements that share statistics.},
      *norm_eps, *affine],
    seq: [
      &gamma {id: gamma, type: 'block(affine_size, load::raw_float32)', if: affine != 0, doc: Factor of each element.},
      {id: beta, type: 'block(affine_size, load::raw_float32)', if: affine != 0, doc: Summand of each element.}],
    -nkf-check: {NCNN301: &affine_count affine == 0 or affine_size > 0}}
  softplus: {-orig-id: Softplus, -nkf-key: 77, doc: log(1 + exp(x)).}
  gru: {-orig-id: GRU, -nkf-key: 78, doc: 'Gated recurrent unit, gates in the order reset, update, new; the last has two biases.',
    params: [*hidden, *input_weights, *direction, *recurrent_int8],
    seq: [
      {id: weight_xc, type: 'block(weight_data_size, load::tagged)', doc: Weights of the input.,
        -nkf-tensors: [directions, num_output * 3, weight_data_size / (num_output * 3 * directions)]},
      {id: bias_c, type: 'block(num_output * 4 * directions, load::tagged)', doc: Bias., -nkf-tensors: [directions, 4, num_output]},
      {id: weight_hc, type: 'block(num_output * num_output * 3 * directions, load::tagged)', doc: Weights of the last output.,
        -nkf-tensors: [directions, num_output * 3, num_output]},
      {id: weight_xc_int8_scales, type: 'block(num_output * 3 * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from input weight to int8 of each row., -nkf-tensors: [directions, num_output * 3]},
      {id: weight_hc_int8_scales, type: 'block(num_output * 3 * directions, load::raw_float32)', if: int8_scale_term != 0,
        doc: Factor from output weight to int8 of each row., -nkf-tensors: [directions, num_output * 3]}],
    instances: *directions,
    -nkf-check: {NCNN301: *counts,
      NCNN309: *direction_known,
      NCNN313: num_output * num_output * 3 * directions < 2147483648,
      NCNN304: num_output <= 0 or weight_data_size % (num_output * 3 * directions) == 0,
      NCNN203: *recurrent_scaled,
      NCNN204: *recurrent_stored}}
  multi_head_attention: {-orig-id: MultiHeadAttention, -nkf-key: 79, doc: Multi-head attention. Weights may be quantised in blocks as those of Gemm.,
    params: [
      {id: embed_dim, type: s4, -nkf-key: 0, doc: Length of all heads together.},
      {id: num_heads, type: s4, -nkf-key: 1, -nkf-default: 1, doc: Number of heads.},
      {id: weight_data_size, type: s4, -nkf-key: 2, doc: 'Weights of the query, embed_dim times its length.'},
      {id: kdim, type: s4, -nkf-key: 3, -nkf-default: embed_dim, doc: Length of a key before projection.},
      {id: vdim, type: s4, -nkf-key: 4, -nkf-default: embed_dim, doc: Length of a value before projection.},
      &attn_mask {id: attn_mask, type: s4, -nkf-key: 5, doc: 1 with a mask as a further blob.},
      &kv_cache {id: kv_cache, type: s4, -nkf-key: 7, doc: 1 takes and gives cached keys and values.},
      *quantize_term,
      {id: scale, type: f4, -nkf-key: 6, -nkf-default: 'num_heads > 0 and embed_dim >= num_heads ? 1.0 / sqrt(quotient(embed_dim, num_heads)) : 0.0',
        doc: Factor of query times key.},
      *dialect],
    seq: [
      {id: q_weight, type: 'block(blockwise ? q_bytes * embed_dim : weight_data_size, block_load)', doc: Projection of the query.,
        -nkf-tensors: ['blockwise ? embed_dim : 0', 'blockwise ? qdim : weight_data_size'],
        -nkf-packed: {if: blockwise, bits: bits, block: block_size, scales: q_quantize_scales}},
      {id: q_bias, type: 'block(embed_dim, load::raw_float32)', doc: Bias of the query.},
      {id: k_weight, type: 'block((blockwise ? k_bytes : kdim) * embed_dim, block_load)', doc: Projection of the key.,
        -nkf-tensors: ['blockwise ? embed_dim : 0', 'blockwise ? kdim : kdim * embed_dim'],
        -nkf-packed: {if: blockwise, bits: bits, block: block_size, scales: k_quantize_scales}},
      {id: k_bias, type: 'block(embed_dim, load::raw_float32)', doc: Bias of the key.},
      {id: v_weight, type: 'block((blockwise ? v_bytes : vdim) * embed_dim, block_load)', doc: Projection of the value.,
        -nkf-tensors: ['blockwise ? embed_dim : 0', 'blockwise ? vdim : vdim * embed_dim'],
        -nkf-packed: {if: blockwise, bits: bits, block: block_size, scales: v_quantize_scales}},
      {id: v_bias, type: 'block(embed_dim, load::raw_float32)', doc: Bias of the value.},
      {id: out_weight, type: 'block(blockwise ? out_bytes * qdim : weight_data_size, block_load)', doc: Projection of the result.,
        -nkf-tensors: ['blockwise ? qdim : 0', 'blockwise ? embed_dim : weight_data_size'],
        -nkf-packed: {if: blockwise, bits: bits, block: block_size, scales: out_quantize_scales}},
      {id: out_bias, type: 'block(qdim, load::raw_float32)', doc: Bias of the result.},
      {id: q_quantize_scales, type: 'block((qdim + block_size - 1) / block_size * embed_dim, load::raw_float32)', if: blockwise,
        doc: Divisor of each block of the query weights., -nkf-tensors: [embed_dim, (qdim + block_size - 1) / block_size]},
      {id: k_quantize_scales, type: 'block((kdim + block_size - 1) / block_size * embed_dim, load::raw_float32)', if: blockwise,
        doc: Divisor of each block of the key weights., -nkf-tensors: [embed_dim, (kdim + block_size - 1) / block_size]},
      {id: v_quantize_scales, type: 'block((vdim + block_size - 1) / block_size * embed_dim, load::raw_float32)', if: blockwise,
        doc: Divisor of each block of the value weights., -nkf-tensors: [embed_dim, (vdim + block_size - 1) / block_size]},
      {id: out_quantize_scales, type: 'block((embed_dim + block_size - 1) / block_size * qdim, load::raw_float32)', if: blockwise,
        doc: Divisor of each block of the result weights., -nkf-tensors: [qdim, (embed_dim + block_size - 1) / block_size]},
      {id: q_input_scales, type: 'block(qdim, load::raw_float32)', if: blockwise and quantize_term % 100 >= 10, doc: Factor of each query input.},
      {id: k_input_scales, type: 'block(kdim, load::raw_float32)', if: blockwise and quantize_term % 100 >= 10, doc: Factor of each key input.},
      {id: v_input_scales, type: 'block(vdim, load::raw_float32)', if: blockwise and quantize_term % 100 >= 10, doc: Factor of each value input.},
      {id: out_input_scales, type: 'block(embed_dim, load::raw_float32)', if: blockwise and quantize_term % 100 >= 10, doc: Factor of each result input.},
      {id: q_int8_scales, type: 'block(embed_dim, load::raw_float32)', if: quantize_term != 0 and not blockwise, doc: Query weight to int8 by row.},
      {id: k_int8_scales, type: 'block(embed_dim, load::raw_float32)', if: quantize_term != 0 and not blockwise, doc: Key weight to int8 by row.},
      {id: v_int8_scales, type: 'block(embed_dim, load::raw_float32)', if: quantize_term != 0 and not blockwise, doc: Value weight to int8 by row.},
      {id: out_int8_scale, type: 'block(1, load::raw_float32)', if: quantize_term != 0 and not blockwise, doc: Result weight to int8.}],
    instances: {min_bottoms: {value: '1 + (attn_mask != 0 ? 1 : 0) + (kv_cache != 0 ? 2 : 0)', doc: Fewest blobs.}, max_bottoms: {value: min_bottoms + 2, doc: Most blobs.},
      min_tops: {value: 'kv_cache != 0 ? 3 : 1', doc: Fewest blobs.}, max_tops: {value: min_tops, doc: Most blobs.},
      blockwise: *blockwise,
      bits: *bits,
      block_size: *block_size,
      block_load: *block_load,
      qdim: {value: 'embed_dim > 0 ? weight_data_size / embed_dim : 0', doc: Length of a query before projection.},
      q_bytes: {value: (qdim * bits + 7) / 8, doc: Bytes of a row of packed query weights.},
      k_bytes: {value: (kdim * bits + 7) / 8, doc: Bytes of a row of packed key weights.},
      v_bytes: {value: (vdim * bits + 7) / 8, doc: Bytes of a row of packed value weights.},
      out_bytes: {value: (embed_dim * bits + 7) / 8, doc: Bytes of a row of packed result weights.}},
    -nkf-check: {NCNN319: num_heads > 0 and embed_dim > 0 and (num_heads <= 0 or embed_dim % num_heads == 0),
      NCNN301: weight_data_size > 0 and kdim > 0 and vdim > 0,
      NCNN304: embed_dim <= 0 or weight_data_size % embed_dim == 0,
      NCNN313: kdim * embed_dim < 2147483648 and vdim * embed_dim < 2147483648,
      NCNN317: *quantize_known,
      NCNN203: quantize_term != 0 or q_weight.storage != storage::int8 and k_weight.storage != storage::int8 and v_weight.storage != storage::int8
        and out_weight.storage != storage::int8,
      NCNN204: quantize_term == 0 or blockwise or q_weight.storage == storage::int8 and k_weight.storage == storage::int8
        and v_weight.storage == storage::int8 and out_weight.storage == storage::int8,
      NCNN205: not blockwise or dialect == dialect::d202610 or q_weight.storage == storage::int8 and k_weight.storage == storage::int8
        and v_weight.storage == storage::int8 and out_weight.storage == storage::int8}}
  gelu: {-orig-id: GELU, -nkf-key: 80, doc: x times the normal distribution function of x.,
    params: [{id: fast_gelu, type: s4, -nkf-key: 0, doc: 1 approximates it by tanh.}]}
  convolution1d: {-orig-id: Convolution1D, -nkf-key: 81, doc: 1-D convolution.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *dilation_w, *stride_w, *pad_left, *pad_right, *pad_value, *bias_term, *weight_data_size, *activation_type, *activation_params,
      *dynamic_weight], seq: [*dynamic_weights, *dynamic_bias],
    -nkf-check: &dynamic_checks_1d {NCNN323: &pads_3 pad_left < 1048576 and pad_right < 1048576 and pad_left > -1048576,
      NCNN301: *dynamic_counts,
      NCNN302: &dynamic_kernel_1d dynamic_weight != 0 or kernel_w > 0 and (kernel_w - 1) * dilation_w < 2147483647,
      NCNN303: &steps_1d dilation_w > 0 and stride_w > 0,
      NCNN304: &dynamic_fit_1d dynamic_weight != 0 or num_output <= 0 or kernel_w <= 0 or weight_data_size % (num_output * kernel_w) == 0,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN203: *dynamic_not_int8}}
  pooling1d: {-orig-id: Pooling1D, -nkf-key: 82, doc: 1-D pooling.,
    params: [*pooling_type, *kernel_w, *pool_stride_w, *pool_pad_left, *pool_pad_right, *global_pooling, *pad_mode, *count_pad, *adaptive, *out_w],
    -nkf-check: {NCNN323: *pads_3,
      NCNN302: global_pooling != 0 or adaptive_pooling != 0 or kernel_w > 0,
      NCNN303: global_pooling != 0 or adaptive_pooling != 0 or stride_w > 0,
      NCNN309: *pool_known,
      NCNN314: global_pooling != 0 or adaptive_pooling == 0 or out_w > 0}}
  convolution_depth_wise1d: {-orig-id: ConvolutionDepthWise1D, -nkf-key: 83, doc: 1-D convolution in groups.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *dilation_w, *stride_w, *pad_left, *pad_right, *pad_value, *bias_term, *weight_data_size, *group, *activation_type,
      *activation_params, *dynamic_weight], seq: [*dynamic_weights, *dynamic_bias],
    -nkf-check: &dynamic_group_checks_1d {NCNN323: *pads_3,
      NCNN301: *dynamic_counts,
      NCNN302: *dynamic_kernel_1d,
      NCNN303: *steps_1d,
      NCNN304: *dynamic_fit_1d,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN307: *dynamic_group,
      NCNN203: *dynamic_not_int8}}
  convolution3d: {-orig-id: Convolution3D, -nkf-key: 84, doc: 3-D convolution., params: [
      *num_output, *kernel_w, *kernel_h,
      &kernel_d {id: kernel_d, type: s4, -nkf-key: 21, -nkf-default: kernel_w, doc: Kernel depth.},
      *dilation_w, *dilation_h,
      &dilation_d {id: dilation_d, type: s4, -nkf-key: 22, -nkf-default: dilation_w, doc: Step between kernel taps along d.},
      *stride_w, *stride_h,
      &stride_d {id: stride_d, type: s4, -nkf-key: 23, -nkf-default: stride_w, doc: Step of the kernel along d.},
      *pad_left, *pad_right, *pad_top, *pad_bottom,
      &pad_front {id: pad_front, type: s4, -nkf-key: 24, -nkf-default: pad_left, doc: Slices added in front.},
      &pad_behind {id: pad_behind, type: s4, -nkf-key: 17, -nkf-default: pad_front, doc: Slices added behind.},
      *pad_value, *bias_term, *weight_data_size, *activation_type, *activation_params], seq: [*weight, *bias],
    -nkf-check: {NCNN323: &pads_4 pad_left < 1048576 and pad_right < 1048576 and pad_top < 1048576 and pad_bottom < 1048576 and pad_front < 1048576
        and pad_behind < 1048576 and pad_left > -1048576,
      NCNN301: *counts,
      NCNN302: &kernel_3d kernel_w > 0 and kernel_h > 0 and kernel_d > 0 and (kernel_w - 1) * dilation_w < 2147483647
        and (kernel_h - 1) * dilation_h < 2147483647 and (kernel_d - 1) * dilation_d < 2147483647,
      NCNN303: &steps_3d dilation_w > 0 and dilation_h > 0 and dilation_d > 0 and stride_w > 0 and stride_h > 0 and stride_d > 0,
      NCNN304: &fit_3d num_output <= 0 or kernel_w <= 0 or kernel_h <= 0 or kernel_d <= 0
        or weight_data_size % (num_output * kernel_w * kernel_h * kernel_d) == 0,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN203: &not_int8 weight.storage != storage::int8}}
  convolution_depth_wise3d: {-orig-id: ConvolutionDepthWise3D, -nkf-key: 85, doc: 3-D convolution in groups., params: [
      *num_output, *kernel_w, *kernel_h, *kernel_d, *dilation_w, *dilation_h, *dilation_d, *stride_w, *stride_h, *stride_d, *pad_left, *pad_right, *pad_top,
      *pad_bottom, *pad_front, *pad_behind, *pad_value, *bias_term, *weight_data_size, *group, *activation_type, *activation_params], seq: [*weight, *bias],
    -nkf-check: {NCNN323: *pads_4,
      NCNN301: *counts,
      NCNN302: *kernel_3d,
      NCNN303: *steps_3d,
      NCNN304: *fit_3d,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN307: group > 0 and num_output % group == 0,
      NCNN203: *not_int8}}
  pooling3d: {-orig-id: Pooling3D, -nkf-key: 86, doc: 3-D pooling., params: [
      *pooling_type, *kernel_w, *kernel_h, *kernel_d, *pool_stride_w, *pool_stride_h,
      {id: stride_d, type: s4, -nkf-key: 22, -nkf-default: stride_w, doc: Step of the window along d.},
      *pool_pad_left, *pool_pad_right, *pool_pad_top, *pool_pad_bottom,
      {id: pad_front, type: s4, -nkf-key: 23, -nkf-default: pad_left, doc: Slices added in front.},
      {id: pad_behind, type: s4, -nkf-key: 16, -nkf-default: pad_front, doc: Slices added behind.},
      *global_pooling, *pad_mode, *count_pad, *adaptive, *out_w, *out_h,
      {id: out_d, type: s4, -nkf-key: 28, -nkf-default: out_w, doc: 'Depth of an adaptive result, -233 as the input.'}],
    -nkf-check: {NCNN323: *pads_4,
      NCNN302: global_pooling != 0 or adaptive_pooling != 0 or kernel_w > 0 and kernel_h > 0 and kernel_d > 0
        and kernel_w * kernel_h * kernel_d < 2147483648,
      NCNN303: global_pooling != 0 or adaptive_pooling != 0 or stride_w > 0 and stride_h > 0 and stride_d > 0,
      NCNN309: *pool_known,
      NCNN314: global_pooling != 0 or adaptive_pooling == 0 or (out_w > 0 or out_w == -233) and (out_h > 0 or out_h == -233) and (out_d > 0
        or out_d == -233)}}
  mat_mul: {-orig-id: MatMul, -nkf-key: 87, doc: Product of two blobs of matrices.,
    instances: *two_bottoms, params: [{id: trans_b, type: s4, -orig-id: transB, -nkf-key: 0, doc: 1 turns the second over first.}]}
  deconvolution1d: {-orig-id: Deconvolution1D, -nkf-key: 88, doc: 1-D transposed convolution.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *dilation_w, *stride_w, *pad_left, *pad_right, *output_pad_right, *output_w, *bias_term, *weight_data_size, *activation_type,
      *activation_params, *dynamic_weight_28], seq: [*dynamic_weights, *dynamic_bias], -nkf-check: *dynamic_checks_1d}
  deconvolution_depth_wise1d: {-orig-id: DeconvolutionDepthWise1D, -nkf-key: 89, doc: 1-D transposed convolution in groups.,
    instances: *dynamic, params: [
      *num_output, *kernel_w, *dilation_w, *stride_w, *pad_left, *pad_right, *output_pad_right, *output_w, *bias_term, *weight_data_size, *group,
      *activation_type, *activation_params, *dynamic_weight_28], seq: [*dynamic_weights, *dynamic_bias], -nkf-check: *dynamic_group_checks_1d}
  deconvolution3d: {-orig-id: Deconvolution3D, -nkf-key: 90, doc: 3-D transposed convolution., params: [
      *num_output, *kernel_w, *kernel_h, *kernel_d, *dilation_w, *dilation_h, *dilation_d, *stride_w, *stride_h, *stride_d, *pad_left, *pad_right, *pad_top,
      *pad_bottom, *pad_front, *pad_behind, *output_pad_right, *output_pad_bottom,
      &output_pad_behind {id: output_pad_behind, type: s4, -nkf-key: 20, -nkf-default: output_pad_right, doc: Slices added to the result behind.},
      &output_w_25 {id: output_w, type: s4, -nkf-key: 25, doc: 'Width that the result is cut to, 0 as it comes.'},
      &output_h_26 {id: output_h, type: s4, -nkf-key: 26, -nkf-default: output_w, doc: 'Height that the result is cut to, 0 as it comes.'},
      &output_d_27 {id: output_d, type: s4, -nkf-key: 27, -nkf-default: output_w, doc: 'Depth that the result is cut to, 0 as it comes.'},
      *bias_term, *weight_data_size, *activation_type, *activation_params], seq: [*weight, *bias], -nkf-check: {
      NCNN323: &pads_out_3d pad_left < 1048576 and pad_right < 1048576 and pad_top < 1048576 and pad_bottom < 1048576 and pad_front < 1048576
        and pad_behind < 1048576 and pad_left > -1048576 and output_pad_right >= 0 and output_pad_bottom >= 0 and output_pad_behind >= 0,
      NCNN301: *counts, NCNN302: *kernel_3d, NCNN303: *steps_3d, NCNN304: *fit_3d, NCNN305: *activation_known, NCNN306: *activation_given,
      NCNN203: *not_int8}}
  deconvolution_depth_wise3d: {-orig-id: DeconvolutionDepthWise3D, -nkf-key: 91, doc: 3-D transposed convolution in groups., params: [
      *num_output, *kernel_w, *kernel_h, *kernel_d, *dilation_w, *dilation_h, *dilation_d, *stride_w, *stride_h, *stride_d, *pad_left, *pad_right, *pad_top,
      *pad_bottom, *pad_front, *pad_behind, *output_pad_right, *output_pad_bottom, *output_pad_behind, *output_w_25, *output_h_26, *output_d_27, *bias_term,
      *weight_data_size, *group, *activation_type, *activation_params], seq: [*weight, *bias], -nkf-check: {
      NCNN323: *pads_out_3d, NCNN301: *counts, NCNN302: *kernel_3d, NCNN303: *steps_3d, NCNN304: *fit_3d,
      NCNN305: *activation_known, NCNN306: *activation_given,
      NCNN307: group > 0 and num_output % group == 0, NCNN203: *not_int8}}
  einsum: {-orig-id: Einsum, -nkf-key: 92, doc: Sum of products by Einstein notation.,
    params: [{id: equation, type: 's4[]', -nkf-key: 0, doc: 'The equation as character codes: letters i to x, commas, an arrow.'}],
    -nkf-check: {NCNN321: '(equation.size == 2 or any(equation == 62)) and all(equation >= 105 and equation <= 120 or equation in [44, 45, 62])'}}
  deformable_conv2d: {-orig-id: DeformableConv2D, -nkf-key: 93, doc: 2-D convolution whose taps are moved by a second blob.,
    instances: {min_bottoms: {value: 2, doc: Fewest blobs.}, max_bottoms: {value: 3, doc: Most blobs.}}, params: [
      *num_output, *kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom, *bias_term,
      *weight_data_size, *activation_type, *activation_params], seq: [*weight, *bias],
    -nkf-check: {NCNN323: *pads_1,
      NCNN301: *counts,
      NCNN302: &kernel_2d kernel_w > 0 and kernel_h > 0 and kernel_w * kernel_h < 2147483648 and (kernel_w - 1) * dilation_w < 2147483647
        and (kernel_h - 1) * dilation_h < 2147483647,
      NCNN303: *steps_2d,
      NCNN304: num_output <= 0 or kernel_w <= 0 or kernel_h <= 0 or weight_data_size % (num_output * kernel_w * kernel_h) == 0,
      NCNN305: *activation_known,
      NCNN306: *activation_given,
      NCNN203: *not_int8}}
  glu: {-orig-id: GLU, -nkf-key: 94, doc: One half along an axis times the sigmoid of the other., params: [*axis],
    -nkf-check: {NCNN310: *axis_valid}}
  fold: {-orig-id: Fold, -nkf-key: 95, doc: Adds columns of patches up to an image.,
    params: [*kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom, *output_w, *output_h],
    -nkf-check: &fold_checks {NCNN323: *pads_1,
      NCNN302: *kernel_2d,
      NCNN303: *steps_2d}}
  unfold: {-orig-id: Unfold, -nkf-key: 96, doc: Turns patches of an image into columns.,
    params: [*kernel_w, *kernel_h, *dilation_w, *dilation_h, *stride_w, *stride_h, *pad_left, *pad_right, *pad_top, *pad_bottom, *pad_value],
    -nkf-check: *fold_checks}
  grid_sample: {-orig-id: GridSample, -nkf-key: 97, doc: Samples a blob at the positions of a second one.,
    instances: *two_bottoms, params: [
      {id: sample_type, type: s4, enum: sample_type, -nkf-key: 0, -nkf-default: 1, doc: '1 bilinear, 2 nearest, 3 bicubic.'},
      {id: padding_mode, type: s4, enum: border, -nkf-key: 1, -nkf-default: 1, doc: 'Outside of the blob: 1 zeros, 2 the edge, 3 mirrored.'},
      {id: align_corner, type: s4, -nkf-key: 2, doc: 1 maps corners to corners.},
      {id: permute_fusion, type: s4, -nkf-key: 3, doc: '1 has the coordinates as the slowest axis, 0 as the fastest.'}],
    -nkf-check: {NCNN309: sample_type.to_i >= 1 and sample_type.to_i <= 3 and padding_mode.to_i >= 1 and padding_mode.to_i <= 3}}
  cumulative_sum: {-orig-id: CumulativeSum, -nkf-key: 98, doc: Running sum along an axis., params: [*axis], -nkf-check: {NCNN310: *axis_valid}}
  copy_to: {-orig-id: CopyTo, -nkf-key: 99, doc: Writes a blob into a part of another.,
    instances: *two_bottoms, params: [
      *woffset, *hoffset, *doffset, *coffset, *starts,
      {id: axes, type: 's4[]', -nkf-key: 11, doc: 'The axes of the starts, all if empty.'}],
    -nkf-check: {NCNN310: *axes_valid,
      NCNN311: starts.size <= 4 and (starts.size == 0 or axes.size == 0 or axes.size == starts.size)}}
  erf: {-orig-id: Erf, -nkf-key: 100, doc: Error function.}
  diag: {-orig-id: Diag, -nkf-key: 101, doc: 'Diagonal of a matrix, or a matrix with that diagonal.',
    params: [{id: diagonal, type: s4, -nkf-key: 0, doc: 'Which one: 0 the main one, above it positive.'}]}
  celu: {-orig-id: CELU, -nkf-key: 102, doc: Continuously differentiable exponential linear unit.,
    params: [{id: alpha, type: f4, -nkf-key: 0, -nkf-default: 1.0, doc: Limit below zero.}]}
  shrink: {-orig-id: Shrink, -nkf-key: 103, doc: 'Zero near zero, the rest moved towards it.', params: [
      {id: bias, type: f4, -nkf-key: 0, doc: How far the rest is moved.},
      {id: lambd, type: f4, -nkf-key: 1, -nkf-default: 0.5, doc: Up to where it is zero.}]}
  rms_norm: {-orig-id: RMSNorm, -nkf-key: 104, doc: Division of the last axes by their root mean square., params: [*affine_size, *norm_eps, *affine],
    seq: [*gamma], -nkf-check: {NCNN301: *affine_count}}
  spectrogram: {-orig-id: Spectrogram, -nkf-key: 105, doc: Short-time Fourier transform., params: [
      &n_fft {id: n_fft, type: s4, -nkf-key: 0, doc: Length of a transform.},
      {id: power, type: s4, enum: spectrum, -nkf-key: 1, doc: '0 complex numbers, 1 magnitude, 2 power.'},
      &hoplen {id: hoplen, type: s4, -nkf-key: 2, -nkf-default: 'quotient(n_fft, 4)', doc: Samples from one window to the next.},
      &winlen {id: winlen, type: s4, -nkf-key: 3, -nkf-default: n_fft, doc: Length of the window.},
      &window_type {id: window_type, type: s4, enum: window, -nkf-key: 4, doc: '0 ones, 1 Hann, 2 Hamming.'},
      &center {id: center, type: s4, -nkf-key: 5, -nkf-default: 1, doc: 1 has windows centred on their sample.},
      {id: pad_type, type: s4, enum: padding_type, -nkf-key: 6, -nkf-default: 2, doc: 'Beyond the ends: 0 a constant, 1 the edge repeated, 2 mirrored.'},
      &normalized {id: normalized, type: s4, enum: spectrum_norm, -nkf-key: 7, doc: '0 as it is, 1 over the root of n_fft, 2 over the energy of the window.'},
      {id: onesided, type: s4, -nkf-key: 8, -nkf-default: 1, doc: 1 leaves the mirrored half out.}],
    -nkf-check: {NCNN309: power.to_i >= 0 and power.to_i <= 2 and window_type.to_i >= 0 and window_type.to_i <= 2 and normalized.to_i >= 0
        and normalized.to_i <= 2 and (center != 1 or pad_type.to_i >= 0 and pad_type.to_i <= 2),
      NCNN314: &window_fits n_fft > 0 and hoplen > 0 and winlen > 0 and winlen <= n_fft}}
  inverse_spectrogram: {-orig-id: InverseSpectrogram, -nkf-key: 106, doc: Inverse of the short-time Fourier transform., params: [
      *n_fft,
      {id: returns, type: s4, enum: complex_part, -nkf-key: 1, doc: '0 complex numbers, 1 their real part, 2 their imaginary part.'},
      *hoplen, *winlen, *window_type, *center, *normalized],
    -nkf-check: {NCNN309: returns.to_i >= 0 and returns.to_i <= 2 and window_type.to_i >= 0 and window_type.to_i <= 2 and normalized.to_i >= 0
        and normalized.to_i <= 2,
      NCNN314: *window_fits}}
  flip: {-orig-id: Flip, -nkf-key: 107, doc: Reverses axes., params: [{id: axes, type: 's4[]', -nkf-key: 0, doc: 'The axes, without batch.'}],
    -nkf-check: {NCNN310: *axes_valid}}
  sdpa: {-orig-id: SDPA, -nkf-key: 108, doc: 'Attention of given queries, keys and values.',
    instances: {min_bottoms: {value: '3 + (attn_mask != 0 ? 1 : 0) + (kv_cache != 0 ? 2 : 0)', doc: Fewest blobs.}, max_bottoms: {value: min_bottoms, doc: Most blobs.},
      min_tops: {value: 'kv_cache != 0 ? 3 : 1', doc: Fewest blobs.}, max_tops: {value: min_tops, doc: Most blobs.}},
    params: [
      *attn_mask,
      {id: scale, type: f4, -nkf-key: 6, doc: 'Factor of query times key, 0 for one over the root of the length.'},
      *kv_cache,
      {id: int8_scale_term, type: s4, -nkf-key: 18, doc: 1 computes in int8 with scales found at run time.}]}
  rotary_embed: {-orig-id: RotaryEmbed, -nkf-key: 109, doc: Rotates pairs of elements by given cosines and sines.,
    instances: *three_bottoms, params: [{id: interleaved, type: s4, -nkf-key: 0, doc: '1 pairs neighbours, 0 the two halves.'}]}

enums:
  tag: {0x00000000: fp32, 0x0002c056: fp32_old, 0x01306b47: fp16, 0x01348b83: bf16, 0x000d4b38: int8}
  storage: {0: fp32, 1: fp16, 2: bf16, 3: int8, 4: codebook, 5: raw}
  load: {0: tagged, 1: raw_float32, 3: bytes3, 4: bits4, 6: bits6, 8: bits8}
  dialect: {7: d202607, 10: d202610}
  activation: {0: none, 1: relu, 2: leaky_relu, 3: clip, 4: sigmoid, 5: mish, 6: hardswish}
  eltwise_operator: {0: product, 1: sum, 2: max}
  binary_operator: {0: add, 1: sub, 2: mul, 3: div, 4: max, 5: min, 6: pow, 7: rsub, 8: rdiv, 9: rpow, 10: atan2, 11: ratan2, 12: fmod, 13: rfmod,
                    14: logaddexp, 15: floor_divide, 16: rfloor_divide, 17: remainder, 18: rremainder}
  unary_operator: {0: abs, 1: neg, 2: floor, 3: ceil, 4: square, 5: sqrt, 6: rsqrt, 7: exp, 8: log, 9: sin, 10: cos, 11: tan, 12: asin, 13: acos,
                   14: atan, 15: reciprocal, 16: tanh, 17: log10, 18: round, 19: trunc, 20: sign, 21: expm1, 22: sinh, 23: asinh, 24: cosh,
                   25: acosh, 26: atanh, 27: log1p}
  reduction_operator: {0: sum, 1: asum, 2: sumsq, 3: mean, 4: max, 5: min, 6: prod, 7: l1, 8: l2, 9: logsum, 10: logsumexp}
  norm_region: {0: across_channels, 1: within_channel}
  pool_method: {0: max, 1: average}
  pad_mode: {0: full, 1: valid, 2: same_upper, 3: same_lower}
  direction: {0: forward, 1: reverse, 2: bidirectional}
  padding_type: {0: constant, 1: replicate, 2: reflect}
  eps_mode: {0: added, 1: least_norm, 2: least_square}
  resize_type: {0: none, 1: nearest, 2: bilinear, 3: bicubic}
  sample_type: {1: bilinear, 2: nearest, 3: bicubic}
  border: {1: zeros, 2: edge, 3: reflection}
  element_type: {0: auto, 1: float32, 2: float16, 3: int8, 4: bfloat16}
  packed_type: {0: auto, 1: float32, 2: float16, 3: int32, 4: int8}
  spectrum: {0: complex, 1: magnitude, 2: power}
  spectrum_norm: {0: none, 1: root_length, 2: window_energy}
  window: {0: ones, 1: hann, 2: hamming}
  complex_part: {0: complex, 1: real, 2: imaginary}

-nkf-rules:
  NCNN101: {severity: error, summary: The file does not begin with the ncnn signature.,
    why: 'Without it this is no .param.bin, or one of before October 2017.', loader: 'Refuses the file: param is too old.',
    mend: 'Take the right file; a .param is text, a .param.bin is not.', doc-ref: 'ncnn 1.0.20261020, src/net.cpp'}
  NCNN102: {severity: error, summary: The number of layers or blobs is not within 1 to 1000000.,
    why: 'No network is empty, and a table of so many would fill the memory.', loader: Refuses the file.,
    mend: 'Convert the text form again, or write the true number.', doc-ref: 'ncnn 1.0.20261020, src/net.cpp'}
  NCNN103: {severity: error, summary: The index of an operator is not in the build list and not that of a custom one.,
    why: 'The operator is newer than the list, or the bytes before it were misread.', loader: 'Refuses the file: layer not exists or registered.',
    mend: Convert the text form with a tool of the version that is to run it., doc-ref: 'ncnn 1.0.20261020, src/net.cpp'}
  NCNN104: {severity: error, summary: The number of inputs or outputs of a layer is not within 0 to 1000000.,
    why: 'The bytes before it were misread, or the file is damaged.', loader: Refuses the file., mend: Convert the text form again.,
    doc-ref: 'ncnn 1.0.20261020, src/net.cpp'}
  NCNN105: {severity: error, summary: The number of a parameter is not within 0 to 31.,
    why: A layer has 32 parameters; what follows another number cannot be told., loader: Refuses the file., mend: Convert the text form again.,
    doc-ref: 'ncnn 1.0.20261020, src/paramdict.cpp'}
  NCNN106: {severity: error, summary: The length of an array is negative., why: No array is shorter than empty., loader: Refuses the file.,
    mend: Convert the text form again., doc-ref: 'ncnn 1.0.20261020, src/paramdict.cpp'}
  NCNN107: {severity: error, summary: The length of a text is not within 0 to 255., why: The runtime reads texts into 255 bytes., loader: Refuses the file.,
    mend: 'Shorten the text, and convert the text form again.', doc-ref: 'ncnn 1.0.20261020, src/paramdict.cpp'}
  NCNN108: {severity: warning, summary: A text parameter is not UTF-8., why: 'All known texts are expressions of plain ASCII, so this one is damaged.',
    loader: Takes the bytes as they are., mend: Write the expression anew., doc-ref: 'ncnn 1.0.20261020, src/paramdict.cpp'}
  NCNN109: {severity: note, summary: The filler behind a text is not zero.,
    why: 'The converter writes zeros, so another tool wrote the file or it is damaged.', loader: Skips it., mend: Write zeros.,
    doc-ref: 'ncnn 1.0.20261020, src/paramdict.cpp'}
  NCNN110: {severity: warning, summary: Bytes follow the last layer., why: The number of layers is too small or the file was written over a longer one.,
    loader: Does not read them., mend: 'Cut them off, or write the true number of layers.', doc-ref: observed on ncnn 1.0.20261020}
  NCNN201: {severity: note, summary: The filler behind a weight array is not zero., why: 'Tools differ here: pnnx fills with a half-precision number, 83 22.',
    loader: Skips it., mend: Nothing needs to be done., doc-ref: observed on files of pnnx 1.0.20261020}
  NCNN202: {severity: error, summary: A weight array has a tag that no tool writes.,
    why: Any unknown tag means a table of 256 floats; those that were written had the tag 1. The .bin is shifted or belongs to another graph.,
    loader: Reads a table and goes on with wrong weights., mend: Take the .bin that was written with this graph.,
    doc-ref: 'ncnn 1.0.20261020, src/modelbin.cpp; observed on files'}
  NCNN203: {severity: error, summary: A weight array is int8 where the layer has no scales for it.,
    why: 'The numbers mean nothing without scales, and the code for floats reads four times as many bytes.',
    loader: 'Loads it, then crashes or computes with garbage.', mend: 'Set the int8 parameter and add scales, or store the weights as floats.',
    doc-ref: observed on ncnn 1.0.20261020}
  NCNN204: {severity: error, summary: The layer has int8 scales but its weights are not int8.,
    why: This operator does not quantise at load time and takes the bytes of floats for int8., loader: Loads it and computes with garbage.,
    mend: 'Store the weights as int8, or take the int8 parameter and the scales out.', doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN205: {severity: error, summary: Block weights of the July 2026 dialect without the int8 tag.,
    why: That dialect tags them; this file was written in the other one or is shifted., loader: Runtimes of July 2026 read a table or floats for them.,
    mend: Read it in the dialect of October 2026., doc-ref: 'ncnn a4d2ea1, src/layer/gemm.cpp'}
  NCNN301: {severity: error, summary: The size of a weight array is not a positive number.,
    why: 'An array of no elements cannot be loaded, and nothing can be computed without.', loader: 'Refuses the parameters, or the weights.',
    mend: Write the true numbers; a value spelled with a point counts as not given., doc-ref: 'ncnn 1.0.20261020, src/modelbin.cpp, src/layer'}
  NCNN302: {severity: error, summary: A kernel or window side is not positive or too large.,
    why: 'No result has a size with such a kernel, and products of 32 bits run over.', loader: Refuses the parameters.,
    mend: Write the kernel size of the trained network., doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN303: {severity: error, summary: A stride or dilation is not positive., why: A kernel that does not move has no next position.,
    loader: Refuses the parameters., mend: Write 1 or more., doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN304: {severity: error, summary: The number of weights does not fit the kernel and the number of outputs.,
    why: Each output has the same whole number of weights; otherwise all arrays that follow are shifted.,
    loader: Refuses the parameters; Embed reads beyond the end., mend: 'Write inputs times outputs times kernel size, as the layer was trained.',
    doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN305: {severity: error, summary: The fused activation is none of 0 to 6., why: There are seven functions., loader: Refuses the parameters.,
    mend: 'Write one of them, or the activation as a layer.', doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN306: {severity: error, summary: The fused activation lacks numbers., why: 'Leaky ReLU needs a slope, clip two limits, hard swish alpha and beta.',
    loader: Refuses the parameters., mend: Add them., doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN307: {severity: error, summary: The channels do not divide into that many groups., why: Groups are of one size.,
    loader: 'Refuses the parameters, or divides by zero in ShuffleChannel of older versions.', mend: Write a number of groups that divides the channels.,
    doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN308: {severity: error, summary: The int8 parameter of a depth-wise convolution is none of 0 1 2 101 102.,
    why: It decides which scales follow the weights., loader: Refuses the parameters.,
    mend: 'Write 1 for a scale each group, 2 for one, 100 more for int8 output.', doc-ref: 'ncnn 1.0.20261020, src/layer/convolutiondepthwise.cpp'}
  NCNN309: {severity: error, summary: A parameter that chooses from a list has a number beyond it., why: The operator has no such way to work.,
    loader: 'Refuses the parameters; a Cast does nothing, a MemoryData crashes its consumer.', mend: Write one of the numbers of the list.,
    doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN310: {severity: error, summary: 'An axis is not within -4 to 3, or there are more than four.', why: Blobs have at most four axes without the batch.,
    loader: 'Refuses the parameters; Concat crashes, Softmax and GLU do nothing.', mend: Write the axes without the batch.,
    doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN311: {severity: error, summary: Lists of one layer do not fit together in length., why: Their elements belong together one by one.,
    loader: Refuses the parameters., mend: Complete the shorter one., doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN312: {severity: error, summary: 'Dims are negative, an inner one is lacking, or two are left to be computed.',
    why: 'w comes first, then h, d and c; a constant with c but no h has no elements.', loader: 'Refuses the parameters, or the weights.',
    mend: Write 1 for a dim that is to have one element., doc-ref: 'ncnn 1.0.20261020, src/layer/memorydata.cpp, reshape.cpp'}
  NCNN313: {severity: error, summary: A weight array has 2147483648 elements or more., why: The runtime multiplies dims in 32 bits and gets another number.,
    loader: 'Refuses the parameters, or reads another size.', mend: Divide the layer., doc-ref: 'ncnn 1.0.20261020, src/modelbin.cpp'}
  NCNN314: {severity: error, summary: 'A size, factor or number of parts is not positive or too large.', why: The result would have no elements.,
    loader: Refuses the parameters., mend: Write the number of the trained network., doc-ref: 'ncnn 1.0.20261020, src/layer'}
  NCNN315: {severity: error, summary: The axis counts as before the meaning of axes was fixed.,
    why: 'Axes once counted the batch, and results were wrong; the layer does not say that it means the new way.',
    loader: 'Refuses the parameters: param is too old.', mend: 'Convert the model again, or see that the axis is right and set the parameter fixbug0 to 1.',
    doc-ref: 'ncnn 1.0.20261020, src/layer/softmax.cpp, reduction.cpp'}
  NCNN316: {severity: error, summary: A scale from a second blob with a bias., why: 'In this mode nothing is read, so there is no bias to add.',
    loader: 'Loads it, then crashes.', mend: 'Take the bias out, add it by another layer.', doc-ref: observed on ncnn 1.0.20261020}
  NCNN317: {severity: error, summary: The quantisation of the weights is none that the runtime knows.,
    why: 'Codes of blocks are 400, 600 or 800, plus 0 or 10, plus 0 to 2.', loader: Refuses the parameters., mend: Quantise the model again.,
    doc-ref: 'ncnn 1.0.20261020, src/layer/gemm.cpp, multiheadattention.cpp'}
  NCNN318: {severity: error, summary: Block weights in a Gemm that cannot have them.,
    why: 'Only B is quantised in blocks, stored as N rows, and most forms of output work with 8 bits only.', loader: Refuses the parameters.,
    mend: 'Store B transposed, or as floats.', doc-ref: 'ncnn 1.0.20261020, src/layer/gemm.cpp'}
  NCNN319: {severity: error, summary: The heads do not divide the length of an attention layer., why: Heads are of one length.,
    loader: Refuses the parameters., mend: Write the numbers of the trained network., doc-ref: 'ncnn 1.0.20261020, src/layer/multiheadattention.cpp'}
  NCNN320: {severity: error, summary: The operator is not in a default build., why: ArgMax and SPP keep their place in the list but are switched off.,
    loader: 'Refuses the file: layer not exists or registered.', mend: 'Build the runtime with the operator, or register one under its name.',
    doc-ref: 'ncnn 1.0.20261020, src/CMakeLists.txt'}
  NCNN321: {severity: error, summary: 'The equation of an Einsum is not made of letters i to x, commas and one arrow.',
    why: Each element is the code of one character., loader: Refuses the parameters., mend: Name the axes from i on.,
    doc-ref: 'ncnn 1.0.20261020, src/layer/einsum.cpp'}
  NCNN323: {severity: error, summary: A padding is beyond all images., why: The size of the padded image runs over in 32 bits or fills the memory.,
    loader: 'Loads it, then crashes.', mend: Write the padding of the trained network., doc-ref: observed on ncnn 1.0.20261020}
  NCNN322: {severity: error, summary: 'A mask that is no index of an anchor, or an anchor or factor that is not positive.',
    why: Each number of the mask chooses two of the anchors., loader: Refuses the parameters., mend: Write the numbers of the trained network.,
    doc-ref: 'ncnn 1.0.20261020, src/layer/yolov3detectionoutput.cpp'}
  NCNN324: {severity: error, summary: A Crop begins before its blob or ends behind it., why: What lies there is memory that is not the blob's.,
    loader: 'Loads it, then gives out what stands in that memory, or crashes.', mend: 'Write the offsets of the trained network, 0 or more; Padding makes a blob larger.',
    doc-ref: observed on ncnn 1.0.20261020}
  NCNN325: {severity: error, summary: The region of a local response normalisation has no elements.,
    why: The sum of its squares is divided by its size., loader: 'Loads it, then gives almost zeros, or the input as it was.',
    mend: Write the size of the trained network; 5 is usual., doc-ref: observed on ncnn 1.0.20261020}
