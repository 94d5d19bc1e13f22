# Flag bits, optional numbers, records and lists; one bit that decides two fields; a mask of two bits.
meta: {id: optional, endian: be}
seq:
  - {id: flags, type: u2}
  - {id: num_values, type: u1}
  - {id: stamp, type: u4, if: (flags & 0x0001) != 0}
  - {id: origin, type: pair, if: (flags & 0x0002) != 0}
  - {id: target, type: pair, if: (flags & 0x0002) != 0}
  - {id: values, type: u2, repeat: expr, repeat-expr: num_values, if: (flags & 0x8000) != 0}
  - {id: both, type: s1, if: (flags & 0x0030) != 0}
  - {id: late, type: u1, if: (flags & 0x0001) != 0 and stamp > 10}
  - {id: rest, size-eos: true}
instances:
  has_stamp: {value: (flags & 0x0001) != 0}
  stamp_or_zero: {value: 'has_stamp ? stamp : 0'}
types:
  pair:
    seq:
      - {id: a, type: u1}
      - {id: b, type: s1}
