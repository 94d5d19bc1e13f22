# Streams inside streams: sized records, lists to the end, the bytes left, an inner tail.
meta: {id: substream, endian: le}
seq:
  - {id: len_box, type: u1}
  - {id: box, type: box, size: len_box}
  - {id: sections, type: section, repeat: eos}
types:
  box:
    seq:
      - {id: len_head, type: u1}
      - {id: head, size: 'len_head <= _io.size - _io.pos ? len_head : _io.size - _io.pos'}
      - {id: words, type: u2, repeat: eos}
  section:
    seq:
      - {id: tag, type: u1}
      - {id: len_body, type: u2}
      - id: body
        size: len_body
        type:
          switch-on: tag
          cases: {1: pairs, _: blob}
  pairs:
    seq:
      - {id: pairs, type: pair, repeat: eos}
  pair:
    seq:
      - {id: key, type: u1}
      - {id: value, type: u1}
  blob:
    seq:
      - {id: content, size-eos: true}
