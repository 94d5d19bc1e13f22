"""Faults of ncnn files: of parameters and weights by the tables, of text and graph by exhibits (`ncnn_exhibits`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from hypothesis.control import reject

from nkformats import records
from nkformats.fuzzing.borders import attempts, candidates, fits, holds
from nkformats.fuzzing.breaking import Bench, Register, ways_of_tree
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.ncnn_exhibit import MARK, Exhibit, File
from nkformats.fuzzing.ncnn_exhibits import EXHIBITS
from nkformats.fuzzing.raw import offset_of, offsets, patched, raw_bytes
from nkformats.generated import ncnn
from nkformats.records import ADMIT, FLOAT, INT, Claim, Field, KeyedType, Lawbook, new

REGISTER: Final = Register()


def ways(bench: Bench, law: Lawbook, cls: type, rule: str) -> Iterator[Fault]:
    """The ways to break a rule of the schema: in a binary graph, in a weight, or by parameters of an operator."""
    kind = next((one for one in ncnn.KEYED.values() if one.cls is cls), None)
    if kind is not None:
        yield from _of_parameters(bench, law, kind, rule)
    elif cls is ncnn.Block:
        yield from _of_block(bench, law, rule)
    else:
        yield from _of_binary(bench, law, cls, rule)


# -- a binary graph ----------------------------------------------------------------------------------------------------


def _of_binary(bench: Bench, law: Lawbook, cls: type, rule: str) -> Iterator[Fault]:
    wanted = {"Words": "Slice", "String": "Reshape"}.get(cls.__name__, "")
    model = bench.base(containing=wanted)
    if cls is ncnn.String:
        layer = next(one for one in model.layers if one.type == "Reshape")
        layer.values[6] = bench.pick(("0w", "0w,0h", "0w,0h,1"))
    if cls is ncnn.Words:
        layer = next(one for one in model.layers if one.type == "Slice")
        layer.values[30] = [1, 4, 1, 1] * len(layer.tops)
    files = model.to_files(variant="binary")
    document = ncnn.read(files[".param.bin"])
    for one in ways_of_tree(bench, law, document, cls, rule):
        yield Fault(one.rule, one.path, one.offset, one.data, files[".bin"], fatal=one.fatal)


# -- weights -----------------------------------------------------------------------------------------------------------


def _of_block(bench: Bench, law: Lawbook, rule: str) -> Iterator[Fault]:
    model = bench.base(containing="Convolution")
    files = model.to_files(variant="text")
    if rule == "NCNN202":
        yield from _unknown_tag(model, files)
        return
    for one in ways_of_tree(bench, law, model.record, ncnn.Block, rule):
        yield Fault(one.rule, one.path, one.offset, one.data, files[".param"], fatal=one.fatal)


def _unknown_tag(model: Any, files: dict[str, bytes]) -> Iterator[Fault]:
    """A codebook with a tag that no tool writes, which every reader takes for a codebook all the same."""
    where = offsets(model.record)
    for number, layer in enumerate(model.layers):
        for field in getattr(layer.body, "_layout", ()):
            block = getattr(layer.body, field.name)
            if isinstance(block, ncnn.Block) and block.table is not None:
                path = f"layers[{number}].body.{field.name}.flag"
                for tag in (2, 0x01306B48, 0xFFFFFFFF):
                    data = patched(files[".bin"], where[path], tag.to_bytes(4, "little"))
                    yield Fault("NCNN202", path, where[path], data, files[".param"])


# -- parameters --------------------------------------------------------------------------------------------------------


def _of_parameters(bench: Bench, law: Lawbook, kind: KeyedType, rule: str) -> Iterator[Fault]:
    """One parameter of an operator set so that the rule does not hold, in the text."""
    model = bench.base(containing=kind.label)
    number, layer = next((at, one) for at, one in enumerate(model.layers) if one.type == kind.label)
    files = model.to_files(variant="text")
    claims = [one for one in law.claims[kind.cls] if one.kind == ADMIT]
    at = next((at for at, one in enumerate(law.claims[kind.cls]) if one.rule == rule), None)
    if at is None:
        reject()
    claim = law.claims[kind.cls][at]
    if claim.kind != ADMIT:
        yield from _of_weights(bench, model, files, number, kind, claim)
        return
    body = _filled(kind, layer.values)
    found = []
    for key in kind.cls._keys:
        for value in _values(law, kind, key, claim, body):
            given = {**layer.values, key.number: value}
            try:
                other = _filled(kind, given)
            except (ValueError, ArithmeticError):
                continue
            if other is None or holds(claim, other, None):
                continue
            first = next(one for one in claims if not holds(one, other, None))
            if first is not claim:
                continue
            path = _place(claim, other)
            name = path.partition("[")[0]
            text, offset = _rewritten(files[".param"], number, kind, key.number, value, name)
            full = f"layers[{number}].params.{path}" if name else f"layers[{number}].type"
            fatal = bool(kind.cls._layout)
            found.append(Fault(rule, full, offset, text, files[".bin"], fatal=fatal))
    if found:
        start = bench.maker.number(0, len(found) - 1)
        yield from (found[start:] + found[:start])[:24]


def _filled(kind: KeyedType, values: dict[int, Any]) -> Any:
    body: Any = new(kind.cls)
    if "dialect" in kind.cls._params:
        body.dialect = ncnn.Dialect.D202610
    return None if records.fill_keys(body, values) else body


def _values(law: Lawbook, kind: KeyedType, key: Any, claim: Claim, body: Any) -> list[Any]:
    """Values of a parameter that the claim names, and the ends of what it can be."""
    named = [value for place, value in attempts(claim, body, None) if place.rstrip("#").partition("[")[0] == key.name]
    if not any(place.rstrip("#").partition("[")[0] == key.name for place, _ in claim.tries):
        return []
    code = "<f" if key.kind == FLOAT else "<i"
    if key.kind not in (INT, FLOAT):
        return []
    field = Field(key.name, key.kind, code=code, default=0 if key.many or callable(key.default) else key.default)
    named += candidates(law, kind.cls, field, code)
    plain = [one for one in dict.fromkeys(named) if fits(code, one) and abs(one) < float("inf")]
    if key.kind == FLOAT:
        plain = [float(one) for one in plain]
    if not key.many:
        return plain
    before = [*getattr(body, key.name)]
    lists = [[one, *before[1:]] for one in plain] + [[*before, one] for one in plain[:4]]
    return [*lists, before[:-1] or [1 if key.kind == INT else 1.0], [*before, *before, *before, *before, *before]]


def _place(claim: Claim, body: Any) -> str:
    """The parameter that a finding is about; of a list, the first element that breaks the claim by itself."""
    if "[*]" not in claim.field:
        return claim.field
    name = claim.field.partition("[")[0]
    values = list(getattr(body, name))
    twin: Any = new(type(body))
    for param in type(body)._params:
        setattr(twin, param, getattr(body, param))
    for at, value in enumerate(values):
        setattr(twin, name, [value])
        if not holds(claim, twin, None):
            return f"{name}[{at}]"
    return name


def _token(value: Any) -> str:
    """A parameter as the text has it."""
    if isinstance(value, list):
        return ",".join(map(_token, value)) + ("," if len(value) == 1 else "")
    if isinstance(value, float):
        text = f"{value:.9g}"
        return text if re.search("[.e]", text) else f"{text}.0"
    return str(int(value)) if not isinstance(value, str) else f'"{value}"'


def _rewritten(text: bytes, number: int, kind: KeyedType, key: int | None, value: Any, about: str) -> tuple[bytes, int]:
    """The text with another value of a parameter in one layer; the offset of the parameter that it is about."""
    lines = text.decode().split("\n")
    start = len("\n".join(lines[: 2 + number]).encode()) + 1
    if key is None:
        return text, start + _token_at(kind, lines[2 + number], about)
    words = re.findall(r"\S+", lines[2 + number])
    heads = 4 + int(words[2]) + int(words[3])
    head, params = words[:heads], words[heads:]
    params = [one for one in params if not re.match(rf"(?:{key}|{-23300 - key})=", one)]
    if value != []:
        params.append(f"{key}={_token(value)}")
    lines[2 + number] = " ".join([*head, *params])
    return "\n".join(lines).encode(), start + _token_at(kind, lines[2 + number], about)


def _token_at(kind: KeyedType, line: str, about: str) -> int:
    """Where in a line the token of a parameter stands; the name of the operator where it is not given."""
    wanted = next((one.number for one in kind.cls._keys if one.name == about), None)
    for match in re.finditer(r"\S+", line):
        if wanted is not None and re.match(rf"(?:{wanted}|{-23300 - wanted})=", match[0]):
            return len(line[: match.start()].encode())
    return 0


def _of_weights(
    bench: Bench, model: Any, files: dict[str, bytes], number: int, kind: KeyedType, claim: Claim
) -> Iterator[Fault]:
    """Another storage of one of the weights, which the parameters do not allow."""
    layer = model.layers[number]
    blocks = [
        (field.name, getattr(layer.body, field.name))
        for field in kind.cls._layout
        if isinstance(getattr(layer.body, field.name), ncnn.Block)
    ]
    tagged = [(name, one) for name, one in blocks if one.load == ncnn.Load.TAGGED]
    for _, block in tagged:
        for flag in (ncnn.Tag.INT8, ncnn.Tag.FP16):
            before = block.flag, block.values, block.table, block.pad
            block.flag = flag
            records.lay_out_again(block)
            item = block.item_size
            block.values, block.table = b"\1" * (block.num_elements * item), None
            block.pad = bytes(-len(block.values) % 4)
            if not holds(claim, layer.body, model.record):
                data = raw_bytes(model.record)
                place, of_graph = _weight_place(claim, number, kind)
                offset = offset_of(offsets(model.record), place)
                if of_graph:
                    _, offset = _rewritten(files[".param"], number, kind, None, None, claim.field)
                yield Fault(claim.rule, place, offset, data, files[".param"])
            block.flag, block.values, block.table, block.pad = before


def _weight_place(claim: Claim, number: int, kind: KeyedType) -> tuple[str, bool]:
    if claim.field.partition("[")[0] in {key.name for key in kind.cls._keys}:
        return f"layers[{number}].params.{claim.field}", True
    return f"layers[{number}].body.{claim.field}", False


# -- exhibits ----------------------------------------------------------------------------------------------------------


def _joined(file: File) -> bytes:
    """The bytes of a file, without the mark."""
    parts = file if isinstance(file, tuple) else (file,)
    return b"".join(one.replace(MARK, "").encode() if isinstance(one, str) else one for one in parts)


def _marked(file: File | None) -> int | None:
    """Where the mark stands."""
    offset = 0
    for part in file if isinstance(file, tuple) else () if file is None else (file,):
        if isinstance(part, str) and MARK in part:
            return offset + len(part[: part.index(MARK)].encode())
        offset += len(_joined(part))
    return None


def _renamed(file: File, suffix: str) -> File:
    """A text with another name for its first blob."""
    if isinstance(file, tuple):
        return tuple(_renamed(one, suffix) if isinstance(one, str) else one for one in file)  # type: ignore[misc]
    return re.sub(r"\bdata\b", f"data{suffix}", file) if isinstance(file, str) else file


def _shown(exhibit: Exhibit) -> Any:
    def show(bench: Bench) -> Fault:
        suffix = bench.pick(("", "1", "_in", "-x", "é"))
        graph = _renamed(exhibit.graph, suffix)
        of_weights = _marked(graph) is None and _marked(exhibit.weights) is not None
        offset = _marked(exhibit.weights) if of_weights else _marked(graph)
        data, weights = _joined(graph), None if exhibit.weights is None else _joined(exhibit.weights)
        fault = Fault(exhibit.rule, exhibit.path, offset or 0, data, weights, exhibit.variant)
        fault = fault._replace(
            also=frozenset(exhibit.also), fatal=exhibit.fatal, name=exhibit.name, of_companion=of_weights
        )
        return fault

    return show


for _exhibit in EXHIBITS:
    REGISTER.breaks(_exhibit.rule)(_shown(_exhibit))

REGISTER.excuse(
    "No file breaks it: the model that somebody built cannot be written.",
    "NCNN061", "NCNN062", "NCNN063", "NCNN064", "NCNN065", "NCNN066",
)  # fmt: skip
REGISTER.excuse("A file is told apart by its content: what is no text is never read as one.", "NCNN006")
