meta:
  id: nk
  title: netkit .nk neural network bundle
  file-extension: nk
  license: MIT
  ks-version: '0.11'
  endian: le
  encoding: UTF-8
doc: |
  A `.nk` bundle carries one feed-forward network of the netkit inference library: its architecture, the trained
  weights and biases, the quantisation parameters of an int8 network and a few reference cases for regression tests.
  All integers are little-endian, all floating-point values IEEE-754 binary32.

  Sections follow one another without gaps:

  1. `header`, 48 bytes: kind of network, shape of its input, the counts and sizes of everything below;
  2. `layers`: one record a layer in execution order, 4 to 28 bytes each, told apart by their first byte;
  3. `weight_catalog` and `bias_catalog`: shape and element type of each tensor, 24 bytes an entry;
  4. `quant`, if flag 0x0002 is set: one descriptor per weight tensor, then scales per output channel;
  5. `weights` and `biases`: the tensors in catalog order;
  6. `tests`, if flag 0x0001 is set: inputs with expected outputs.

  Weight i belongs with bias i. A layer takes as many pairs as its kind needs, in the order that the layer types below
  list; pools, `flatten` and `feature_tap` take none. Activations are NHWC without a batch axis in a CNN and `[batch,
  features]` in an MLP.

  Version history (all of 2026):

  * 1 (2 July): kinds 1 to 4; pool records of 12 bytes; bytes 13 to 15 of a convolution body are filler; weights of
    `dense` stored `[in, out]`. Limits were 16 layers, 64 tensors and 1024 values per test case.
  * 2 (2 July): weights of `dense` stored `[out, in]`, otherwise as 1. For a few hours writers added padding,
    `avg_pool2d` and `batch_norm2d` without a new version number; no such file is known.
  * 3 (2 July): convolutions are padded, pool records take 16 bytes, kinds 5 and 6. Later without a new number: kinds
    7 to 11 and today's limits (3 July), asymmetric padding and rectangular pools (3 July), kind 12 (4 July), kinds 13
    and 14 (11 July).
  * 4 (7 July): flag 0x0002 and the QUAN section, element types int8 and int32. Later: scales per channel, test inputs
    as int8 and the tail of the weight payload (9 July). A version 4 file without that flag is a float network.

  Current netkit loads versions 3 and 4 only.

  Where the published specification and existing files differ, this schema follows the files:

  * the specification places no QUAN section and lists flag 0x0001 alone; flags 0x0002 and 0x0004 exist;
  * it ends at kind 12; kinds 13 and 14 exist;
  * its alignment bytes before the payload cannot occur, because every record before it is a multiple of four bytes
    long. What can occur is a tail of up to three zero bytes *inside* the weight payload of an int8 network;
  * payload sizes count bytes of the stored element type, not float32 values; int32 is an element type as well;
  * test inputs are int8 under flag 0x0004;
  * it reserves byte 15 of a convolution for `conv2d`; `depthwise_conv2d` packs padding into it, too;
  * `mobilenetv4_uib` of an int8 network has no batch-normalisation tensors, although both versions are said to share
    one layer catalog;
  * bytes that must be zero, ranks, element types and activations are not checked by the reference loader.
doc-ref: netkit NK file specification, section 1

seq:
  - id: header
    type: header
    doc: Kind, input shape, counts and sizes of all other sections.
    doc-ref: netkit NK file specification, section 2
  - id: layers
    type: layer(header.version)
    repeat: expr
    repeat-expr: header.num_layers
    doc: Layer records in execution order.
    doc-ref: netkit NK file specification, section 3
  - id: weight_catalog
    type: tensor_desc
    repeat: expr
    repeat-expr: header.num_weight_tensors
    doc: |
      Descriptors of the weight tensors, in payload order. Scales of normalisation layers (gamma) count as weights.
    doc-ref: netkit NK file specification, section 6
  - id: bias_catalog
    type: tensor_desc
    repeat: expr
    repeat-expr: header.num_bias_tensors
    doc: |
      Descriptors of the bias tensors, in payload order. Shifts of normalisation layers (beta) count as biases.
    doc-ref: netkit NK file specification, section 6
  - id: quant
    type: quant_section
    if: header.has_quant
    doc: Quantisation of an int8 network. Its presence makes every layer run in int8; a mixed network does not exist.
    doc-ref: 'netkit NK file specification, section 13; observed: netkit 01af6954, loader'
  - id: weights
    type: payload(weight_catalog)
    size: header.weights_bytes
    doc: |
      Weight tensors, concatenated without gaps. The section starts at a multiple of four: every record before it has
      a length divisible by four (header 48, layers 4 to 28, catalog entries 24, quantisation descriptors 32 and
      tables 4 + 4n), so the alignment bytes that the specification foresees here are always absent and the schema has
      no field for them.
    doc-ref: netkit NK file specification, section 7
    -nkf-tensors:
      role: weight
      owner: layers.body
      count: NK313
      size: NK314
      shape: NK315
      along: [weight_catalog, quant.params, quant.channel_scales]
  - id: biases
    type: payload(bias_catalog)
    size: header.biases_bytes
    doc: Bias tensors, concatenated without gaps, in the layer order of the weights.
    doc-ref: netkit NK file specification, section 7
    -nkf-tensors:
      role: bias
      owner: layers.body
      count: NK313
      size: NK314
      shape: NK315
      along: [bias_catalog]
  - id: tests
    type: test_section(header.has_int8_tests)
    if: header.has_tests
    doc: Reference cases for regression tests; inference does not read them.
    doc-ref: netkit NK file specification, section 8
  - id: trailing
    size-eos: true
    doc: |
      Bytes after the last section. No known file has any. The reference refuses them in a file without tests and
      ignores them in a file with tests.
    doc-ref: 'netkit NK file specification, section 1; observed: netkit 01af6954, loader'
    -nkf-check:
      NK113: trailing.length == 0 or header.has_tests
      NK114: trailing.length == 0 or not header.has_tests

-nkf-check:
  NK308: header.weights_bytes >= sum(weight_catalog.num_bytes)
  NK316: header.weights_bytes % 4 == 0 or not header.has_quant
  NK309: header.biases_bytes >= sum(bias_catalog.num_bytes)
  NK312: |
    header.has_quant
    or (all(weight_catalog.dtype == dtype::float32) and all(bias_catalog.dtype == dtype::float32))
  NK402: 'not header.has_quant or all(weight_catalog.dtype == dtype::int8)'
  NK403: 'not header.has_quant or all(bias_catalog.dtype == dtype::int32)'

# In checks of floating-point fields 3.5e38 stands above the largest float32, so infinities and NaN fail the comparison.
types:
  header:
    doc: The file header, 48 bytes.
    doc-ref: netkit NK file specification, section 2
    seq:
      - id: magic
        contents: NKIT
        doc: Signature of the format.
        doc-ref: netkit NK file specification, section 2
        -nkf-check: NK001
      - id: version
        type: u4
        valid:
          any-of: [1, 2, 3, 4]
        doc: |
          Version of the format. It decides the length of pool records, the meaning of three bytes of a convolution
          and the orientation of `dense` weights.
        doc-ref: 'netkit NK file specification, section 13; observed: netkit history of versions 1 to 4'
        -nkf-default: 4
        -nkf-check:
          NK002: valid
          NK101: version >= 3
      - id: network_kind
        type: u1
        enum: network_kind
        doc: Family of the network, which selects the loader.
        doc-ref: netkit NK file specification, section 2
        -nkf-check:
          NK102: {in-enum: true}
      - id: input_rank
        type: u1
        doc: Number of axes of the input, 1 to 4; 2 in every known MLP and 3 in every known CNN.
        doc-ref: netkit NK file specification, section 2
        -nkf-check:
          NK103: input_rank <= 4
          NK104: input_rank >= 1
          NK105: |
            (input_rank == 2 or network_kind != network_kind::mlp)
            and (input_rank == 3 or network_kind != network_kind::cnn)
      - id: flags
        type: u2
        doc: |
          Bit 0x0001: a TCAS section ends the file. Bit 0x0002: a QUAN section follows the catalogs. Bit 0x0004: test
          inputs are int8. Writers leave all other bits zero and readers ignore them.
        doc-ref: 'netkit NK file specification, section 2; observed: netkit 01af6954, loader'
        -nkf-default: 0
        -nkf-check:
          NK109: (flags & 0xfff8) == 0
          NK110: (flags & 0x0002) == 0 or version >= 4
          NK111: (flags & 0x0004) == 0 or (flags & 0x0001) != 0
          NK112: (flags & 0x0001) == 0 or ((flags & 0x0004) != 0) == ((flags & 0x0002) != 0)
      - id: input_shape
        type: u4
        repeat: expr
        repeat-expr: 4
        doc: |
          Sizes of the input axes: `[batch, features]` of an MLP, `[height, width, channels]` of a CNN. Entries beyond
          `input_rank` are zero.
        doc-ref: netkit NK file specification, section 2
        -nkf-check:
          NK106: |
            (input_shape[0] == 0 or input_rank > 0) and (input_shape[1] == 0 or input_rank > 1)
            and (input_shape[2] == 0 or input_rank > 2) and (input_shape[3] == 0 or input_rank > 3)
          NK107: |
            (input_shape[0] > 0 or input_rank < 1) and (input_shape[1] > 0 or input_rank < 2)
            and (input_shape[2] > 0 or input_rank < 3) and (input_shape[3] > 0 or input_rank < 4)
          NK108: input_elements <= 0xffffffff
      - id: num_layers
        type: u4
        valid:
          max: 100
        doc: Number of layer records.
        doc-ref: netkit NK file specification, sections 2 and 9
        -nkf-check:
          NK003: valid
          NK115: num_layers > 0
      - id: num_weight_tensors
        type: u4
        valid:
          max: 128
        doc: Number of entries of the weight catalog.
        doc-ref: netkit NK file specification, sections 2 and 9
        -nkf-check: NK004
      - id: num_bias_tensors
        type: u4
        valid:
          max: 128
        doc: Number of entries of the bias catalog, the same as of the weight catalog in every known file.
        doc-ref: netkit NK file specification, sections 2 and 9
        -nkf-check:
          NK005: valid
          NK302: num_bias_tensors == num_weight_tensors
      - id: weights_bytes
        type: u4
        doc: Length of the weight payload in bytes, including the tail that aligns the biases behind int8 weights.
        doc-ref: 'netkit NK file specification, section 2; observed: netkit 01af6954, writer'
      - id: biases_bytes
        type: u4
        doc: Length of the bias payload in bytes.
        doc-ref: netkit NK file specification, section 2
    instances:
      has_tests:
        value: (flags & 0x0001) != 0
        doc: Whether the file ends with a TCAS section.
        doc-ref: netkit NK file specification, section 2
      has_quant:
        value: (flags & 0x0002) != 0
        doc: Whether a QUAN section is present, that is, whether the network runs in int8.
        doc-ref: 'netkit NK file specification, section 13; observed: netkit 01af6954, loader'
      has_int8_tests:
        value: (flags & 0x0004) != 0
        doc: Whether test inputs are int8 values, quantised with the first QUAN descriptor, instead of float32.
        doc-ref: 'observed: netkit 01af6954, loader'
      input_elements:
        value: |
          (input_rank > 0 ? input_shape[0] : 1) * (input_rank > 1 ? input_shape[1] : 1)
          * (input_rank > 2 ? input_shape[2] : 1) * (input_rank > 3 ? input_shape[3] : 1)
        doc: Number of values in one input, the product of its axes.
        doc-ref: netkit NK file specification, section 2

  layer:
    doc: One layer, a four-byte prefix and a body whose layout the kind selects.
    doc-ref: netkit NK file specification, section 3
    params:
      - id: version
        type: u4
        doc: Version of the file, from its header.
        doc-ref: netkit NK file specification, section 13
    seq:
      - id: kind
        type: u1
        enum: layer_kind
        valid:
          in-enum: true
        doc: Kind of layer. Nothing but the kind tells the length of a record, so an unknown one ends reading.
        doc-ref: netkit NK file specification, section 3.1
        -nkf-check:
          NK006: valid
          NK202: |
            kind == layer_kind::dense or kind == layer_kind::conv2d or kind == layer_kind::max_pool2d
            or kind == layer_kind::flatten or version >= 3
          NK203: 'kind == layer_kind::dense or _root.header.network_kind != network_kind::mlp'
          NK411: |
            kind == layer_kind::dense or kind == layer_kind::conv2d or kind == layer_kind::max_pool2d
            or kind == layer_kind::flatten or kind == layer_kind::avg_pool2d or kind == layer_kind::depthwise_conv2d
            or kind == layer_kind::mobilenetv4_uib or not _root.header.has_quant
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3
        -nkf-padding: NK201
      - id: body
        type:
          switch-on: kind
          cases:
            'layer_kind::dense': dense(version)
            'layer_kind::conv2d': conv2d(version)
            'layer_kind::max_pool2d': pool2d(version)
            'layer_kind::flatten': flatten
            'layer_kind::avg_pool2d': pool2d(version)
            'layer_kind::batch_norm2d': batch_norm2d
            'layer_kind::depthwise_conv2d': depthwise_conv2d
            'layer_kind::convnextv2_block': convnextv2_block
            'layer_kind::mobilenetv4_uib': mobilenetv4_uib
            'layer_kind::resnet_basic_block': resnet_basic_block
            'layer_kind::layernorm2d': layernorm2d
            'layer_kind::yolox_decoupled_head': yolox_decoupled_head
            'layer_kind::feature_tap': feature_tap
            'layer_kind::yolox_pafpn_multiscale': yolox_pafpn_multiscale
        doc: Parameters of the layer.
        doc-ref: netkit NK file specification, section 3.2

  dense:
    doc: |
      Fully connected layer, `y = activation(W x + b)`. In a CNN a `flatten` has to come before the first one. Softmax
      normalises over all values of the output, in an MLP with a batch over all of its rows together.
    doc-ref: netkit NK file specification, section 3.2
    params:
      - id: version
        type: u4
        doc: Version of the file; version 1 stores the weight matrix transposed.
        doc-ref: 'observed: netkit history of versions 1 to 4'
    seq:
      - id: units
        type: u4
        doc: Number of outputs.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: units > 0
      - id: activation
        type: u1
        enum: activation
        doc: Function applied to the result.
        doc-ref: netkit NK file specification, section 5
        -nkf-default: activation::none
        -nkf-check:
          NK205: {in-enum: true}
          NK412: |
            activation == activation::none or activation == activation::relu or activation == activation::softmax
            or (activation == activation::relu6 and _root.header.network_kind != network_kind::mlp)
            or not _root.header.has_quant
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
      - id: alpha
        type: f4
        doc: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 0.01
        -nkf-check:
          NK206: alpha > -3.5e38 and alpha < 3.5e38
    -nkf-tensors:
      - {if: version == 1, weight: ['?in', units], bias: [units]}
      - {if: version != 1, weight: [units, '?in'], bias: [units]}

  conv2d:
    doc: |
      Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation. An axis of n
      values gives `(n + pad_begin + pad_end - kernel_size) / stride + 1`, rounded down. The weights tell the number
      of input channels. Softmax normalises over height, width and channels together.
    doc-ref: netkit NK file specification, sections 3.2 and 4
    params:
      - id: version
        type: u4
        doc: Version of the file; versions 1 and 2 have filler in place of padding.
        doc-ref: 'observed: netkit history of versions 1 to 4'
    seq:
      - id: kernel_size
        type: u4
        doc: Height and width of the kernel.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK208: kernel_size > 0
      - id: stride
        type: u4
        doc: Step of the kernel along both axes.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 1
        -nkf-check:
          NK207: stride > 0
      - id: filters
        type: u4
        doc: Number of output channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: filters > 0
          NK414: filters <= 2048 or not _root.header.has_quant
      - id: activation
        type: u1
        enum: activation
        doc: Function applied to the result.
        doc-ref: netkit NK file specification, section 5
        -nkf-default: activation::none
        -nkf-check:
          NK205: {in-enum: true}
          NK412: |
            activation == activation::none or activation == activation::relu or activation == activation::relu6
            or not _root.header.has_quant
      - id: pad_h
        type: u1
        doc: Rows of zeros above the input. Filler in versions 1 and 2; see `pad_h_begin`.
        doc-ref: netkit NK file specification, section 4
        -nkf-default: 0
        -nkf-check:
          NK204: pad_h == 0 or version >= 3
          NK217: |
            (pad_h_begin == 0 and pad_w_begin == 0 and pad_h_end == 0 and pad_w_end == 0)
            or kernel_size != 1 or stride != 1 or _root.header.has_quant
      - id: pad_w
        type: u1
        doc: Columns of zeros left of the input. Filler in versions 1 and 2; see `pad_w_begin`.
        doc-ref: netkit NK file specification, section 4
        -nkf-default: 0
        -nkf-check:
          NK204: pad_w == 0 or version >= 3
      - id: pad_extra
        type: u1
        doc: |
          How many more zeros follow the input than precede it, low four bits for rows, high four bits for columns.
          Filler in versions 1 and 2; see `pad_h_end` and `pad_w_end`.
        doc-ref: netkit NK file specification, section 4
        -nkf-default: 0
        -nkf-check:
          NK204: pad_extra == 0 or version >= 3
          NK413: pad_extra == 0 or version < 3 or not _root.header.has_quant
      - id: alpha
        type: f4
        doc: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 0.01
        -nkf-check:
          NK206: alpha > -3.5e38 and alpha < 3.5e38
    instances:
      pad_h_begin:
        value: 'version >= 3 ? pad_h : 0'
        doc: Rows of zeros above the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_w_begin:
        value: 'version >= 3 ? pad_w : 0'
        doc: Columns of zeros left of the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_h_end:
        value: 'version >= 3 ? pad_h + (pad_extra & 0x0f) : 0'
        doc: Rows of zeros below the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_w_end:
        value: 'version >= 3 ? pad_w + ((pad_extra >> 4) & 0x0f) : 0'
        doc: Columns of zeros right of the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
    -nkf-tensors:
      - {weight: [filters, kernel_size, kernel_size, '?in'], bias: [filters]}

  depthwise_conv2d:
    doc: |
      Two-dimensional convolution of each channel with a kernel of its own (channel multiplier 1). Its record is a
      `conv2d` record read differently; the last packed byte needs the size of the weight tensor to be understood.
    doc-ref: netkit NK file specification, sections 3.2 and 4
    seq:
      - id: kernel_h
        -orig-id: kernel_size
        type: u4
        doc: Height of the kernel.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK208: kernel_h > 0
      - id: stride
        type: u4
        doc: Step of the kernel along both axes.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 1
        -nkf-check:
          NK207: stride > 0
      - id: channels
        -orig-id: filters
        type: u4
        doc: Number of input channels and of output channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: channels > 0
          NK414: channels <= 2048 or not _root.header.has_quant
      - id: activation
        type: u1
        enum: activation
        doc: Function applied to the result.
        doc-ref: netkit NK file specification, section 5
        -nkf-default: activation::none
        -nkf-check:
          NK205: {in-enum: true}
          NK412: |
            activation == activation::none or activation == activation::relu or activation == activation::relu6
            or not _root.header.has_quant
      - id: pad_h
        type: u1
        doc: Rows of zeros above the input.
        doc-ref: netkit NK file specification, sections 3.2 and 4
        -nkf-default: 0
      - id: pad_w
        type: u1
        doc: Columns of zeros left of the input.
        doc-ref: netkit NK file specification, sections 3.2 and 4
        -nkf-default: 0
      - id: kernel_w_or_pad
        -orig-id: kernel_w
        type: u1
        doc: |
          Width of the kernel or a pad code (low four bits extra rows below, high four bits extra columns at the
          right, as in `conv2d.pad_extra`). With b this byte and `area = num_elements / channels` of the weight
          tensor, the reference takes the first line that fits:

          1. `b == kernel_h` and `kernel_h * kernel_h == area`: square kernel, symmetric padding;
          2. `kernel_h * kernel_h == area`: square kernel, b is a pad code (0 in early files: symmetric);
          3. `kernel_h * (b or kernel_h) == area`: width b, symmetric padding;
          4. `area` divisible by `kernel_h`: width `area / kernel_h`, b is a pad code if it adds anything.

          A pad code that equals `kernel_h` over a square kernel, or the width of a rectangular one, is therefore
          lost. Current writers store the width even of a square kernel.
        doc-ref: 'netkit NK file specification, sections 3.2 and 4; observed: netkit 01af6954, loader'
        -nkf-default: 0
      - id: alpha
        type: f4
        doc: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 0.01
        -nkf-check:
          NK206: alpha > -3.5e38 and alpha < 3.5e38
    instances:
      pad_code_h:
        value: kernel_w_or_pad & 0x0f
        doc: Extra rows of zeros below the input, where `kernel_w_or_pad` is a pad code.
        doc-ref: 'observed: netkit 01af6954, loader'
      pad_code_w:
        value: (kernel_w_or_pad >> 4) & 0x0f
        doc: Extra columns of zeros right of the input, where `kernel_w_or_pad` is a pad code.
        doc-ref: 'observed: netkit 01af6954, loader'
    -nkf-tensors:
      - {weight: [channels, kernel_h, '?kernel_w'], bias: [channels]}

  pool2d:
    doc: |
      Maximum or mean over a window. Positions outside the input count neither as a candidate of the maximum nor in
      the mean. An axis of n values gives `(n + pad_begin + pad_end - pool) / stride + 1`, rounded down. In versions 1
      and 2 the record ends after the stride: the window is square and nothing is padded.
    doc-ref: netkit NK file specification, sections 3.2 and 4
    params:
      - id: version
        type: u4
        doc: Version of the file; versions 1 and 2 have the shorter record.
        doc-ref: 'observed: netkit history of versions 1 to 4'
    seq:
      - id: pool_size
        type: u4
        doc: Height of the window, and its width unless `packed` gives another.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK208: pool_size > 0
      - id: stride
        type: u4
        doc: Step of the window along both axes.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK207: stride > 0
      - id: pad_h
        type: u1
        if: version >= 3
        doc: Rows of padding above the input.
        doc-ref: netkit NK file specification, sections 3.2 and 4
        -nkf-default: 0
      - id: pad_w
        type: u1
        if: version >= 3
        doc: Columns of padding left of the input.
        doc-ref: netkit NK file specification, sections 3.2 and 4
        -nkf-default: 0
      - id: packed
        -orig-id: reserved
        type: u2
        if: version >= 3
        doc: |
          Bits 0 to 7: width of the window, 0 for a square one. Bits 8 to 11: how many more rows are padded below than
          above. Bits 12 to 15: how many more columns are padded at the right than at the left.
        doc-ref: netkit NK file specification, section 4
        -nkf-default: 0
    instances:
      pool_w:
        value: 'version >= 3 ? ((packed & 0xff) != 0 ? packed & 0xff : pool_size) : pool_size'
        doc: Width of the window.
        doc-ref: netkit NK file specification, section 4
      pad_h_begin:
        value: 'version >= 3 ? pad_h : 0'
        doc: Rows of padding above the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_w_begin:
        value: 'version >= 3 ? pad_w : 0'
        doc: Columns of padding left of the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_h_end:
        value: 'version >= 3 ? pad_h + ((packed >> 8) & 0x0f) : 0'
        doc: Rows of padding below the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
      pad_w_end:
        value: 'version >= 3 ? pad_w + ((packed >> 12) & 0x0f) : 0'
        doc: Columns of padding right of the input.
        doc-ref: 'netkit NK file specification, section 4; observed: netkit history of versions 1 to 4'
    -nkf-check:
      NK413: (pad_h_end == pad_h_begin and pad_w_end == pad_w_begin) or not _root.header.has_quant

  flatten:
    doc: Reinterprets the feature map as one row, in NHWC order. The record has no body.
    doc-ref: netkit NK file specification, section 3.2

  batch_norm2d:
    doc: |
      Scale and shift per channel, `y = weight * x + bias`. Mean and variance of training are folded into the two
      tensors.
    doc-ref: netkit NK file specification, section 3.2
    seq:
      - id: channels
        type: u4
        doc: Number of channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: channels > 0
      - id: reserved
        size: 4
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
    -nkf-tensors:
      - {weight: [channels], bias: [channels]}

  convnextv2_block:
    doc: |
      ConvNeXt V2 block with residual connection: depthwise 7x7 (padding 3), layer normalisation over channels, 1x1
      expansion to four times the channels, GELU (tanh form), global response normalisation, 1x1 projection.
    doc-ref: netkit NK file specification, section 3.2
    seq:
      - id: channels
        type: u4
        doc: Number of channels of input and output.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: channels > 0
      - id: reserved
        size: 4
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
      - id: eps
        type: f4
        doc: Term that keeps the divisions of both normalisations away from zero.
        doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime'
        -nkf-default: 0.000001
        -nkf-check:
          NK213: eps > 0 and eps < 3.5e38
    -nkf-tensors:
      - {id: dw, weight: [channels, 7, 7], bias: [channels]}
      - {id: ln, weight: [channels], bias: [channels]}
      - {id: pw1, weight: [4 * channels, channels], bias: [4 * channels]}
      - {id: grn, weight: [4 * channels], bias: [4 * channels]}
      - {id: pw2, weight: [channels, 4 * channels], bias: [channels]}

  mobilenetv4_uib:
    doc: |
      Universal inverted bottleneck of MobileNetV4: optional depthwise convolution, 1x1 expansion with ReLU, optional
      depthwise convolution with ReLU, 1x1 projection; the input is added if its shape is that of the output. A float
      network has a batch normalisation after each convolution, an int8 network has them folded in. Kernels are padded
      by `(kernel - 1) / 2`. The expanded width is `in_channels * expand_ratio`, rounded in single precision to a
      multiple of 8, at least 8 and not below nine tenths of the product.
    doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime'
    seq:
      - id: in_channels
        type: u4
        doc: Number of input channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: in_channels > 0
      - id: out_channels
        type: u4
        doc: Number of output channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: out_channels > 0
      - id: start_dw_kernel
        type: u1
        doc: Kernel size of the depthwise convolution before the expansion, 0 if there is none.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 0
      - id: middle_dw_kernel
        type: u1
        doc: Kernel size of the depthwise convolution after the expansion, 0 if there is none.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 3
      - id: stride
        type: u1
        doc: Step of the block, taken by one of its two depthwise convolutions.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 1
        -nkf-check:
          NK207: stride > 0
          NK211: |
            stride <= 1 or start_dw_kernel > 0 or (middle_dw_kernel > 0 and middle_dw_downsample != 0)
      - id: middle_dw_downsample
        type: u1
        doc: 1 if the middle depthwise convolution takes the stride, 0 if the first one does.
        doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime'
        -nkf-default: 1
        -nkf-check:
          NK212: middle_dw_downsample <= 1
      - id: expand_ratio
        type: f4
        doc: Width of the expansion relative to the input channels, before rounding.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 4.0
        -nkf-check:
          NK210: expand_ratio > 0 and expand_ratio < 3.5e38
      - id: reserved
        size: 4
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
    instances:
      start_stride:
        value: 'middle_dw_downsample != 0 and middle_dw_kernel > 0 ? 1 : stride'
        doc: Step of the depthwise convolution before the expansion.
        doc-ref: 'observed: netkit 01af6954, runtime'
      middle_stride:
        value: 'middle_dw_downsample != 0 ? stride : 1'
        doc: Step of the depthwise convolution after the expansion.
        doc-ref: 'observed: netkit 01af6954, runtime'
      has_residual:
        value: stride == 1 and in_channels == out_channels
        doc: Whether the input is added to the output.
        doc-ref: 'observed: netkit 01af6954, runtime'
    -nkf-tensors:
      - {id: start_dw, if: start_dw_kernel > 0,
         weight: [in_channels, start_dw_kernel, start_dw_kernel], bias: [in_channels]}
      - {id: start_bn, if: start_dw_kernel > 0 and not _root.header.has_quant,
         weight: [in_channels], bias: [in_channels]}
      - {id: expand, weight: ['?expanded', 1, 1, in_channels], bias: ['?expanded']}
      - {id: expand_bn, if: not _root.header.has_quant, weight: ['?expanded'], bias: ['?expanded']}
      - {id: middle_dw, if: middle_dw_kernel > 0,
         weight: ['?expanded', middle_dw_kernel, middle_dw_kernel], bias: ['?expanded']}
      - {id: middle_bn, if: middle_dw_kernel > 0 and not _root.header.has_quant,
         weight: ['?expanded'], bias: ['?expanded']}
      - {id: project, weight: [out_channels, 1, 1, '?expanded'], bias: [out_channels]}
      - {id: project_bn, if: not _root.header.has_quant, weight: [out_channels], bias: [out_channels]}

  resnet_basic_block:
    doc: |
      Basic residual block of ResNet: two 3x3 convolutions (padding 1), each with batch normalisation, ReLU after the
      first and after the sum with the shortcut. The shortcut is the input, or its 1x1 projection with batch
      normalisation.
    doc-ref: netkit NK file specification, section 3.2
    seq:
      - id: in_channels
        type: u4
        doc: Number of input channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: in_channels > 0
      - id: out_channels
        type: u4
        doc: Number of output channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: out_channels > 0
      - id: stride
        type: u1
        doc: Step of the first convolution and of the projection.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 1
        -nkf-check:
          NK207: stride > 0
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
    instances:
      has_shortcut:
        value: stride != 1 or in_channels != out_channels
        doc: Whether the shortcut is a projection and so has tensors of its own.
        doc-ref: 'observed: netkit 01af6954, runtime'
    -nkf-tensors:
      - {id: conv1, weight: [out_channels, 3, 3, in_channels], bias: [out_channels]}
      - {id: bn1, weight: [out_channels], bias: [out_channels]}
      - {id: conv2, weight: [out_channels, 3, 3, out_channels], bias: [out_channels]}
      - {id: bn2, weight: [out_channels], bias: [out_channels]}
      - {id: shortcut, if: has_shortcut, weight: [out_channels, 1, 1, in_channels], bias: [out_channels]}
      - {id: shortcut_bn, if: has_shortcut, weight: [out_channels], bias: [out_channels]}

  layernorm2d:
    doc: |
      Layer normalisation over the channels of each pixel, with biased variance, followed by scale and shift. Another
      netkit document swaps `reserved` and `eps`; writer and loader agree with the order given here.
    doc-ref: netkit NK file specification, section 3.2
    seq:
      - id: channels
        type: u4
        doc: Number of channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: channels > 0
      - id: reserved
        size: 4
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
      - id: eps
        type: f4
        doc: Term added to the variance.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-default: 0.000001
        -nkf-check:
          NK213: eps > 0 and eps < 3.5e38
    -nkf-tensors:
      - {weight: [channels], bias: [channels]}

  yolox_decoupled_head:
    doc: |
      Detection head of YOLOX: a 1x1 stem, then a branch for classes and one for boxes and objectness, each of 3x3
      convolutions (padding 1), all with SiLU, each closed by 1x1 predictions. The output has 5 + `num_classes`
      channels of raw logits: four of the box, one of objectness, the rest of the classes.
    doc-ref: netkit NK file specification, section 3.2
    seq:
      - id: in_channels
        type: u4
        doc: Number of input channels.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: in_channels > 0
      - id: hidden_dim
        type: u4
        doc: Number of channels of the stem and of both branches.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK209: hidden_dim > 0
      - id: num_classes
        type: u4
        doc: Number of classes.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-check:
          NK216: num_classes > 0
      - id: num_convs
        type: u1
        doc: Number of 3x3 convolutions in each branch, at most 4.
        doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, loader'
        -nkf-default: 2
        -nkf-check:
          NK215: num_convs <= 4
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 3.2
        -nkf-padding: NK201
    -nkf-tensors: &yolox_head
      - {id: stem, weight: [hidden_dim, 1, 1, in_channels], bias: [hidden_dim]}
      - {id: cls_convs, repeat: num_convs, weight: [hidden_dim, 3, 3, hidden_dim], bias: [hidden_dim]}
      - {id: reg_convs, repeat: num_convs, weight: [hidden_dim, 3, 3, hidden_dim], bias: [hidden_dim]}
      - {id: cls_pred, weight: [num_classes, 1, 1, hidden_dim], bias: [num_classes]}
      - {id: reg_pred, weight: [4, 1, 1, hidden_dim], bias: [4]}
      - {id: obj_pred, weight: [1, 1, 1, hidden_dim], bias: [1]}

  feature_tap:
    doc: Passes its input on unchanged and keeps it in a slot for a later `yolox_pafpn_multiscale`.
    doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: channels
        type: u4
        doc: Number of channels of the tapped feature map.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK209: channels > 0
      - id: tap_id
        type: u1
        doc: Slot, 0 to 3. The pyramid reads C3 from slot 0 and C4 from slot 1.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK214: tap_id < 4
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-padding: NK201

  yolox_pafpn_multiscale:
    doc: |
      Path aggregation network with three YOLOX heads. Its input is C5; C4 with twice and C3 with four times the
      resolution come from the taps. The output is the concatenation of the flattened maps of the heads at P3, N4 and
      N5, each laid out as that of `yolox_decoupled_head`.
    doc-ref: 'observed: netkit 01af6954, runtime'
    seq:
      - id: c3
        type: u4
        doc: Number of channels of C3, from tap slot 0.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK209: c3 > 0
      - id: c4
        type: u4
        doc: Number of channels of C4, from tap slot 1.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK209: c4 > 0
      - id: c5
        type: u4
        doc: Number of channels of C5, the input of the layer.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK209: c5 > 0
      - id: hidden_dim
        type: u4
        doc: Number of channels of the pyramid and of its heads.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK209: hidden_dim > 0
      - id: num_classes
        type: u4
        doc: Number of classes.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK216: num_classes > 0
      - id: num_convs
        type: u1
        doc: Number of 3x3 convolutions in each branch of a head, at most 4.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-default: 2
        -nkf-check:
          NK215: num_convs <= 4
      - id: reserved
        size: 3
        doc: Reserved, zero.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-padding: NK201
    instances:
      in_channels:
        value: hidden_dim
        doc: Number of input channels of each head.
        doc-ref: 'observed: netkit 01af6954, loader'
    -nkf-tensors:
      - {id: lateral3, weight: [hidden_dim, 1, 1, c3], bias: [hidden_dim]}
      - {id: lateral4, weight: [hidden_dim, 1, 1, c4], bias: [hidden_dim]}
      - {id: lateral5, weight: [hidden_dim, 1, 1, c5], bias: [hidden_dim]}
      - id: path
        repeat: [td_p4, td_p3, bu_n4, bu_n5]
        tensors:
          - {id: dw, weight: [hidden_dim, 3, 3], bias: [hidden_dim]}
          - {id: pw, weight: [hidden_dim, 1, 1, hidden_dim], bias: [hidden_dim]}
      - id: head
        repeat: [p3, p4, p5]
        tensors: *yolox_head

  tensor_desc:
    doc: Catalog entry of one tensor, 24 bytes.
    doc-ref: netkit NK file specification, section 6
    seq:
      - id: rank
        type: u1
        doc: Number of axes, 1 to 4.
        doc-ref: netkit NK file specification, section 6
        -nkf-check:
          NK303: rank <= 4
          NK304: rank >= 1
      - id: dtype
        type: u1
        enum: dtype
        doc: Type of the stored elements.
        doc-ref: 'netkit NK file specification, sections 6 and 9; observed: netkit 01af6954, loader'
        -nkf-default: dtype::float32
        -nkf-check:
          NK305: {in-enum: true}
      - id: reserved
        size: 2
        doc: Reserved, zero.
        doc-ref: netkit NK file specification, section 6
        -nkf-padding: NK301
      - id: dims
        type: u4
        repeat: expr
        repeat-expr: 4
        doc: Sizes of the axes, row-major; entries beyond `rank` are zero.
        doc-ref: netkit NK file specification, section 6
        -nkf-check:
          NK307: |
            (dims[0] == 0 or rank > 0) and (dims[1] == 0 or rank > 1)
            and (dims[2] == 0 or rank > 2) and (dims[3] == 0 or rank > 3)
      - id: num_elements
        type: u4
        doc: |
          Number of elements, the product of the sizes. The C++ loader finds every tensor by this number alone and
          does not read the shape.
        doc-ref: 'netkit NK file specification, section 6; observed: netkit 01af6954, loader'
        -nkf-derive: |
          (rank > 0 ? dims[0] : 1) * (rank > 1 ? dims[1] : 1) * (rank > 2 ? dims[2] : 1) * (rank > 3 ? dims[3] : 1)
        -nkf-check:
          NK306: |
            num_elements == (rank > 0 ? dims[0] : 1) * (rank > 1 ? dims[1] : 1)
            * (rank > 2 ? dims[2] : 1) * (rank > 3 ? dims[3] : 1)
    instances:
      item_size:
        value: 'dtype == dtype::int8 ? 1 : 4'
        doc: Bytes of one element. An unknown type is taken to have four, as the float loader does.
        doc-ref: 'netkit NK file specification, section 7; observed: netkit 01af6954, loader'
      num_bytes:
        value: num_elements * item_size
        doc: Bytes of the tensor in its payload.
        doc-ref: 'netkit NK file specification, section 7; observed: netkit 01af6954, loader'

  quant_section:
    doc: |
      Quantisation of an int8 network. A real value is `scale * (q - zero_point)`. Pools and `flatten` have no
      descriptor: they pass the quantisation of their input on.
    doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: magic
        contents: QUAN
        doc: Signature of the section.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check: NK007
      - id: num_tensors
        type: u2
        valid:
          min: 1
          max: 100
        doc: Number of descriptors, one per weight tensor (not per layer).
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK008: valid
          NK401: num_tensors == _root.header.num_weight_tensors
      - id: flags
        type: u2
        doc: Bit 0x0001, tables of scales per output channel follow the descriptors. Other bits are zero and not read.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-default: 0
        -nkf-check:
          NK404: (flags & 0xfffe) == 0
      - id: params
        type: quant_params
        repeat: expr
        repeat-expr: num_tensors
        doc: Descriptors, in the order of the weight catalog.
        doc-ref: 'observed: netkit 01af6954, loader'
      - id: channel_scales
        type: channel_scales
        repeat: expr
        repeat-expr: num_tensors
        if: has_channel_scales
        doc: Tables of scales per output channel, in the order of the weight catalog.
        doc-ref: 'observed: netkit 01af6954, loader'
    instances:
      has_channel_scales:
        value: (flags & 0x0001) != 0
        doc: Whether tables of scales per output channel are present.
        doc-ref: 'observed: netkit 01af6954, loader'

  quant_params:
    doc: |
      Quantisation around one weight tensor, 32 bytes. In every known file the input of a descriptor repeats the
      output of the one before.
    doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: input_scale
        type: f4
        doc: Scale of the activations that enter the operation.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK405: input_scale > 0 and input_scale < 3.5e38
      - id: input_zero_point
        type: s4
        doc: Zero point of the activations that enter the operation; padding has this value.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-default: 0
        -nkf-check:
          NK407: {min: -128, max: 127}
      - id: weight_scale
        type: f4
        doc: |
          Scale of the weights, used unless a table per channel takes its place; beside such a table writers store the
          largest of its scales.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-check:
          NK405: weight_scale > 0 and weight_scale < 3.5e38
      - id: weight_zero_point
        type: s4
        doc: Zero point of the weights, zero in every known file.
        doc-ref: 'observed: files of version 4'
        -nkf-default: 0
        -nkf-check:
          NK408: weight_zero_point == 0
      - id: bias_scale
        type: f4
        doc: |
          Scale of the biases, the product of the input scale and the (first) weight scale. The runtime does not read
          it.
        doc-ref: 'observed: netkit 01af6954, runtime'
        -nkf-check:
          NK406: bias_scale > 0 and bias_scale < 3.5e38
      - id: bias_zero_point
        type: s4
        doc: Zero point of the biases, zero in every known file. The runtime does not read it.
        doc-ref: 'observed: netkit 01af6954, runtime'
        -nkf-default: 0
        -nkf-check:
          NK409: bias_zero_point == 0
      - id: output_scale
        type: f4
        doc: Scale of the activations that leave the operation; of the logits where softmax follows.
        doc-ref: 'observed: netkit 01af6954, runtime'
        -nkf-check:
          NK405: output_scale > 0 and output_scale < 3.5e38
      - id: output_zero_point
        type: s4
        doc: Zero point of the activations that leave the operation.
        doc-ref: 'observed: netkit 01af6954, runtime'
        -nkf-default: 0
        -nkf-check:
          NK407: {min: -128, max: 127}

  channel_scales:
    doc: Weight scales of one tensor per output channel, instead of `quant_params.weight_scale`.
    doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: num_channels
        type: u4
        doc: |
          Number of scales, 0 to use `weight_scale`. The runtime ignores a table whose length is not the number of
          output channels.
        doc-ref: 'observed: netkit 01af6954, runtime'
        -nkf-check:
          NK410: num_channels == 0 or any(_root.weight_catalog.dims[0] == num_channels)
      - id: scales
        size: num_channels * 4
        doc: The scales, float32.
        doc-ref: 'observed: netkit 01af6954, loader'
        -nkf-array: {dtype: float32, shape: [num_channels]}

  payload:
    doc: Tensor data in catalog order, followed by what aligns the next section.
    doc-ref: netkit NK file specification, section 7
    params:
      - id: catalog
        type: tensor_desc[]
        doc: The catalog that describes this payload.
        doc-ref: netkit NK file specification, section 6
    seq:
      - id: tensors
        size: 'catalog[_index].num_bytes <= _io.size - _io.pos ? catalog[_index].num_bytes : _io.size - _io.pos'
        repeat: expr
        repeat-expr: catalog.size
        doc: |
          Elements of the tensors, row-major. A tensor that the catalog makes longer than what is left of the payload
          is cut there; the rules for the payload sizes report it.
        doc-ref: netkit NK file specification, section 7
        -nkf-array:
          dtype:
            switch-on: catalog[_index].dtype
            cases:
              'dtype::float32': float32
              'dtype::int8': int8
              'dtype::int32': int32
          shape: catalog[_index].dims
          rank: catalog[_index].rank
      - id: tail
        size-eos: true
        doc: |
          Zero bytes behind int8 weights that start the biases at a multiple of four, 0 to 3. They count towards
          `header.weights_bytes`.
        doc-ref: 'observed: netkit 01af6954, writer'
        -nkf-padding: NK310
        -nkf-derive: (4 - sum(catalog.num_bytes) % 4) % 4
        -nkf-check:
          NK311: tail.length <= 3

  test_section:
    doc: |
      Reference cases. A float case passes if each output is within `tolerance` and the largest is at `label`; an int8
      case passes if the largest is at `label`, or at the largest expected value where there is no label.
    doc-ref: 'netkit NK file specification, section 8; observed: netkit 01af6954, regression run'
    params:
      - id: int8_inputs
        type: bool
        doc: Whether inputs are int8 instead of float32.
        doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: magic
        contents: TCAS
        doc: Signature of the section.
        doc-ref: netkit NK file specification, section 8.1
        -nkf-check: NK009
      - id: num_cases
        type: u4
        valid:
          min: 1
          max: 16
        doc: Number of cases.
        doc-ref: netkit NK file specification, sections 8.1 and 9
        -nkf-check: NK010
      - id: tolerance
        type: f4
        doc: Largest absolute difference allowed for an output of a float network; int8 networks do not use it.
        doc-ref: 'netkit NK file specification, section 8.1; observed: netkit 01af6954, regression run'
        -nkf-default: 0.0001
        -nkf-check:
          NK501: tolerance > 0 and tolerance < 3.5e38
      - id: cases
        type: test_case(int8_inputs)
        repeat: expr
        repeat-expr: num_cases
        doc: The cases.
        doc-ref: netkit NK file specification, section 8.2

  test_case:
    doc: One input with its expected output. With int8 inputs the fields behind them may be unaligned.
    doc-ref: netkit NK file specification, section 8.2
    params:
      - id: int8_inputs
        type: bool
        doc: Whether the input is int8 instead of float32.
        doc-ref: 'observed: netkit 01af6954, loader'
    seq:
      - id: len_name
        type: u1
        valid:
          min: 1
          max: 127
        doc: Length of the name in bytes.
        doc-ref: netkit NK file specification, sections 8.2 and 9
        -nkf-check: NK011
      - id: name
        size: len_name
        doc: Name of the case, UTF-8 without terminator.
        doc-ref: netkit NK file specification, section 8.2
        -nkf-text: NK502
      - id: name_pad
        size: (4 - (1 + len_name) % 4) % 4
        doc: Zero bytes that make the length of `len_name`, `name` and `name_pad` together a multiple of four.
        doc-ref: netkit NK file specification, section 8.2
        -nkf-padding: NK503
      - id: label
        type: s4
        doc: Index of the output that has to be the largest, -1 if none is named.
        doc-ref: netkit NK file specification, section 8.2
        -nkf-default: -1
        -nkf-check:
          NK504: label >= -1
          NK505: label < num_output
      - id: num_input
        type: u4
        valid:
          min: 1
          max: 16384
        doc: Number of input values.
        doc-ref: netkit NK file specification, sections 8.2 and 9
        -nkf-check:
          NK012: valid
          NK506: num_input == _root.header.input_elements
      - id: input_data
        size: 'num_input * (int8_inputs ? 1 : 4)'
        doc: Input values, in the order of the input shape.
        doc-ref: 'netkit NK file specification, section 8.2; observed: netkit 01af6954, loader'
        -nkf-array:
          dtype: {switch-on: int8_inputs, cases: {true: int8, false: float32}}
          shape: [num_input]
      - id: num_output
        type: u4
        valid:
          min: 1
          max: 16384
        doc: Number of output values.
        doc-ref: netkit NK file specification, sections 8.2 and 9
        -nkf-check: NK013
      - id: expected_output
        size: num_output * 4
        doc: Expected output values, float32 for int8 networks as well (those of the float network before
          quantisation).
        doc-ref: 'netkit NK file specification, section 8.2; observed: files of version 4'
        -nkf-array: {dtype: float32, shape: [num_output]}

enums:
  # Families of networks; each has a loader of its own.
  network_kind:
    1:
      id: mlp
      doc: 'Multilayer perceptron, dense layers only.'
      doc-ref: netkit NK file specification, section 2
    2:
      id: cnn
      doc: Convolutional network; any layer kind.
      doc-ref: netkit NK file specification, section 2
  # What a layer record describes; decides its length.
  layer_kind:
    1:
      id: dense
      doc: Fully connected layer.
      doc-ref: netkit NK file specification, section 3.1
    2:
      id: conv2d
      doc: Convolution with a square kernel.
      doc-ref: netkit NK file specification, section 3.1
    3:
      id: max_pool2d
      doc: Maximum over a window.
      doc-ref: netkit NK file specification, section 3.1
    4:
      id: flatten
      doc: Feature map to vector.
      doc-ref: netkit NK file specification, section 3.1
    5:
      id: avg_pool2d
      doc: Mean over a window; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    6:
      id: batch_norm2d
      doc: Scale and shift per channel; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    7:
      id: depthwise_conv2d
      doc: Convolution of each channel by itself; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    8:
      id: convnextv2_block
      doc: ConvNeXt V2 block; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    9:
      id: mobilenetv4_uib
      doc: Universal inverted bottleneck of MobileNetV4; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    10:
      id: resnet_basic_block
      doc: Basic residual block of ResNet; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    11:
      id: layernorm2d
      doc: Layer normalisation over channels; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    12:
      id: yolox_decoupled_head
      doc: Detection head of YOLOX at one scale; since version 3.
      doc-ref: netkit NK file specification, section 3.1
    13:
      id: feature_tap
      doc: Keeps a feature map for a later layer; since version 3.
      doc-ref: 'observed: netkit 01af6954, loader'
    14:
      id: yolox_pafpn_multiscale
      doc: Feature pyramid with YOLOX heads at three scales; since version 3.
      doc-ref: 'observed: netkit 01af6954, loader'
  # Function applied to the result of dense, conv2d and depthwise_conv2d.
  activation:
    0:
      id: none
      doc: Identity.
      doc-ref: netkit NK file specification, section 5
    1:
      id: relu
      doc: 'max(x, 0).'
      doc-ref: netkit NK file specification, section 5
    2:
      id: sigmoid
      doc: Logistic function.
      doc-ref: netkit NK file specification, section 5
    3:
      id: tanh
      doc: Hyperbolic tangent.
      doc-ref: netkit NK file specification, section 5
    4:
      id: leaky_relu
      doc: 'x above zero, alpha * x below.'
      doc-ref: netkit NK file specification, section 5
    5:
      id: relu6
      doc: 'min(max(x, 0), 6).'
      doc-ref: netkit NK file specification, section 5
    6:
      id: softmax
      doc: Softmax over all values of the output tensor.
      doc-ref: 'netkit NK file specification, section 5; observed: netkit 01af6954, runtime'
  # Element type of a stored tensor.
  dtype:
    1:
      id: float32
      doc: IEEE-754 binary32.
      doc-ref: netkit NK file specification, section 6
    2:
      id: int8
      doc: 'Two''s complement, 8 bits; weights of an int8 network.'
      doc-ref: netkit NK file specification, section 9
    3:
      id: int32
      doc: 'Two''s complement, 32 bits; biases of an int8 network.'
      doc-ref: 'observed: netkit 01af6954, loader'

-nkf-rules:
  # NK001 to NK013: reading ends here, because nothing behind the field can be located or trusted.
  NK001:
    severity: error
    summary: The file does not begin with NKIT.
    why: Without the signature nothing says that the following bytes are a netkit header.
    loader: C++ returns InvalidMagic, for a file below 48 bytes as well; Python raises ValueError.
    mend: Check that the file is a netkit bundle and was transferred in binary mode.
    doc-ref: netkit NK file specification, section 2
  NK002:
    severity: error
    summary: The version is not one of 1, 2, 3, 4.
    why: The version decides the length of layer records, so an unknown one leaves everything behind the header
      unreadable.
    loader: C++ returns UnsupportedVersion for all but 3 and 4; Python does not look at the version and reads on.
    mend: Write 3 for a float network or 4 for an int8 network, if the rest follows that version; convert again
      otherwise.
    doc-ref: netkit NK file specification, section 13
  NK003:
    severity: error
    summary: More than 100 layers.
    why: The format allows 100 layers (kMaxLayers).
    loader: C++ returns UnsupportedLayer; Python does not enforce the limit.
    mend: Split the network, or use the fused block kinds.
    doc-ref: netkit NK file specification, section 9
  NK004:
    severity: error
    summary: More than 128 weight tensors.
    why: The format allows 128 entries in each catalog (kMaxTensorCatalog).
    loader: C++ returns UnsupportedLayer; Python does not enforce the limit.
    mend: Fold normalisation layers into the convolutions before them, or split the network.
    doc-ref: netkit NK file specification, section 9
  NK005:
    severity: error
    summary: More than 128 bias tensors.
    why: The format allows 128 entries in each catalog (kMaxTensorCatalog).
    loader: C++ returns UnsupportedLayer; Python does not enforce the limit.
    mend: Fold normalisation layers into the convolutions before them, or split the network.
    doc-ref: netkit NK file specification, section 9
  NK006:
    severity: error
    summary: The layer kind is not one of 1 to 14.
    why: Only the kind tells how long a layer record is, so the next record cannot be found.
    loader: C++ returns ReadFailed; Python raises ValueError.
    mend: Convert the network again; in a damaged file the record before may have the wrong length for the version.
    doc-ref: 'netkit NK file specification, section 3.1; observed: netkit 01af6954, loader'
  NK007:
    severity: error
    summary: The quantisation section does not begin with QUAN.
    why: Flag 0x0002 announces the section right behind the catalogs; something else is there.
    loader: C++ returns ReadFailed; Python reads the section only if flag and signature are both present.
    mend: Clear flag 0x0002 if the network is a float network, or convert it again.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK008:
    severity: error
    summary: The number of quantisation descriptors is not within 1 to 100.
    why: The loader allows 100 descriptors, and an int8 network without any cannot run.
    loader: C++ returns ReadFailed; Python does not enforce the limit.
    mend: Write one descriptor per weight tensor; an int8 network is limited to 100 weight tensors.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK009:
    severity: error
    summary: The test section does not begin with TCAS.
    why: Flag 0x0001 announces the section right behind the biases; something else is there.
    loader: The network loads and runs, since inference does not read the section; the regression run fails with
      ReadFailed.
    mend: Clear flag 0x0001 and drop the bytes behind the biases, or check the payload sizes in the header.
    doc-ref: netkit NK file specification, section 8.1
  NK010:
    severity: error
    summary: The number of test cases is not within 1 to 16.
    why: The format allows 16 cases (kMaxTestCases), and the reader refuses a section without any.
    loader: The network loads and runs; the regression run fails with ReadFailed.
    mend: Keep at most 16 cases, or drop the section and flag 0x0001 with it.
    doc-ref: netkit NK file specification, sections 8.1 and 9
  NK011:
    severity: error
    summary: The length of a test case name is not within 1 to 127.
    why: The format allows names of 127 bytes (kMaxCaseNameLen), and the reader refuses an empty one.
    loader: The network loads and runs; the regression run fails with ReadFailed.
    mend: Give the case a name of 1 to 127 bytes.
    doc-ref: netkit NK file specification, sections 8.2 and 9
  NK012:
    severity: error
    summary: The number of input values of a test case is not within 1 to 16384.
    why: The format allows 16384 values (kMaxCaseFloats), and the reader refuses an empty input.
    loader: The network loads and runs; the regression run fails with ReadFailed.
    mend: Drop the case, if the network takes larger inputs.
    doc-ref: 'netkit NK file specification, section 9; observed: netkit 01af6954, loader'
  NK013:
    severity: error
    summary: The number of output values of a test case is not within 1 to 16384.
    why: The format allows 16384 values (kMaxCaseFloats), and the reader refuses an empty output.
    loader: The network loads and runs; the regression run fails with ReadFailed.
    mend: Drop the case, if the network has larger outputs.
    doc-ref: 'netkit NK file specification, section 9; observed: netkit 01af6954, loader'

  # NK101 to NK115: the header and the file as a whole.
  NK101:
    severity: warning
    summary: The file is of version 1 or 2.
    why: Both versions were in use for a day; pools, convolutions and, in version 1, dense weights are stored
      differently.
    loader: C++ returns UnsupportedVersion; Python ignores the version and misreads files that hold a pool.
    mend: Rewrite as version 3, with pool records of 16 bytes and, from version 1, transposed dense weights.
    doc-ref: 'netkit NK file specification, section 13; observed: netkit history of versions 1 to 4'
  NK102:
    severity: error
    summary: The network kind is neither mlp (1) nor cnn (2).
    why: The kind selects the loader and the meaning of the input shape.
    loader: C++ parses the file, then both of its loaders return UnsupportedLayer; Python raises ValueError.
    mend: Write 1 if all layers are dense, otherwise 2.
    doc-ref: netkit NK file specification, section 2
  NK103:
    severity: error
    summary: The input rank is above 4.
    why: The header has room for four sizes.
    loader: C++ does not check the rank and writes behind a table of four entries; Python ignores it.
    mend: Write the number of axes that are used, 2 for an MLP and 3 for a CNN.
    doc-ref: netkit NK file specification, section 2
    breaks-with:
      NK105: No network has an input of more than four axes.
  NK104:
    severity: warning
    summary: The input rank is 0.
    why: The rank is 1 to 4; without axes the size of the input is unknown.
    loader: Neither C++ nor Python checks the rank.
    mend: Write the number of axes that are used, 2 for an MLP and 3 for a CNN.
    doc-ref: netkit NK file specification, section 2
    breaks-with:
      NK105: No network has an input without axes.
  NK105:
    severity: note
    summary: The input rank is not the usual one, 2 for an MLP and 3 for a CNN.
    why: Every known file has the usual rank; others are legal and not exercised by anything that was seen.
    loader: Neither C++ nor Python checks the rank.
    mend: State the shape as [batch, features] for an MLP or [height, width, channels] for a CNN.
    doc-ref: netkit NK file specification, section 2
  NK106:
    severity: warning
    summary: A size of the input shape beyond its rank is not zero.
    why: Unused entries are zero; a leftover value suggests that rank or shape is wrong.
    loader: C++ and Python ignore it.
    mend: Set the unused entries to zero, or raise the rank.
    doc-ref: netkit NK file specification, section 2
  NK107:
    severity: warning
    summary: A size of the input shape is zero.
    why: An input without values gives the network nothing to work on.
    loader: C++ does not check the sizes; outputs of size zero end an int8 load with ArenaOverflow.
    mend: Write the real size; a batch that is not known beforehand is 1.
    doc-ref: netkit NK file specification, section 2
  NK108:
    severity: error
    summary: The input has 2^32 values or more.
    why: The number of values does not fit the 32-bit numbers that the format and its loaders count with.
    loader: C++ does not check the product for overflow.
    mend: Write the real sizes.
    doc-ref: 'netkit NK file specification, section 2; observed: netkit 01af6954, loader'
  NK109:
    severity: warning
    summary: A flag bit other than 0x0001, 0x0002, 0x0004 is set.
    why: The bit has no meaning yet; a later version may give it one that changes how the file is read.
    loader: C++ and Python ignore it.
    mend: Clear the bit.
    doc-ref: 'netkit NK file specification, section 2; observed: netkit 01af6954, loader'
  NK110:
    severity: error
    summary: A quantisation section in a file before version 4.
    why: The section came with version 4.
    loader: C++ returns ReadFailed; Python reads the section whatever the version.
    mend: Write version 4.
    doc-ref: 'netkit NK file specification, section 13; observed: netkit 01af6954, loader'
  NK111:
    severity: warning
    summary: Flag 0x0004 (test inputs are int8) without flag 0x0001 (tests are present).
    why: The flag describes a section that is not there.
    loader: C++ and Python load the network; the flag has no effect.
    mend: Clear flag 0x0004.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK112:
    severity: warning
    summary: Test inputs of another element type than the network takes.
    why: An int8 network is tested with int8 inputs and a float network with float32 inputs; early version 4 files mix
      them.
    loader: The network loads and runs; the regression run counts the mixture as a failure.
    mend: Quantise the test inputs with the first descriptor and set flag 0x0004, or drop the tests.
    doc-ref: 'observed: netkit 01af6954, regression run'
  NK113:
    severity: error
    summary: Bytes follow the biases in a file without tests.
    why: The header sizes must account for the whole file.
    loader: C++ returns TruncatedFile, although the file is too long; Python ignores the bytes.
    mend: Drop the bytes, or set flag 0x0001 if they are a TCAS section.
    doc-ref: 'netkit NK file specification, section 1; observed: netkit 01af6954, loader'
  NK114:
    severity: warning
    summary: Bytes follow the test section.
    why: The test section is the last one; nothing describes these bytes.
    loader: C++ and Python ignore them.
    mend: Drop the bytes.
    doc-ref: 'netkit NK file specification, section 1; observed: netkit 01af6954, loader'
  NK115:
    severity: warning
    summary: The network has no layers.
    why: Such a network returns its input at best.
    loader: C++ and Python parse it.
    mend: Convert the network again.
    doc-ref: netkit NK file specification, section 2

  # NK201 to NK217: layer records.
  NK201:
    severity: warning
    summary: Reserved bytes of a layer record are not zero.
    why: They must be zero so that a later version can use them; another value suggests damage or a newer writer.
    loader: C++ and Python ignore them.
    mend: Set them to zero.
    doc-ref: netkit NK file specification, section 3
  NK202:
    severity: warning
    summary: A layer kind that did not exist in this version.
    why: Versions 1 and 2 know kinds 1 to 4; the layout of any other kind in them was never settled.
    loader: C++ refuses both versions; Python ignores the version and reads the kind as in version 3.
    mend: Write version 3, with records as that version lays them out.
    doc-ref: 'observed: netkit history of versions 1 to 4'
  NK203:
    severity: error
    summary: An MLP holds a layer that is not dense.
    why: An MLP is a sequence of dense layers.
    loader: C++ does not check the kinds of an MLP and reads each record as a dense layer, others as one with 0 units.
    mend: Write network_kind 2 (cnn) with a three-dimensional input, or remove the layer.
    doc-ref: 'netkit NK file specification, section 2; observed: netkit 01af6954, loader'
    breaks-with:
      NK105: The input of an mlp has two axes, and other layers take three.
  NK204:
    severity: warning
    summary: Bytes 13 to 15 of a convolution are not zero in a file of version 1 or 2.
    why: They became padding in version 3 and were filler before; a value suggests that the version is wrong.
    loader: C++ refuses both versions; Python ignores the version and takes the bytes as padding.
    mend: Set the bytes to zero, or write version 3 if the network is meant to be padded.
    doc-ref: 'observed: netkit history of versions 1 to 4'
  NK205:
    severity: error
    summary: The activation is not one of 0 to 6.
    why: The result of the layer depends on it.
    loader: C++ applies none; Python raises ValueError.
    mend: Write the code of the activation that the network was trained with.
    doc-ref: netkit NK file specification, section 5
  NK206:
    severity: warning
    summary: Alpha is not a finite number.
    why: With leaky_relu it makes every negative value infinite or NaN; with other activations it is unused, and
      writers store 0.01.
    loader: C++ and Python do not check it.
    mend: Write the slope, or 0.01 where it is unused.
    doc-ref: netkit NK file specification, section 3.2
  NK207:
    severity: error
    summary: The stride is 0.
    why: The size of the output is a quotient by the stride.
    loader: C++ does not check it and divides by zero, which ends the process.
    mend: Write the stride that the network was trained with, usually 1, or the window size for a pool.
    doc-ref: 'netkit NK file specification, section 4; observed: netkit 01af6954, loader'
  NK208:
    severity: error
    summary: The kernel or window size is 0.
    why: A window without positions has no result.
    loader: C++ returns SizeMismatch for convolutions, but divides by zero for an int8 conv2d; pools load and yield
      constants.
    mend: Write the size that the network was trained with.
    doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, loader'
  NK209:
    severity: error
    summary: A number of units, filters or channels is 0.
    why: A layer without outputs or inputs leaves nothing for the layers behind it.
    loader: C++ returns SizeMismatch for a float conv2d and divides by zero for an int8 one; other kinds are not
      checked for it.
    mend: Write the number that the tensors of the layer have.
    doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, loader'
  NK210:
    severity: error
    summary: The expansion ratio is not a positive finite number.
    why: It is converted to the number of channels between the two 1x1 convolutions.
    loader: C++ does not check it; converting such a value to an integer is undefined or gives the minimum of 8
      channels.
    mend: Write the number of expanded channels divided by the number of input channels.
    doc-ref: 'netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime'
  NK211:
    severity: warning
    summary: The stride of the bottleneck has no effect.
    why: No depthwise convolution takes it, so the output keeps the size of the input.
    loader: C++ ignores the stride without notice.
    mend: Set middle_dw_downsample to 1 if there is a middle kernel, or write stride 1.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK212:
    severity: note
    summary: middle_dw_downsample is neither 0 nor 1.
    why: The field is a truth value.
    loader: C++ takes every value but 0 as true.
    mend: Write 1.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK213:
    severity: warning
    summary: Eps is not a positive finite number.
    why: It keeps a division away from zero; without it a constant input gives NaN.
    loader: C++ and Python do not check it.
    mend: Write the value that the network was trained with, usually 0.000001.
    doc-ref: netkit NK file specification, section 3.2
  NK214:
    severity: error
    summary: The tap slot is above 3.
    why: There are four slots.
    loader: C++ ignores such a tap without notice, so a pyramid behind it lacks its input.
    mend: Write slot 0 for C3 and slot 1 for C4.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK215:
    severity: error
    summary: More than 4 stacked convolutions in a detection head.
    why: The loader collects them in tables of four entries.
    loader: C++ does not check the number and overflows its stack.
    mend: Use at most 4; YOLOX has 2.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK216:
    severity: warning
    summary: A detection head without classes.
    why: The class branch then has no output; one class is the least that YOLOX is trained with.
    loader: C++ compares element counts only, so it loads with empty class tensors.
    mend: Write the number of classes.
    doc-ref: netkit NK file specification, section 3.2
  NK217:
    severity: error
    summary: A float conv2d with a 1x1 kernel and stride 1 is padded.
    why: Right by the specification, but the reference takes a short cut for such a layer that forgets the padding.
    loader: C++ reads shifted data and data behind its input, without notice.
    mend: Pad in the layer before, or use a 3x3 kernel with zeros around its centre.
    doc-ref: 'observed: netkit 01af6954, runtime'

  # NK301 to NK316: catalogs, payloads, tensors.
  NK301:
    severity: warning
    summary: Reserved bytes of a catalog entry are not zero.
    why: They must be zero so that a later version can use them; another value suggests damage or a newer writer.
    loader: C++ and Python ignore them.
    mend: Set them to zero.
    doc-ref: netkit NK file specification, section 6
  NK302:
    severity: error
    summary: The numbers of weight and bias tensors differ.
    why: Every operation takes one of each, and loaders pair them by index.
    loader: C++ does not compare the numbers and pairs by index.
    mend: Add zero biases where an operation has none.
    doc-ref: 'netkit NK file specification, section 6; observed: netkit 01af6954, loader'
  NK303:
    severity: error
    summary: The rank of a tensor is above 4.
    why: A catalog entry has room for four sizes, so the shape is not known.
    loader: C++ does not read the rank; Python ignores the excess.
    mend: Write the rank that the layer kind needs.
    doc-ref: netkit NK file specification, section 6
  NK304:
    severity: warning
    summary: The rank of a tensor is 0.
    why: The rank is 1 to 4; no layer takes a scalar.
    loader: C++ does not read the rank; Python does not check it.
    mend: Write rank 1 and the size 1.
    doc-ref: netkit NK file specification, section 6
    breaks-with:
      NK306: A tensor without axes has one element by the formula, and none or many by its size.
      NK314: No layer takes a tensor without axes.
  NK305:
    severity: error
    summary: The element type of a tensor is not one of 1 to 3.
    why: The type decides how many bytes an element takes.
    loader: C++ ignores it in a float network and returns UnsupportedLayer in an int8 network; Python raises
      ValueError.
    mend: Write 1 (float32) in a float network; 2 (int8) for weights and 3 (int32) for biases of an int8 network.
    doc-ref: netkit NK file specification, sections 6 and 9
    breaks-with:
      NK312: The other type is neither that of float nor that of int8 networks.
      NK402: The other type is not that of int8 weights.
      NK403: The other type is not that of int8 biases.
      NK308: An unknown type counts as four bytes an element.
  NK306:
    severity: error
    summary: The number of elements is not the product of the sizes.
    why: The two say differently where the next tensor begins and what this one looks like.
    loader: C++ goes by the number of elements and does not read the sizes; Python needs both.
    mend: Correct the one that disagrees with the layer.
    doc-ref: netkit NK file specification, section 6
  NK307:
    severity: warning
    summary: A size of a tensor beyond its rank is not zero.
    why: Unused sizes are zero; a leftover value suggests that rank or shape is wrong.
    loader: C++ does not read the sizes; Python ignores those beyond the rank.
    mend: Set the unused sizes to zero, or raise the rank.
    doc-ref: netkit NK file specification, section 6
  NK308:
    severity: error
    summary: The weight catalog describes more bytes than the weight payload holds.
    why: The last weights would come from the biases, or from beyond the file.
    loader: C++ does not add up the catalog and reads out of bounds; Python raises ValueError.
    mend: Correct weights_bytes or the catalog; convert again if weights are missing.
    doc-ref: netkit NK file specification, section 7
  NK309:
    severity: error
    summary: The bias catalog describes more bytes than the bias payload holds.
    why: The last biases would come from the tests, or from beyond the file.
    loader: C++ does not add up the catalog and reads out of bounds; Python raises ValueError.
    mend: Correct biases_bytes or the catalog; convert again if biases are missing.
    doc-ref: netkit NK file specification, section 7
  NK310:
    severity: warning
    summary: Bytes behind the last tensor of a payload are not zero.
    why: They align the next section and carry nothing.
    loader: C++ and Python ignore them.
    mend: Set them to zero.
    doc-ref: 'observed: netkit 01af6954, writer'
  NK311:
    severity: warning
    summary: More than three bytes behind the last tensor of a payload.
    why: Alignment takes three at most; a catalog entry may be missing or too small.
    loader: C++ ignores them; Python raises ValueError.
    mend: Drop the bytes and correct the payload size, or add the missing catalog entry.
    doc-ref: netkit NK file specification, section 7
  NK312:
    severity: error
    summary: A float network holds a tensor that is not float32.
    why: Without a QUAN section every layer runs in float32.
    loader: C++ ignores the type and reads four bytes per element, beyond the tensor where it is int8.
    mend: Store the tensor as float32, or add the QUAN section if the network is an int8 network.
    doc-ref: netkit NK file specification, section 7
  NK313:
    severity: error
    summary: The layers need another number of tensors than the catalog has.
    why: Layers take tensors by counting, so one too many or too few displaces all that follow.
    loader: C++ compares the size of each tensor that a layer takes (SizeMismatch) and has no check for tensors left
      over.
    mend: Add the missing tensors or remove the surplus; int8 bottlenecks have no batch normalisation.
    doc-ref: 'netkit NK file specification, section 6; observed: netkit 01af6954, loader'
  NK314:
    severity: error
    summary: A tensor has another number of elements than its layer needs.
    why: The layer would read beyond the tensor or leave a part unused.
    loader: C++ returns SizeMismatch.
    mend: Correct the layer record or replace the tensor.
    doc-ref: 'netkit NK file specification, sections 3.2 and 6; observed: netkit 01af6954, loader'
  NK315:
    severity: warning
    summary: A tensor has the right number of elements, but another shape than its layer needs.
    why: The order of elements may differ from what the layer expects. Axes of size 1 left out or added are harmless.
    loader: C++ compares numbers of elements only and uses the data as it lies.
    mend: Write the shape that the layer kind uses; transpose the data if they are laid out differently.
    doc-ref: netkit NK file specification, section 6
  NK316:
    severity: error
    summary: The int8 weights end at an odd place, so that the biases behind them are not aligned.
    why: Biases are 32-bit numbers, read where they lie; writers pad int8 weights with zeros to a multiple of 4 bytes.
    loader: C++ refuses to load the bundle (size mismatch).
    mend: Pad the weight payload with zeros to a multiple of 4 and count them in weights_bytes.
    doc-ref: 'observed: netkit 01af6954, loader'

  # NK401 to NK414: int8 networks.
  NK401:
    severity: error
    summary: The numbers of quantisation descriptors and weight tensors differ.
    why: Each weight tensor has its own descriptor, found by index.
    loader: C++ returns SizeMismatch.
    mend: Write one descriptor per weight tensor, in the order of the catalog.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK402:
    severity: error
    summary: A weight tensor of an int8 network is not int8.
    why: The QUAN section makes every layer run in int8; mixed networks do not exist.
    loader: C++ returns UnsupportedLayer, or SizeMismatch inside a bottleneck.
    mend: Quantise the tensor, or drop the QUAN section and store all tensors as float32.
    doc-ref: 'netkit NK file specification, section 13; observed: netkit 01af6954, loader'
  NK403:
    severity: error
    summary: A bias tensor of an int8 network is not int32.
    why: Biases are added to 32-bit sums of products.
    loader: C++ returns UnsupportedLayer, or SizeMismatch inside a bottleneck.
    mend: Store the bias as int32 with the scale input_scale * weight_scale.
    doc-ref: 'netkit NK file specification, section 13; observed: netkit 01af6954, loader'
  NK404:
    severity: warning
    summary: A flag bit of the quantisation section other than 0x0001 is set.
    why: The bit has no meaning yet; a later version may give it one that changes how the section is read.
    loader: C++ and Python ignore it.
    mend: Clear the bit.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK405:
    severity: error
    summary: An input, weight or output scale is not a positive finite number.
    why: The three make the factor from sums of products to outputs; zero or less switches the layer off.
    loader: C++ returns ArenaOverflow for an output scale of 0 or less; a factor of 0 or less turns every sum into 0.
    mend: Quantise again; the scale of a tensor of zeros may be any positive number.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK406:
    severity: warning
    summary: The bias scale is not a positive finite number.
    why: Biases in the file are multiples of it.
    loader: C++ does not use it.
    mend: Write input_scale * weight_scale.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK407:
    severity: warning
    summary: A zero point of activations is outside -128 to 127.
    why: Real zero then has no int8 value, so padding and ReLU are not exact.
    loader: C++ does not check it; results are clamped to int8 afterwards.
    mend: Quantise again with a range that contains zero.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK408:
    severity: warning
    summary: The zero point of weights is not 0.
    why: Writers quantise weights symmetrically, and only dense layers support another zero point.
    loader: C++ handles it in dense layers; convolutions drop it inside the image and crash at padded borders.
    mend: Quantise the weights symmetrically.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK409:
    severity: warning
    summary: The zero point of biases is not 0.
    why: Biases are quantised symmetrically.
    loader: C++ does not use it.
    mend: Subtract it from the biases and write 0.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK410:
    severity: warning
    summary: A table of channel scales has a length that no weight tensor has output channels.
    why: A table serves only a layer with as many output channels as it has entries.
    loader: C++ falls back to weight_scale without notice.
    mend: Write one scale per output channel, or 0 entries.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK411:
    severity: error
    summary: A layer kind that has no int8 version.
    why: Only dense, conv2d, max_pool2d, flatten, avg_pool2d, depthwise_conv2d and mobilenetv4_uib run in int8.
    loader: C++ returns UnsupportedLayer.
    mend: Fold batch normalisation into the convolution before it; keep networks with other blocks in float32.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK412:
    severity: warning
    summary: An activation that int8 layers of this kind do not apply.
    why: Int8 knows relu, relu6 (not in an MLP) and, for dense layers, softmax.
    loader: C++ leaves it out without notice.
    mend: Replace it by relu before training, or keep the network in float32.
    doc-ref: 'observed: netkit 01af6954, runtime'
  NK413:
    severity: error
    summary: Asymmetric padding in an int8 network.
    why: The int8 path supports only padding that is the same on both sides of an axis.
    loader: C++ returns ArenaOverflow, although memory is not the matter.
    mend: Pad symmetrically, or keep the network in float32.
    doc-ref: 'observed: netkit 01af6954, loader'
  NK414:
    severity: error
    summary: More than 2048 output channels in an int8 convolution.
    why: The int8 path supports up to 2048 output channels in a convolution.
    loader: C++ returns ArenaOverflow, although memory is not the matter.
    mend: Split the layer, or keep the network in float32.
    doc-ref: 'observed: netkit 01af6954, loader'

  # NK501 to NK506: test cases.
  NK501:
    severity: warning
    summary: The tolerance is not a positive finite number.
    why: Below or at zero only exact results pass, if any; NaN fails and infinity passes everything.
    loader: C++ does not check it.
    mend: Write the largest difference that is acceptable, for example 0.0001.
    doc-ref: netkit NK file specification, section 8.1
  NK502:
    severity: warning
    summary: The name of a test case is not valid UTF-8.
    why: Names are UTF-8.
    loader: C++ keeps the bytes as they are.
    mend: Rename the case.
    doc-ref: netkit NK file specification, section 8.2
  NK503:
    severity: warning
    summary: Bytes that pad a test case name are not zero.
    why: They are filler.
    loader: C++ skips them.
    mend: Set them to zero.
    doc-ref: netkit NK file specification, section 8.2
  NK504:
    severity: warning
    summary: The label is below -1.
    why: A label is an index, or -1 if there is none.
    loader: C++ takes every negative label as none.
    mend: Write -1.
    doc-ref: 'netkit NK file specification, section 8.2; observed: netkit 01af6954, regression run'
  NK505:
    severity: warning
    summary: The label is not below the number of outputs.
    why: No output can be the one that is named, so the case always fails.
    loader: The network loads and runs; the regression run counts the case as failed.
    mend: Correct the label, or write -1.
    doc-ref: 'netkit NK file specification, section 8.2; observed: netkit 01af6954, regression run'
  NK506:
    severity: warning
    summary: The input of a test case has another number of values than the network takes.
    why: The case cannot be run as it is stored.
    loader: The network loads and runs; the numbers are not compared while reading.
    mend: Record the case again with the shape that the header states.
    doc-ref: netkit NK file specification, section 8.2
