meta:
  id: nnn
  title: Neural Network Notions .nnn model
  file-extension: nnn
  license: MIT
  ks-version: '0.11'
  endian: le
  encoding: UTF-8
doc: |
  A `.nnn` file carries one feed-forward network of the Neural Network Notions framework (NNN): its layers in execution
  order with biases, weights and kernels, and a description. All numbers are little-endian; records follow one another
  without alignment, checksum or end marker.

  1. `magic`, four bytes, the same in every binary layout;
  2. `description` (since B2) and `num_parameters` (since B4);
  3. `num_layers` and `layers`: a shared part with the bias, then the part of the layer type.

  Axis 0 of every activation is the batch; convolutions are channels last. A layer computes its linear part, adds the
  bias to the last axis and applies the activation; dropout acts in training only.

  Seven binary layouts share extension and magic, and nothing in a file names its layout, so it is the parameter
  `layout`:

  * B1 (b99bcef, 22 June 2026): layer count in one byte, 64-bit floats;
  * B2 (4ccbbb4, 22 June): the description;
  * B3 (7a18ada, 22 June): the layer count takes four bytes;
  * B4 (9b5bf6a, 23 June): the parameter count;
  * B5 (d6b514b, 5 July): the flatten byte of a dense layer;
  * B6 (af3313a, 25 July): every float takes 32 bits;
  * B7 (21cbf51, 9 August): padding type and padding dims of a convolution.

  B6 and B7 are the same bytes if no layer is a convolution, B4 and B5 if no layer is dense. Files that begin with `{`
  are the JSON layouts of October 2025 to June 2026, which this schema does not cover.

  The layout follows from the bytes: it is the one whose reading ends at the end of the file and breaks no rule of
  severity error. What makes this sharp are the rules on plausible numbers: read with the wrong float width, the first
  dropout is subnormal or puts an absurd rank behind it. A wrong parameter count alone does not rule a layout out.

  Where the published page and existing files differ, this schema follows the files:

  * the magic spells `NNN.` in the file, `.NNN` only as a big-endian number;
  * the length of a string counts UTF-8 bytes, not characters;
  * floats have 64 bits before B6;
  * the page does not number the padding types: 0 is Valid, 1 is Same;
  * padding dims hold two numbers per spatial axis, `[front, back, ...]`, and are stored (as zeros) for Valid, too;
  * tensors of rank 0 exist and hold no element, not one: layers that were saved before they were set up.
doc-ref: NNN wiki, File Format

params:
  - id: layout
    type: u1
    enum: layout
    doc: Which of the seven binary layouts; the file does not say.
    doc-ref: 'observed: NNN history of the binary format'

seq:
  - id: magic
    contents: NNN.
    doc: Signature of the format, stored as the 32-bit number 776883790.
    doc-ref: 'NNN wiki, File Format, File Header Format; observed: files'
    -nkf-check: NNN001
  - id: description
    type: utf8_string
    if: layout.to_i >= 2
    doc: Short description of the model, may be empty; since B2.
    doc-ref: NNN wiki, File Format, File Header Format
  - id: num_parameters
    type: u8
    if: layout.to_i >= 4
    doc: Number of values in all biases, weights and kernels together; since B4. The framework writes it and skips it.
    doc-ref: 'NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader'
    -nkf-derive: sum(layers.bias.num_values) + sum(layers.body.num_elements)
  - id: num_layers
    type:
      switch-on: layout.to_i < 3
      cases:
        true: u1
        false: s4
    valid:
      min: 0
    doc: Number of layers; one byte in B1 and B2.
    doc-ref: 'NNN wiki, File Format, Model Header Format; observed: NNN history of the binary format'
    -nkf-check:
      NNN003: valid
      NNN202: num_layers > 0
  - id: layers
    type: layer(layout.to_i)
    repeat: expr
    repeat-expr: num_layers
    doc: Layers in execution order.
    doc-ref: NNN wiki, File Format, Layer Data Format
  - id: trailing
    size-eos: true
    doc: Bytes behind the last layer. No known file has any; a layout that leaves some is the wrong one.
    doc-ref: 'observed: files'
    -nkf-check:
      NNN103: trailing.length == 0

-nkf-check:
  NNN102: |
    layout.to_i < 4 or num_parameters == sum(layers.bias.num_values) + sum(layers.body.num_elements)
  NNN201: |
    layout.to_i >= 7 or (layout.to_i == 6 and all(layers.kind == layer_kind::dense))

# In checks of floating-point fields 1.7976931348623157e308 is the largest 64-bit float, so infinities and NaN fail.
types:
  utf8_string:
    doc: A text with its length in front.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
    seq:
      - id: len_value
        type: s4
        valid:
          min: 0
        doc: Length of the text in bytes.
        doc-ref: 'NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, writer'
        -nkf-check:
          NNN002: valid
          NNN210: len_value <= 65536
      - id: value
        size: len_value
        doc: The text, UTF-8.
        doc-ref: NNN wiki, File Format, Primitive Data Type Formats
        -nkf-text: NNN101

  int_array:
    doc: A list of integers with its length in front.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
    seq:
      - id: num_values
        type: s4
        valid:
          min: 0
          max: 128
        doc: |
          Number of values: the rank of a tensor, or twice the number of spatial axes of a convolution. The limit is
          ours; the format has none.
        doc-ref: NNN wiki, File Format, Primitive Data Type Formats
        -nkf-check: NNN008
      - id: values
        type: s4
        repeat: expr
        repeat-expr: num_values
        doc: The values.
        doc-ref: NNN wiki, File Format, Primitive Data Type Formats

  tensor:
    doc: Dimensions, gradient flag and values of a tensor. Rank 0 means no value at all, not a scalar.
    doc-ref: 'NNN wiki, File Format, Tensor Format; observed: files'
    params:
      - id: layout
        type: u1
        doc: Number of the layout; floats have 64 bits before B6.
        doc-ref: 'observed: NNN history of the binary format'
    seq:
      - id: dims
        type: int_array
        doc: Sizes of the axes.
        doc-ref: NNN wiki, File Format, Tensor Format
      - id: requires_grad
        type: u1
        valid:
          any-of: [0, 1]
        doc: 1 if training updates the tensor, 0 if it is frozen; without effect on inference.
        doc-ref: NNN wiki, File Format, Tensor Format
        -nkf-default: 1
        -nkf-check: NNN009
      - id: num_values
        type: s4
        valid:
          min: 0
        doc: Number of values, the product of the dimensions.
        doc-ref: NNN wiki, File Format, Primitive Data Type Formats
        -nkf-check:
          NNN010: valid
          NNN106: 'num_values == (dims.num_values == 0 ? 0 : product(dims.values))'
          NNN203: num_values > 0 or dims.num_values > 0
      - id: values
        size: 'num_values * (layout < 6 ? 8 : 4)'
        doc: The values in row-major order.
        doc-ref: 'NNN wiki, File Format, Tensor Format; observed: NNN history of the binary format'
        -nkf-array:
          dtype:
            switch-on: layout < 6
            cases:
              true: float64
              false: float32
          shape: dims.values
    -nkf-check:
      NNN104: dims.num_values <= 64
      NNN105: all(dims.values >= 1)

  layer:
    doc: One layer, the shared part and the part of its type.
    doc-ref: NNN wiki, File Format, Layer Data Format
    params:
      - id: layout
        type: u1
        doc: Number of the layout.
        doc-ref: 'observed: NNN history of the binary format'
    seq:
      - id: kind
        type: u1
        enum: layer_kind
        valid:
          in-enum: true
        doc: Type of the layer.
        doc-ref: NNN wiki, File Format, Layer Header Format
        -nkf-check: NNN004
      - id: activation
        type: u1
        enum: activation
        valid:
          in-enum: true
        doc: Function applied to the result.
        doc-ref: NNN wiki, File Format, Layer Data Format
        -nkf-default: 0
        -nkf-check: NNN005
      - id: tau
        type:
          switch-on: layout < 6
          cases:
            true: f8
            false: f4
        if: activation == activation::leaky_relu
        doc: |
          Slope of leaky_relu for inputs below zero. The default was 0.01 until 6 July 2026 and is 0.05 since. Zero in
          networks that come from a JSON file, which has no place for it.
        doc-ref: 'NNN wiki, File Format, Activation Function Data Format; observed: NNN history of LeakyReLU, files'
        -nkf-default: 0.05
        -nkf-check:
          NNN117: |
            activation != activation::leaky_relu or tau == 0.0
            or (tau >= 1.0e-30 and tau <= 1.7976931348623157e308)
            or (tau <= -1.0e-30 and tau >= -1.7976931348623157e308)
          NNN204: activation != activation::leaky_relu or tau != 0.0
          NNN205: |
            activation != activation::leaky_relu
            or not ((tau > 1.0 and tau <= 1.7976931348623157e308) or (tau < 0.0 and tau >= -1.7976931348623157e308))
      - id: dropout
        type:
          switch-on: layout < 6
          cases:
            true: f8
            false: f4
        doc: |
          Probability with which training sets an output of the layer (of a convolution, a whole channel) to zero;
          without effect on inference.
        doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
        -nkf-default: 0.0
        -nkf-check:
          NNN115: dropout >= 0.0 and dropout <= 1.0
          NNN116: dropout <= 0.0 or not (dropout < 1.0e-30)
          NNN206: dropout != 1.0
      - id: bias
        type: tensor(layout)
        doc: Values added to the last axis, `[outputs]`.
        doc-ref: NNN wiki, File Format, Layer Data Format
        -nkf-tensors: bias
      - id: body
        type:
          switch-on: kind
          cases:
            'layer_kind::dense': dense(layout)
            'layer_kind::conv': conv(layout)
        doc: The part that depends on the type of the layer.
        doc-ref: NNN wiki, File Format, Layer Data Format
    -nkf-check:
      NNN107: bias.dims.num_values <= 1
      NNN108: bias.num_values == 0 or bias.num_values == body.num_outputs

  dense:
    doc: Fully connected layer, `y = activation(x W + b)` over the last axis.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
    params:
      - id: layout
        type: u1
        doc: Number of the layout; the flatten byte exists since B5.
        doc-ref: 'observed: NNN history of the binary format'
    seq:
      - id: num_neurons
        type: s4
        valid:
          min: 0
        doc: Number of outputs.
        doc-ref: NNN wiki, File Format, Layer Data Format
        -nkf-check: NNN006
      - id: weights
        type: tensor(layout)
        doc: Weight matrix, `[inputs, outputs]`; empty if the layer was saved before it was set up.
        doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers, files'
        -nkf-tensors: weights
      - id: flatten
        type: u1
        if: layout >= 5
        valid:
          any-of: [0, 1]
        doc: |
          1 if all axes of the input but the batch become one before the product, 0 if not; since B5. Layers of older
          files do so if their input has more than two axes.
        doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN history of Dense'
        -nkf-default: 0
        -nkf-check: NNN011
    instances:
      num_outputs:
        value: num_neurons
        doc: Number of outputs.
        doc-ref: NNN wiki, File Format, Layer Data Format
      num_elements:
        value: weights.num_values
        doc: Number of values of the weights.
        doc-ref: NNN wiki, File Format, Tensor Format
    -nkf-check:
      NNN109: weights.dims.num_values == 2 or weights.dims.num_values == 0
      NNN110: weights.dims.num_values != 2 or weights.dims.values[1] == num_neurons

  conv:
    doc: |
      Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes,
      `activation(conv(pad(x), K) + b)`.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
    params:
      - id: layout
        type: u1
        doc: Number of the layout; padding exists since B7.
        doc-ref: 'observed: NNN history of the binary format'
    seq:
      - id: num_filters
        type: s4
        valid:
          min: 0
        doc: Number of filters, which is the number of output channels.
        doc-ref: NNN wiki, File Format, Layer Data Format
        -nkf-check: NNN007
      - id: kernels
        type: tensor(layout)
        doc: Kernels, `[filters, sizes of the spatial axes..., input channels]`.
        doc-ref: NNN wiki, File Format, Layer Data Format
        -nkf-tensors: kernels
      - id: padding
        type: s4
        enum: padding
        if: layout >= 7
        valid:
          in-enum: true
        doc: Whether the input is padded; since B7. Layers of older files are not.
        doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader'
        -nkf-default: 0
        -nkf-check: NNN012
      - id: padding_dims
        type: int_array
        if: layout >= 7
        doc: |
          Zeros around the input, `[front, back]` of each spatial axis; since B7. Zeros if `padding` is valid. For same
          the writer puts `(k - 1) / 2`, rounded down, in front and the rest of `k - 1` behind, where `k` is the size
          of the kernel on that axis.
        doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, writer'
    instances:
      num_outputs:
        value: num_filters
        doc: Number of output channels.
        doc-ref: NNN wiki, File Format, Layer Data Format
      num_elements:
        value: kernels.num_values
        doc: Number of values of the kernels.
        doc-ref: NNN wiki, File Format, Tensor Format
    -nkf-check:
      NNN111: kernels.dims.num_values >= 3
      NNN112: kernels.dims.num_values < 1 or kernels.dims.values[0] == num_filters
      NNN113: layout < 7 or padding_dims.num_values == 2 * (kernels.dims.num_values - 2)
      NNN114: layout < 7 or all(padding_dims.values >= 0)
      NNN207: layout < 7 or padding != padding::valid or all(padding_dims.values == 0)
      NNN208: |
        layout < 7 or padding != padding::same or kernels.dims.num_values < 3
        or sum(padding_dims.values) == sum(kernels.dims.values) - kernels.dims.values[0]
        - kernels.dims.values[kernels.dims.num_values - 1] - (kernels.dims.num_values - 2)
      NNN209: |
        (kernels.dims.num_values != 4 or layout < 4 or kernels.dims.values[1] == kernels.dims.values[2])
        and (kernels.dims.num_values != 5 or layout < 4
        or (kernels.dims.values[1] == kernels.dims.values[2] and kernels.dims.values[2] == kernels.dims.values[3]))

enums:
  # The binary layouts, by age.
  layout:
    1:
      id: b1
      doc: Layer count in one byte, 64-bit floats.
      doc-ref: 'observed: NNN b99bcef'
    2:
      id: b2
      doc: With description.
      doc-ref: 'observed: NNN 4ccbbb4'
    3:
      id: b3
      doc: Layer count in four bytes.
      doc-ref: 'observed: NNN 7a18ada'
    4:
      id: b4
      doc: With parameter count.
      doc-ref: 'observed: NNN 9b5bf6a'
    5:
      id: b5
      doc: With the flatten byte of dense layers.
      doc-ref: 'observed: NNN d6b514b'
    6:
      id: b6
      doc: 32-bit floats.
      doc-ref: 'observed: NNN af3313a'
    7:
      id: b7
      doc: With padding of convolutions.
      doc-ref: 'observed: NNN 21cbf51'
  # Types of layers.
  layer_kind:
    0:
      id: dense
      doc: Fully connected layer.
      doc-ref: NNN wiki, File Format, Layer IDs
    1:
      id: conv
      doc: Convolution over any number of spatial axes.
      doc-ref: NNN wiki, File Format, Layer IDs
  # Functions applied to the result of a layer.
  activation:
    0:
      id: linear
      doc: None.
      doc-ref: NNN wiki, File Format, Activation IDs
    1:
      id: sigmoid
      doc: 1 / (1 + exp(-x)).
      doc-ref: NNN wiki, File Format, Activation IDs
    2:
      id: tanh
      doc: Hyperbolic tangent.
      doc-ref: NNN wiki, File Format, Activation IDs
    3:
      id: relu
      doc: x above zero, otherwise zero.
      doc-ref: NNN wiki, File Format, Activation IDs
    4:
      id: leaky_relu
      doc: x above zero, otherwise tau times x.
      doc-ref: NNN wiki, File Format, Activation IDs
    5:
      id: softmax
      doc: Normalised exponentials over the last axis.
      doc-ref: NNN wiki, File Format, Activation IDs
  # Whether the input of a convolution is padded.
  padding:
    0:
      id: valid
      doc: Not padded; an axis of size n becomes n - k + 1 long.
      doc-ref: 'observed: NNN 87d9e17, loader'
    1:
      id: same
      doc: Padded with zeros by the stored padding dims, which keep the size of each axis.
      doc-ref: 'observed: NNN 87d9e17, loader'

# `loader` says what the framework at 87d9e17 does. It compares nothing but the magic and reads missing bytes as zeros.
-nkf-rules:
  # NNN001 to NNN012: reading ends here, because nothing behind the field can be located or trusted.
  NNN001:
    severity: error
    summary: The file does not begin with NNN.
    why: Without the signature nothing says that a binary model follows.
    loader: Raises InvalidFileFormatException.
    mend: Check that the file is a model and was transferred in binary mode; JSON models begin with an opening brace.
    doc-ref: NNN wiki, File Format, File Header Format
  NNN002:
    severity: error
    summary: The length of the description is negative.
    why: It is a number of bytes.
    loader: Seeks backwards, before the start of the file with an exception, otherwise into a wrong place.
    mend: Write the number of bytes of the UTF-8 text.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
  NNN003:
    severity: error
    summary: The number of layers is negative.
    why: It is a count.
    loader: Raises OverflowException.
    mend: Write the number of layers that follow.
    doc-ref: NNN wiki, File Format, Model Header Format
  NNN004:
    severity: error
    summary: The layer id is neither 0 nor 1.
    why: The type of a layer decides how it is stored, so the next layer cannot be found.
    loader: Raises IndexOutOfRangeException; a writer stores 255 for a class that has no id.
    mend: Save the model again with dense and convolution layers only.
    doc-ref: 'NNN wiki, File Format, Layer IDs; observed: NNN 87d9e17, loader'
  NNN005:
    severity: error
    summary: The activation id is not one of 0 to 5.
    why: The activation decides whether a parameter follows, so the next field cannot be found.
    loader: Raises IndexOutOfRangeException; a writer stores 255 for a class that has no id.
    mend: Save the model again with one of the six activations.
    doc-ref: 'NNN wiki, File Format, Activation IDs; observed: NNN 87d9e17, loader'
  NNN006:
    severity: error
    summary: The number of neurons is negative.
    why: It is a count.
    loader: Does not check it.
    mend: Write the second size of the weights.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN007:
    severity: error
    summary: The number of filters is negative.
    why: It is a count.
    loader: Does not check it.
    mend: Write the first size of the kernels.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN008:
    severity: error
    summary: The length of an integer array is not within 0 to 128.
    why: It is the rank of a tensor, or twice the number of spatial axes; a number beyond that comes from damage or
      from reading another layout.
    loader: Raises OverflowException for a negative length; allocates whatever a large one asks for.
    mend: Try another layout; if none fits, save the model again.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
  NNN009:
    severity: error
    summary: The gradient flag is neither 0 nor 1.
    why: Another value comes from damage or from reading another layout.
    loader: Takes every value but 1 as false.
    mend: Write 1 for a tensor that training updates, 0 for a frozen one.
    doc-ref: 'NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, loader'
  NNN010:
    severity: error
    summary: The number of values of a tensor is negative.
    why: It is a count.
    loader: Raises OverflowException.
    mend: Write the product of the dimensions.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
  NNN011:
    severity: error
    summary: The flatten flag is neither 0 nor 1.
    why: Another value comes from damage or from reading another layout.
    loader: Takes every value but 1 as false.
    mend: Write 1 if the layer flattens its input, otherwise 0.
    doc-ref: 'NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, loader'
  NNN012:
    severity: error
    summary: The padding type is neither 0 (valid) nor 1 (same).
    why: Another value comes from damage or from reading another layout.
    loader: Takes every value but 1 as valid.
    mend: Write 0 for no padding, 1 for padding by the stored padding dims.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader'

  # NNN101 to NNN117: fields that contradict each other. All but NNN102 rule a layout out when it is looked for.
  NNN101:
    severity: error
    summary: The description is not valid UTF-8.
    why: Strings are UTF-8; other bytes come from damage or from reading another layout.
    loader: Skips the description.
    mend: Write the description again as UTF-8.
    doc-ref: NNN wiki, File Format, Primitive Data Type Formats
  NNN102:
    severity: error
    summary: The parameter count is not the number of values in all tensors.
    why: The count and the tensors contradict each other, so one of them is not what was saved.
    loader: Skips the count; only the framework's Explorer shows it.
    mend: Write the file again, the count is computed; look for missing layers before.
    doc-ref: 'NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader'
  NNN103:
    severity: error
    summary: Bytes follow the last layer.
    why: Nothing follows the layers, so the layer count is too small, the layout is another one or the file is damaged.
    loader: Ignores them.
    mend: Try another layout; drop the bytes if none fits.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: files'
  NNN104:
    severity: error
    summary: The rank of a tensor is above 64.
    why: No layer has so many axes, and array libraries end at 64.
    loader: Allocates the dimensions without a check.
    mend: Write two dimensions for weights, one for a bias, and one per axis for kernels.
    doc-ref: NNN wiki, File Format, Tensor Format
  NNN105:
    severity: error
    summary: A dimension of a tensor is below 1.
    why: Every axis has at least one value; an empty tensor has no axes.
    loader: Does not check it; a negative size wraps around in native code and likely ends the process.
    mend: Write the sizes of the axes; save the model again if they are not known.
    doc-ref: 'NNN wiki, File Format, Tensor Format; observed: NNN 87d9e17, loader'
  NNN106:
    severity: error
    summary: The number of values is not the product of the dimensions.
    why: The two say differently what the tensor holds; without dimensions it holds nothing.
    loader: Raises ArgumentException if there are too many values; fills up with zeros if there are too few.
    mend: Correct the one that disagrees with the layer.
    doc-ref: 'NNN wiki, File Format, Tensor Format; observed: NNN 87d9e17, loader'
  NNN107:
    severity: error
    summary: The rank of a bias is above 1.
    why: A bias has one value per output, along one axis.
    loader: Does not check it; the bias is added to the trailing axes of the result.
    mend: Write one dimension, the number of outputs.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
  NNN108:
    severity: error
    summary: The bias has not one value per neuron or filter.
    why: Each output has its own bias.
    loader: Does not check it.
    mend: Correct the bias or the number of neurons or filters.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN109:
    severity: error
    summary: The weights of a dense layer have not two dimensions.
    why: They are a matrix of inputs and outputs, or empty before the layer is set up.
    loader: Does not check it; native code reads out of bounds.
    mend: Write the number of inputs and the number of outputs.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN110:
    severity: error
    summary: The second size of the weights is not the number of neurons.
    why: Weights have one column per neuron.
    loader: Does not check it; the number of neurons is informational once weights exist.
    mend: Write the number of columns as the number of neurons; transpose weights that are stored the other way.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN111:
    severity: error
    summary: Kernels have less than three dimensions.
    why: Filters, at least one spatial axis and input channels are needed.
    loader: Does not check it; running the layer is undefined.
    mend: Use a dense layer, or add a spatial axis of size 1.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN112:
    severity: error
    summary: The first size of the kernels is not the number of filters.
    why: There is one kernel per filter.
    loader: Does not check it; the number of filters is informational once kernels exist.
    mend: Write the first size of the kernels as the number of filters.
    doc-ref: NNN wiki, File Format, Layer Data Format
  NNN113:
    severity: error
    summary: The padding dims are not two per spatial axis.
    why: Each spatial axis has a front and a back.
    loader: Does not check it; running a layer with padding same and too few of them reads out of bounds.
    mend: Write front and back of each spatial axis, zeros if the padding is valid.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
  NNN114:
    severity: error
    summary: A padding dim is negative.
    why: It is a number of zeros to add.
    loader: Does not check it; running a layer with padding same copies out of bounds.
    mend: Write zero or a positive number.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
  NNN115:
    severity: error
    summary: The dropout is not within 0 to 1.
    why: It is a probability; another number, infinity or NaN comes from damage or from reading another layout.
    loader: Does not check it; NaN acts as 0.
    mend: Write 0 if the network is not trained on.
    doc-ref: 'NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers'
  NNN116:
    severity: error
    summary: The dropout is below 1e-30, but not 0.
    why: Nobody sets such a probability; 32-bit floats that are read as 64-bit ones look like this.
    loader: Does not check it.
    mend: Try another layout; write 0 if none fits.
    doc-ref: 'observed: files'
  NNN117:
    severity: error
    summary: The tau of leaky_relu is infinite, NaN, or below 1e-30 in size without being 0.
    why: No slope looks like this; floats that are read with the wrong width do.
    loader: Does not check it.
    mend: Try another layout; write the slope of the training, 0.01 or 0.05 by default, if none fits.
    doc-ref: 'observed: files'

  # NNN201 to NNN210: the file can be read, but something about it is worth knowing.
  NNN201:
    severity: note
    summary: An older layout than the framework reads.
    why: The framework reads the layout of 9 August 2026 only and has no version number to notice an older one.
    loader: Reads the file as the newest layout, which ends in an exception, a huge allocation or wrong values.
    mend: Convert the file to layout B7.
    doc-ref: 'observed: NNN history of the binary format'
  NNN202:
    severity: warning
    summary: The model has no layers.
    why: It computes nothing. The framework also makes such a model of a file that breaks off in its header.
    loader: Loads an empty model.
    mend: Save the model again after adding layers.
    doc-ref: 'NNN wiki, File Format, Model Header Format; observed: NNN 87d9e17, loader'
  NNN203:
    severity: warning
    summary: A tensor without dimensions and values.
    why: The layer was saved before it was set up, so it has nothing to compute with and cannot be run.
    loader: Undefined; the native tensor constructor reaches before the start of an array.
    mend: Set the network up for its input and save it again.
    doc-ref: 'observed: NNN 87d9e17, loader, files'
  NNN204:
    severity: note
    summary: The tau of leaky_relu is 0, which makes it relu.
    why: A network that comes from a JSON file has lost its tau, for which JSON has no place; the default was 0.01.
    loader: Uses 0.
    mend: Write the slope of the training if the network was not trained with 0.
    doc-ref: 'observed: NNN history of LeakyReLU, files'
  NNN205:
    severity: warning
    summary: The tau of leaky_relu is not within 0 to 1.
    why: The slope for inputs below zero is a small positive number; a negative one is not even monotonic.
    loader: Uses the number as it is.
    mend: Write the slope of the training, 0.01 or 0.05 by default.
    doc-ref: NNN wiki, File Format, Activation Function Data Format
  NNN206:
    severity: warning
    summary: The dropout is 1.
    why: Training would set every output to zero and divide by zero to scale the rest; inference is not concerned.
    loader: Does not check it.
    mend: Write the probability that was meant, below 1.
    doc-ref: 'observed: NNN 87d9e17, layers'
  NNN207:
    severity: warning
    summary: Padding dims that are not 0, although the padding type is valid.
    why: They are ignored, so either the type or the numbers are not what was meant.
    loader: Ignores them.
    mend: Write padding type same, or zeros.
    doc-ref: 'observed: NNN 87d9e17, layers'
  NNN208:
    severity: warning
    summary: Padding same, but the padding dims do not add up to the kernel sizes less one.
    why: The result then has another size than the input, which is not what same means.
    loader: Uses the stored numbers.
    mend: Write half of the kernel size less one, rounded down, in front of each axis and the rest behind it.
    doc-ref: 'observed: NNN 87d9e17, writer'
  NNN209:
    severity: warning
    summary: A kernel with unequal sides.
    why: Since 3 July 2026 the framework computes such kernels wrongly, in training too; it uses some taps twice and
      others never. Results then depend on whether a runtime repeats the defect.
    loader: Computes with the wrong taps.
    mend: Use kernels with equal sides, or run the network with the taps of the framework if it was trained there.
    doc-ref: 'observed: NNN 04d821f, convolution'
  NNN210:
    severity: warning
    summary: The description is longer than 64 KiB.
    why: It is meant to be short, and the framework's Explorer puts it on its stack.
    loader: Skips it; the Explorer ends with a stack overflow if it is too large.
    mend: Shorten the description.
    doc-ref: 'observed: NNN 87d9e17, Explorer'
