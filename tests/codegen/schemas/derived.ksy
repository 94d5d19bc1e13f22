# Values that follow from others by an explicit rule, kept where a file has them otherwise; padding to a multiple.
meta: {id: derived, endian: le}
seq:
  - {id: version, type: u1, -nkf-default: 2}
  - {id: offset, type: u2, -nkf-derive: 6 + names.size * 2}
  - {id: len_body, type: u2}
  - {id: num_names, type: u1}
  - {id: names, type: name, repeat: expr, repeat-expr: num_names}
  - {id: body, type: body, size: len_body}
  - {id: padding, size: (4 - len_body % 4) % 4, -nkf-padding: DE001}
  - {id: total, type: u1, if: version > 1, -nkf-derive: version + num_names}
  - {id: tail, size-eos: true, -nkf-padding: DE002, -nkf-derive: version % 3}
types:
  name:
    seq:
      - {id: code, type: u1}
      - {id: mark, type: u1}
  body:
    seq:
      - {id: first, type: u1}
      - {id: content, size-eos: true}
-nkf-rules:
  DE001: {severity: warning, summary: Rule DE001., why: why, loader: loader, mend: mend, doc-ref: here}
  DE002: {severity: note, summary: Rule DE002., why: why, loader: loader, mend: mend, doc-ref: here}
