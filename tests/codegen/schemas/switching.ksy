# Types chosen by an enum with and without a default, by a bool, by a number; numbers chosen by an enum.
meta: {id: switching, endian: le}
seq:
  - {id: num_parts, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
  - {id: rest, size-eos: true}
enums:
  kind: {0: none, 1: point, 2: label, 7: {id: number, doc: A number.}}
  width: {1: byte, 2: word}
types:
  part:
    seq:
      - {id: kind, type: u1, enum: kind}
      - id: body
        type:
          switch-on: kind
          cases: {'kind::point': point, 'kind::label': label, 'kind::number': number(true)}
      - id: extra
        if: kind != kind::none
        type:
          switch-on: kind == kind::number
          cases: {true: point, false: number(false)}
  point:
    seq:
      - {id: x, type: s1}
      - {id: 'y', type: s1}
  label:
    seq:
      - {id: len_text, type: u1}
      - {id: text, size: len_text}
  number:
    params:
      - {id: present, type: bool}
    seq:
      - {id: width, type: u1, enum: width, valid: {in-enum: true}, -nkf-check: SW001}
      - id: amount
        if: present
        type:
          switch-on: width
          cases: {'width::byte': u1, _: u2}
-nkf-rules:
  SW001: {severity: error, summary: Rule SW001., why: why, loader: loader, mend: mend, doc-ref: here}
