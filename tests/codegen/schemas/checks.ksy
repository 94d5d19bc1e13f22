# Checks: findings over complete records, with aggregates, over the root, over parts that are absent.
meta: {id: checks, endian: le}
seq:
  - {id: num_items, type: u1}
  - {id: limit, type: u1}
  - {id: items_read, type: item, repeat: expr, repeat-expr: num_items}
  - {id: codes, type: u1, repeat: expr, repeat-expr: 2, -nkf-check: {CH005: {any-of: [1, 2]}}}
  - {id: rest, size-eos: true}
-nkf-check:
  CH001: sum(items_read.weight) <= limit
  CH002: unique(items_read.id_code)
  CH003: limit == 0 or all(items_read.weight > 0)
  CH004: any(items_read.weight > 3)
enums:
  shade: {0: dark, 1: light}
types:
  item:
    seq:
      - {id: id_code, type: u1}
      - {id: weight, type: u1, -nkf-check: {CH006: {min: 1, max: 9}, CH007: weight <= _root.limit}}
      - {id: shade, type: u1, enum: shade, -nkf-check: {CH008: {in-enum: true}}}
      - {id: more, type: s1, if: 'shade == shade::light', -nkf-check: {CH009: {max: 9}}}
    -nkf-check:
      CH010: shade != shade::light or more > -5
-nkf-rules:
  CH001: {severity: error, summary: Rule CH001., why: why, loader: loader, mend: mend, doc-ref: here}
  CH002: {severity: error, summary: Rule CH002., why: why, loader: loader, mend: mend, doc-ref: here}
  CH003: {severity: error, summary: Rule CH003., why: why, loader: loader, mend: mend, doc-ref: here}
  CH004: {severity: error, summary: Rule CH004., why: why, loader: loader, mend: mend, doc-ref: here}
  CH005: {severity: warning, summary: Rule CH005., why: why, loader: loader, mend: mend, doc-ref: here}
  CH006: {severity: error, summary: Rule CH006., why: why, loader: loader, mend: mend, doc-ref: here}
  CH007: {severity: error, summary: Rule CH007., why: why, loader: loader, mend: mend, doc-ref: here}
  CH008: {severity: note, summary: Rule CH008., why: why, loader: loader, mend: mend, doc-ref: here}
  CH009: {severity: error, summary: Rule CH009., why: why, loader: loader, mend: mend, doc-ref: here}
  CH010: {severity: error, summary: Rule CH010., why: why, loader: loader, mend: mend, doc-ref: here}
