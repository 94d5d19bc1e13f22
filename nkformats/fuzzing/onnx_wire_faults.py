"""Faults of messages as bytes: what the walker refuses, and what it has something to say about."""

from __future__ import annotations

from typing import Any, Final

from hypothesis.control import reject

from nkformats.fuzzing import places
from nkformats.fuzzing.breaking import Bench
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.onnx_breaking import REGISTER, a_tensor, below, breaks, of_tree
from nkformats.fuzzing.raw import offsets, raw_bytes
from nkformats.generated import onnx
from nkformats.records import INT, TEXT
from nkformats.records.message_fields import encoded_value, tag_of
from nkformats.records.wire import encoded_varint

#: Messages and groups may be nested so deep.
_LEVELS: Final = onnx.NOTATION.limits["messages.levels"]

#: The key of a field that no message has, by wire type.
_KEYS: Final = [encoded_varint(1012 << 3 | wire) for wire in range(8)]


def _behind(bench: Bench, rule: str, bad: bytes, at: int, model: Any = None, path: str | None = None) -> Fault:
    """Bytes behind the last field of a message, and where in them the fault is: it is told of the message."""
    model = bench.base() if model is None else model
    path, message = _a_message(bench, model) if path is None else (path, model.record_at(path))
    message.unknown = [bad]
    offset = offsets(model.record)[below(path, "unknown[0]")] + at
    return Fault(rule, path, offset, raw_bytes(model.record), fatal=True)


def _messages(model: Any) -> list[tuple[str, Any]]:
    """Every message with its path."""
    return list(places.walk(model.record))


def _a_message(bench: Bench, model: Any) -> tuple[str, Any]:
    found: tuple[str, Any] = bench.pick(_messages(model))
    return found


@breaks("ONNX001")
def endless_varint(bench: Bench) -> Fault:
    key = _KEYS[0]
    ways = (key + b"\x80" * 10 + b"\x01", key + b"\xff" * 11, key + b"\x80", key)
    return _behind(bench, "ONNX001", bench.pick(ways), len(key))


@breaks("ONNX001")
def endless_entry(bench: Bench) -> Fault:
    model, path, _ = a_tensor(bench)
    return _behind(bench, "ONNX001", b"\x0a\x0c\x01" + b"\x80" * 10 + b"\x01", 3, model, path)


@breaks("ONNX002")
def wrong_key(bench: Bench) -> Fault:
    return _behind(bench, "ONNX002", bench.pick((b"\0\1", b"\2\0", b"\x80\0\0", b"\x88\x80\x80\x80\x80\x01\0")), 0)


@breaks("ONNX002")
def long_length(bench: Bench) -> Fault:
    return _behind(bench, "ONNX002", _KEYS[2] + b"\x82\x80\x80\x80\x80\0ab", len(_KEYS[2]))


@breaks("ONNX003")
def wrong_wire_type(bench: Bench) -> Fault:
    key = _KEYS[bench.pick((6, 7))]
    return _behind(bench, "ONNX003", key, len(key))


@breaks("ONNX004")
def too_long(bench: Bench) -> Fault:
    key, at = bench.pick(
        (
            (_KEYS[2] + b"\x01", 1), (_KEYS[2] + b"\x05abcd", 1), (_KEYS[2] + b"\xff\xff\xff\xff\x07", 5),
            (_KEYS[2] + b"\x80\x80\x80\x80\x08", 0), (_KEYS[5] + b"abc", 0), (_KEYS[1] + b"abcdefg", 0),
        )
    )  # fmt: skip
    return _behind(bench, "ONNX004", key, len(_KEYS[2]) + at)


@breaks("ONNX005")
def half_a_group(bench: Bench) -> Fault:
    start, end = _KEYS[3], _KEYS[4]
    other = encoded_varint(1013 << 3 | 4)
    bad, at = bench.pick(((end, len(end)), (start, len(start)), (start + other, len(start + other))))
    return _behind(bench, "ONNX005", bad, at)


@breaks("ONNX006")
def nested_groups(bench: Bench) -> Fault:
    model = bench.base()
    path, _ = _a_message(bench, model)
    level = path.count(".") + 1 if path else 0
    count = _LEVELS - level + 1
    start, end = _KEYS[3], _KEYS[4]
    return _behind(bench, "ONNX006", start * count + end * count, count * len(start), model, path)


@REGISTER.breaks("ONNX006")
def nested_graphs(bench: Bench) -> Fault:
    """Each graph in an attribute is three levels further down; the last one has room for nothing more."""
    model = bench.base(containing="GraphProto")
    deepest = _LEVELS // 3
    inner = onnx.GraphProto(name="inner", node=[onnx.NodeProto(op_type="Any")])
    for _ in range(deepest):
        attribute = onnx.AttributeProto(name="body", g=inner, type=onnx.AttributeType.GRAPH)
        inner = onnx.GraphProto(name="outer", node=[onnx.NodeProto(op_type="Any", attribute=[attribute])])
    model.record.graph.node = inner.node
    model.record.graph.initializer = []
    path = "graph" + ".node[0].attribute[0].g" * deepest
    fault = of_tree(model, "ONNX006", f"{path}.node[0].op_type.tag", fatal=True)
    return fault._replace(path=path)


@breaks("ONNX007")
def half_an_entry(bench: Bench) -> Fault:
    model, path, _ = a_tensor(bench)
    bad, at = bench.pick(
        ((b"\x22\x03abc", 2), (b"\x52\x07abcdefg", 2), (b"\x0a\x02\x01\x80", 3), (b"\x3a\x01\xff", 2)),
    )
    return _behind(bench, "ONNX007", bad, at, model, path)


# -- warnings and notes ------------------------------------------------------------------------------------------------


@breaks("ONNX008")
def no_text(bench: Bench) -> Fault:
    model = bench.base()
    path, message = _a_message(bench, model)
    names = [one.name for one in message._fields if one.kind == TEXT and not one.many]
    if not names:
        reject()
    name = bench.pick(names)
    setattr(message, name, f"w{bench.pick(('', 'é'))}\udcff")
    return of_tree(model, "ONNX008", below(path, name))


@breaks("ONNX009")
def once_more(bench: Bench) -> Fault:
    model = bench.base()
    found = [
        (path, message, field)
        for path, message in _messages(model)
        for field in message._fields
        if not field.many and field.kind in (TEXT, INT) and getattr(message, field.name) not in (None, field.default)
    ]
    if not found:
        reject()
    path, message, field = bench.pick(found)
    body = encoded_value(field, getattr(message, field.name), "")
    tag = tag_of(field, len(body) if field.kind == TEXT else None)
    message.unknown = [tag + body]
    fault = of_tree(model, "ONNX009", below(path, "unknown[0]"), len(tag))
    return fault._replace(path=below(path, field.name))


@breaks("ONNX010")
def unknown_field(bench: Bench) -> Fault:
    model = bench.base()
    path, message = _a_message(bench, model)
    ways = [_KEYS[0] + b"\1", _KEYS[2] + b"\2hi", _KEYS[5] + b"abcd", _KEYS[1] + bytes(8), _KEYS[3] + _KEYS[4]]
    if isinstance(message, onnx.TensorProto):
        # A place for elements that there is not.
        ways.append(b"\x70\x07")
    message.unknown = [bench.pick(ways)]
    return of_tree(model, "ONNX010", below(path, "unknown"))
