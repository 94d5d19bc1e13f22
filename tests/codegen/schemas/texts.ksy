# Text fields: bytes in the layout, str in the record.
meta: {id: texts, endian: le}
seq:
  - {id: len_name, type: u1}
  - {id: name, size: len_name, -nkf-text: TX001}
  - {id: tag, size: 4, -nkf-text: TX001}
  - {id: has_note, type: u1}
  - {id: note, size: name.length, if: has_note != 0, -nkf-text: TX001}
  - {id: rest, size-eos: true, -nkf-text: TX001}
-nkf-rules:
  TX001: {severity: warning, summary: Rule TX001., why: why, loader: loader, mend: mend, doc-ref: here}
