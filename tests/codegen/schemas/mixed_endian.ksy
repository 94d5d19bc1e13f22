# Big endian with little-endian fields between, every width, signed and unsigned, lists of both orders.
meta: {id: mixed_endian, endian: be}
seq:
  - {id: magic, contents: [0x89, AB, 0], -nkf-check: ME001}
  - {id: a, type: u2}
  - {id: b, type: u2le}
  - {id: c, type: s4}
  - {id: d, type: u8}
  - {id: e, type: s8le}
  - {id: f, type: u1}
  - {id: g, type: s2, repeat: expr, repeat-expr: 3}
  - {id: h, type: u4le, repeat: expr, repeat-expr: f}
  - {id: last, type: s1, -orig-id: Last}
  - {id: rest, type: u2, repeat: eos}
-nkf-rules:
  ME001: {severity: error, summary: Rule ME001., why: why, loader: loader, mend: mend, doc-ref: here}
