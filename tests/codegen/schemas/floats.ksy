# Floats of both widths and orders, alone, in records and in lists; a constraint that no NaN passes.
meta: {id: floats, endian: le}
seq:
  - {id: scale, type: f4, valid: {min: 0.0}, -nkf-check: FL001}
  - {id: double, type: f8}
  - {id: big, type: f4be}
  - {id: num_pairs, type: u1}
  - {id: pairs, type: pair, repeat: expr, repeat-expr: num_pairs}
  - {id: triple, type: f4, repeat: expr, repeat-expr: 3}
  - id: wide
    type:
      switch-on: num_pairs
      cases: {0: f4, _: f8}
  - {id: rest, type: f8be, repeat: eos}
instances:
  half: {value: double / 2.0}
  doubled: {value: scale * 2}
types:
  pair:
    seq:
      - {id: low, type: f4}
      - {id: high, type: f8}
-nkf-rules:
  FL001: {severity: error, summary: Rule FL001., why: why, loader: loader, mend: mend, doc-ref: here}
