# Bytes that are arrays: dtype by switch, shape by rank, a list of them described by a catalog; tensors of layers.
meta: {id: arrays, endian: be}
seq:
  - {id: num_layers, type: u1}
  - {id: num_tensors, type: u1}
  - {id: len_weights, type: u2}
  - {id: layers, type: layer, repeat: expr, repeat-expr: num_layers}
  - {id: catalog, type: entry, repeat: expr, repeat-expr: num_tensors}
  - id: weights
    type: payload(catalog)
    size: len_weights
    -nkf-tensors: {role: weight, owner: layers.body, count: AR001, size: AR002, shape: AR003, along: [catalog]}
  - {id: fixed, size: 8, -nkf-array: {dtype: int16, shape: [2, 2]}}
  - {id: rest, size-eos: true}
enums:
  dtype: {1: float32, 2: int8}
types:
  layer:
    seq:
      - {id: kind, type: u1}
      - {id: body, type: dense}
  dense:
    seq:
      - {id: units, type: u1}
    -nkf-tensors:
      - {weight: [units, '?in']}
  entry:
    seq:
      - {id: dtype, type: u1, enum: dtype, valid: {in-enum: true}, -nkf-check: AR004}
      - {id: rank, type: u1, valid: {max: 3}, -nkf-check: AR005}
      - {id: shape, type: u1, repeat: expr, repeat-expr: 3}
    instances:
      elements: {value: '(rank > 0 ? shape[0] : 1) * (rank > 1 ? shape[1] : 1) * (rank > 2 ? shape[2] : 1)'}
      len_data: {value: 'elements * (dtype == dtype::float32 ? 4 : 1)'}
  payload:
    params:
      - {id: catalog, type: 'entry[]'}
    seq:
      - id: tensors
        size: catalog[_index].len_data
        repeat: expr
        repeat-expr: catalog.size
        -nkf-array:
          dtype:
            switch-on: catalog[_index].dtype
            cases: {'dtype::float32': float32, 'dtype::int8': int8}
          shape: catalog[_index].shape
          rank: catalog[_index].rank
      - {id: gap, size-eos: true, -nkf-padding: AR006, -nkf-derive: 0}
-nkf-rules:
  AR001: {severity: error, summary: Rule AR001., why: why, loader: loader, mend: mend, doc-ref: here}
  AR002: {severity: error, summary: Rule AR002., why: why, loader: loader, mend: mend, doc-ref: here}
  AR003: {severity: error, summary: Rule AR003., why: why, loader: loader, mend: mend, doc-ref: here}
  AR004: {severity: error, summary: Rule AR004., why: why, loader: loader, mend: mend, doc-ref: here}
  AR005: {severity: error, summary: Rule AR005., why: why, loader: loader, mend: mend, doc-ref: here}
  AR006: {severity: warning, summary: Rule AR006., why: why, loader: loader, mend: mend, doc-ref: here}
