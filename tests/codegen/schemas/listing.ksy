# A header with counts and sizes, a list of fixed records, a payload, a tail: what inversion is for.
meta: {id: listing, title: List with payload, file-extension: lst, endian: le}
doc: A header, a list, a payload.
seq:
  - {id: header, type: header, doc: Counts and sizes.}
  - {id: entries, type: entry, repeat: expr, repeat-expr: header.num_entries}
  - {id: payload, size: header.num_words * 4}
  - {id: tail, size-eos: true}
types:
  header:
    doc: Says how much follows.
    seq:
      - {id: magic, contents: LIST, -nkf-check: LS001}
      - {id: num_entries, type: u2, valid: {max: 5}, -nkf-check: LS002}
      - {id: num_words, type: u4}
      - {id: reserved, size: 2, -nkf-padding: LS003}
  entry:
    seq:
      - {id: key, type: u2, valid: {min: 1}, -nkf-check: LS004}
      - {id: level, type: s2, -nkf-default: -1}
-nkf-rules:
  LS001: {severity: error, summary: Rule LS001., why: why, loader: loader, mend: mend, doc-ref: here}
  LS002: {severity: error, summary: Rule LS002., why: why, loader: loader, mend: mend, doc-ref: here}
  LS003: {severity: warning, summary: Rule LS003., why: why, loader: loader, mend: mend, doc-ref: here}
  LS004: {severity: error, summary: Rule LS004., why: why, loader: loader, mend: mend, doc-ref: here}
