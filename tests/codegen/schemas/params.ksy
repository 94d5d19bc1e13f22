# Parameters of every kind: numbers, bool, enum, record, list, the index; a root parameter, too.
meta: {id: params, endian: le}
params:
  - {id: version, type: u4, doc: Which layout.}
seq:
  - {id: header, type: header}
  - {id: sizes, type: size_entry, repeat: expr, repeat-expr: header.num_sizes}
  - id: blocks
    type: block(version, version >= 2, header.mode, header, sizes, _index)
    repeat: expr
    repeat-expr: sizes.size
  - {id: pieces, size: 'sizes[_index].len_piece', repeat: expr, repeat-expr: sizes.size}
  - {id: rest, size-eos: true}
enums:
  mode: {0: plain, 1: wide}
types:
  header:
    seq:
      - {id: num_sizes, type: u1}
      - {id: mode, type: u1, enum: mode}
  size_entry:
    seq:
      - {id: len_piece, type: u1}
  block:
    params:
      - {id: version, type: u4}
      - {id: has_flags, type: bool}
      - {id: mode, type: u1, enum: mode}
      - {id: header, type: header}
      - {id: sizes, type: 'size_entry[]'}
      - {id: at, type: u4}
    seq:
      - {id: flags, type: u1, if: has_flags}
      - {id: wide, type: u2, if: 'mode == mode::wide'}
      - {id: body, size: 'sizes[at].len_piece + version'}
      - {id: closing, type: u1, if: header.num_sizes > 1}
