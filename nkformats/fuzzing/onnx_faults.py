"""Faults of ONNX files: a shape, a data type and a place for elements that do not fit, graphs, sparse tensors, and
tensors in other files.
"""

from __future__ import annotations

import copy
import hashlib
import math
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hypothesis.control import reject

from nkformats import records
from nkformats.formats import from_record
from nkformats.fuzzing import onnx_wire_faults  # noqa: F401
from nkformats.fuzzing.borders import attempts
from nkformats.fuzzing.breaking import Bench
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.onnx_breaking import REGISTER, TENSOR, a_tensor, below, breaks, of_tree
from nkformats.fuzzing.onnx_tensors import ODD, Odd, elements, fields_for, fill, put_indices
from nkformats.generated import onnx
from nkformats.generated.onnx import DataLocation, DataType, TensorProto
from nkformats.records import Lawbook

TENSOR.excuse("A tensor by itself is in no graph.", "ONNX120", "ONNX121", "ONNX401")
TENSOR.excuse("A tensor by itself is not sparse.", "ONNX301", "ONNX302", "ONNX303", "ONNX304", "ONNX305")
TENSOR.excuse("It is about two tensors, and there is one.", "ONNX213")

_KINDS: Final = tuple(DataType)[1:]


def ways(bench: Bench, law: Lawbook, cls: type, rule: str) -> Iterator[Fault]:
    """The ways to break a check of the schema about a message of a class."""
    model, path, record = a_tensor(bench) if cls is TensorProto else _a_sparse(bench)
    (claim,) = (one for one in law.claims[cls] if one.rule == rule)
    assert claim.holds is not None
    found = attempts(claim, record, model.record)
    start = bench.maker.number(0, len(found) - 1)
    for place, value in found[start:] + found[:start]:
        twin = from_record(copy.deepcopy(model.record))
        part: Any = records.resolve(twin.record, path) if path else twin.record
        name, at = place.rstrip("#").partition("[")[0], 0
        if place.endswith("#"):
            kind = bench.pick(_KINDS)
            fill(part, kind, [1] * value, fields_for(kind)[0], 1)
        elif place.endswith("[*]"):
            items = list(getattr(part, name)) or [1]
            at = bench.maker.number(0, len(items) - 1)
            items[at] = value
            setattr(part, name, items)
        else:
            setattr(part, name, value)
        if not claim.holds(part, twin.record):
            yield of_tree(twin, rule, below(path, claim.field.replace("[*]", f"[{at}]")))


# -- a tensor by itself ------------------------------------------------------------------------------------------------


@breaks("ONNX104")
def too_many_elements(bench: Bench) -> Fault:
    model, path, tensor = a_tensor(bench)
    dims = bench.pick(([2**31, 2**31, 2], [2**62, 2], [2**63 - 1, 2**63 - 1], [2**40, 1, 2**40, 3]))
    fill(tensor, bench.pick(_KINDS), dims, None, 0)
    return of_tree(model, "ONNX104", below(path, "dims"))


def _other_amount(bench: Bench, rule: str, more: int) -> Fault:
    """A tensor with one entry, byte or text more than its dimensions say, or one less."""
    model, path, tensor = a_tensor(bench)
    kind = bench.pick(_KINDS)
    field = bench.pick(fields_for(kind))
    dims = [bench.maker.number(1, 4) for _ in range(bench.maker.number(0, 2))]
    fill(tensor, kind, dims, field, 1)
    value = getattr(tensor, field.name)
    if field.many:
        value = [*value, b"more"] if more > 0 else value[:-1]
    elif field.form == "bytes":
        value = value + b"\0" if more > 0 else value[:-1]
    elif field.form in ("f4", "f8"):
        size = 4 if field.form == "f4" else 8
        value = value + bytes(size) if more > 0 else value[:-size]
    else:
        # A number of one byte each.
        value = b"\1" * (sum(one < 128 for one in value) + more)
    setattr(tensor, field.name, value)
    return of_tree(model, rule, path if value == [] else below(path, field.name))


@breaks("ONNX105")
def too_few(bench: Bench) -> Fault:
    return _other_amount(bench, "ONNX105", -1)


@breaks("ONNX105")
def nowhere(bench: Bench) -> Fault:
    model, path, tensor = a_tensor(bench)
    fill(tensor, bench.pick(_KINDS), bench.pick(([2], [], [3, 1])), None, 0)
    return of_tree(model, "ONNX105", path)


@breaks("ONNX106")
def too_much(bench: Bench) -> Fault:
    return _other_amount(bench, "ONNX106", 1)


@breaks("ONNX107")
def in_two_fields(bench: Bench) -> Fault:
    model, path, tensor = a_tensor(bench)
    kind = bench.pick([one for one in _KINDS if len(fields_for(one)) > 1])
    first, second = fields_for(kind)
    dims = [bench.maker.number(1, 3)]
    fill(tensor, kind, dims, first, 1)
    setattr(tensor, second.name, elements(kind, math.prod(dims), second, 2))
    return of_tree(model, "ONNX107", below(path, second.name))


@breaks("ONNX108")
def in_a_foreign_field(bench: Bench) -> Fault:
    model, path, tensor = a_tensor(bench)
    kind, other = bench.pick(_KINDS), bench.pick(_KINDS)
    field = fields_for(other)[-1]
    if field in fields_for(kind):
        reject()
    fill(tensor, kind, [2], None, 0)
    setattr(tensor, field.name, elements(other, 2, field, 1))
    return of_tree(model, "ONNX108", below(path, field.name))


@breaks("ONNX112")
def segment(bench: Bench) -> Fault:
    model, path, tensor = a_tensor(bench)
    tensor.segment = onnx.Segment(begin=bench.pick((0, 1)), end=bench.pick((2, 1)))
    return of_tree(model, "ONNX112", below(path, "segment"))


def _odd_elements(one: Odd) -> Any:
    def made(bench: Bench) -> Fault:
        model, path, tensor = a_tensor(bench)
        fill(tensor, one.kind, list(one.dims), None, 0)
        setattr(tensor, one.field, one.value)
        return of_tree(model, one.rule, below(path, one.field) + one.below, one.at)

    return made


for _odd in ODD:
    breaks(_odd.rule)(_odd_elements(_odd))


# -- graphs ------------------------------------------------------------------------------------------------------------


@REGISTER.breaks("ONNX120")
def name_twice(bench: Bench) -> Fault:
    model = bench.base(containing="TensorProto")
    graph = model.record.graph
    graph.initializer = [*graph.initializer, copy.deepcopy(bench.pick(graph.initializer))]
    return of_tree(model, "ONNX120", f"graph.initializer[{len(graph.initializer) - 1}].name")


@REGISTER.breaks("ONNX121")
def no_name(bench: Bench) -> Fault:
    model = bench.base(containing="TensorProto")
    at = bench.maker.number(0, len(model.record.graph.initializer) - 1)
    model.record.graph.initializer[at].name = bench.pick((None, ""))
    return of_tree(model, "ONNX121", f"graph.initializer[{at}]")


@REGISTER.breaks("ONNX401")
def no_graph(bench: Bench) -> Fault:
    model = bench.base()
    model.record.graph = None
    return of_tree(model, "ONNX401", "ir_version")


@REGISTER.breaks("ONNX402", "ONNX010")
def model_or_tensor(bench: Bench) -> Fault:
    """A model with a graph, and with the data type and the elements of a tensor in fields that it does not have."""
    model = from_record(onnx.ModelProto(ir_version=bench.maker.number(0, 13), graph=onnx.GraphProto(name="w")))
    model.record.unknown = [b"\x10\x01", b"\x4a\x04abcd"]
    return of_tree(model, "ONNX402", "")


@TENSOR.breaks("ONNX402")
def tensor_or_model(bench: Bench) -> Fault:
    """A tensor whose elements are, one after the other, the bytes of a graph with empty nodes."""
    count = bench.maker.number(1, 4)
    record = TensorProto(dims=[2 * count], data_type=DataType.INT64, int64_data=b"\x0a\x00" * count)
    return of_tree(from_record(record), "ONNX402", "")


# -- sparse tensors ----------------------------------------------------------------------------------------------------


def _a_sparse(bench: Bench) -> tuple[Any, str, Any]:
    model = bench.base(containing="SparseTensorProto")
    path, record = bench.pick(list(records.holding(model.record, onnx.SparseTensorProto)))
    return model, path, record


def _places(bench: Bench, rows: list[list[int]], flat: bool) -> tuple[Any, str, Any, str]:
    """A sparse tensor of 3 times 3 with its values in these places; also the field that has them."""
    model, path, sparse = _a_sparse(bench)
    fill(sparse.values, DataType.FLOAT, [len(rows)], bench.pick(fields_for(DataType.FLOAT)), 1)
    sparse.dims, sparse.indices = [3, 3], TensorProto()
    put_indices(sparse.indices, rows, flat, len(rows[0]), raw := bench.pick((True, False)))
    return model, path, sparse, below(path, "indices.raw_data" if raw else "indices.int64_data")


@REGISTER.breaks("ONNX302")
def no_list_of_values(bench: Bench) -> Fault:
    model, path, sparse = _a_sparse(bench)
    sparse.values.dims = bench.pick(([*sparse.values.dims, 1], [1, *sparse.values.dims]))
    return of_tree(model, "ONNX302", below(path, "values"))


@REGISTER.breaks("ONNX303")
def places_that_do_not_fit(bench: Bench) -> Fault:
    model, path, sparse, _ = _places(bench, [[0], [1], [2]], True)
    way = bench.maker.number(0, 3)
    if way == 0:
        fill(sparse.indices, DataType.INT32, [3], fields_for(DataType.INT32)[0], 1)
    elif way == 1:
        put_indices(sparse.indices, [[0], [1], [2], [3]], True, 1, sparse.indices.raw_data is not None)
    elif way == 2:
        put_indices(sparse.indices, [[0] * 3, [1] * 3, [2] * 3], False, 3, sparse.indices.raw_data is not None)
    else:
        sparse.indices = None
    return of_tree(model, "ONNX303", below(path, "indices"))


@REGISTER.breaks("ONNX304")
def wrong_places(bench: Bench) -> Fault:
    rows = bench.pick(([[9]], [[-1]], [[0], [0]], [[2], [1]], [[1, 3]], [[0, -1]], [[1, 0], [0, 1]], [[1, 1], [1, 1]]))
    model, _, _, where = _places(bench, rows, len(rows[0]) == 1)
    return of_tree(model, "ONNX304", where)


@REGISTER.breaks("ONNX305")
def beyond_counting(bench: Bench) -> Fault:
    model, path, sparse, _ = _places(bench, [[0], [5]], True)
    sparse.dims = bench.pick(([2**40, 2**40], [2**63 - 1, 2], [2**32, 2**31]))
    return of_tree(model, "ONNX305", below(path, "dims"))


# -- other files -------------------------------------------------------------------------------------------------------

#: A file that models name; its name follows from what is in it, so many models can lie beside it.
DATA: Final = bytes(range(64))
NAME: Final = f"{hashlib.sha256(DATA).hexdigest()[:16]}.data"

#: The rules that it has to be there for: with an error in the entries it is not looked for.
_LOOKED_FOR: Final = ("ONNX204", "ONNX207", "ONNX208", "ONNX209", "ONNX210", "ONNX214")

#: The entries of a tensor of two floats in it.
_ENTRIES: Final = {"location": NAME, "offset": "8", "length": "8"}


def _external(bench: Bench, *entries: tuple[str, str]) -> tuple[Any, str, Any]:
    model, path, tensor = a_tensor(bench)
    _move(tensor, *entries)
    return model, path, tensor


def _move(tensor: Any, *entries: tuple[str, str]) -> None:
    """Says of a tensor that its elements are in another file."""
    fill(tensor, DataType.FLOAT, [2], None, 0)
    tensor.external_data = [onnx.StringStringEntryProto(key=key, value=value) for key, value in entries]
    tensor.data_location = DataLocation.EXTERNAL


def _of_entries(
    bench: Bench, rule: str, entries: Mapping[str, str], *more: tuple[str, str], name: str = "external_data"
) -> Fault:
    """The fault of a tensor with these entries instead of the right ones, and more behind them."""
    model, path, _ = _external(bench, *{**_ENTRIES, **entries}.items(), *more)
    return of_tree(model, rule, below(path, name), beside={NAME: DATA} if rule in _LOOKED_FOR else None)


@breaks("ONNX201")
def no_location(bench: Bench) -> Fault:
    entries = bench.pick(((), (("offset", "0"),), (("offset", "8"), ("length", "8"))))
    model, path, _ = _external(bench, *entries)
    return of_tree(model, "ONNX201", below(path, "external_data"))


@breaks("ONNX202")
def out_of_the_folder(bench: Bench) -> Fault:
    name = bench.pick(
        ("../w.data", "", "/etc/passwd", "sub/../w.data", "a\\b", "C:w.data", "c:/w.data", "\\\\host\\w", "http://h/w",
         "w\0.data", "sub/", ".", "..")
    )  # fmt: skip
    return _of_entries(bench, "ONNX202", {"location": name})


@breaks("ONNX203")
def key_twice(bench: Bench) -> Fault:
    key = bench.pick(tuple(_ENTRIES))
    return _of_entries(bench, "ONNX203", {}, (key, _ENTRIES[key]), name="external_data[3]")


@breaks("ONNX204")
def unknown_key(bench: Bench) -> Fault:
    key = bench.pick(("basepath", "", "Location", "offset "))
    return _of_entries(bench, "ONNX204", {}, (key, "0"), name="external_data[3]")


@breaks("ONNX205")
def no_number(bench: Bench) -> Fault:
    value = bench.pick(("-1", "", "+0", " 0", "0_8", "0x0", "١", "1e3", "9" * 31))
    return _of_entries(bench, "ONNX205", {bench.pick(("offset", "length")): value})


@breaks("ONNX206")
def missing_file(bench: Bench) -> Fault:
    fault = _of_entries(bench, "ONNX206", {"location": bench.pick(("none.data", "none/none.data", "n" * 300))})
    return fault._replace(beside={})


@breaks("ONNX207")
def no_file_of_its_own(bench: Bench) -> Fault:
    return _of_entries(bench, "ONNX207", {"location": f"{NAME}/{bench.pick(('x', 'x/y'))}"})


@breaks("ONNX208")
def behind_the_end(bench: Bench) -> Fault:
    return _of_entries(bench, "ONNX208", {"offset": bench.pick(("57", "64", "65", "9" * 30))})


@breaks("ONNX209")
def other_length(bench: Bench) -> Fault:
    return _of_entries(bench, "ONNX209", {"length": bench.pick(("4", "7", "9", "0", "16"))})


@breaks("ONNX210")
def other_checksum(bench: Bench) -> Fault:
    digest = hashlib.sha1(bench.pick((b"", b"other")), usedforsecurity=False).hexdigest()
    return _of_entries(bench, "ONNX210", {}, ("checksum", digest), name="external_data[3].value")


@breaks("ONNX211")
def here_and_there(bench: Bench) -> Fault:
    model, path, tensor = _external(bench, *_ENTRIES.items())
    field = bench.pick(fields_for(DataType.FLOAT))
    setattr(tensor, field.name, elements(DataType.FLOAT, 2, field, 1))
    return of_tree(model, "ONNX211", below(path, field.name))


@breaks("ONNX212")
def named_but_here(bench: Bench) -> Fault:
    model, path, tensor = _external(bench, *_ENTRIES.items())
    field = bench.pick(fields_for(DataType.FLOAT))
    setattr(tensor, field.name, elements(DataType.FLOAT, 2, field, 1))
    tensor.data_location = DataLocation.DEFAULT
    return of_tree(model, "ONNX212", below(path, "external_data"))


@REGISTER.breaks("ONNX213")
def shared_bytes(bench: Bench) -> Fault:
    model = bench.base(containing="GraphProto")
    pair = TensorProto(name="wfirst"), TensorProto(name="wsecond")
    offset = bench.pick((12, 9, 15))
    for tensor, start in zip(pair, (8, offset), strict=True):
        _move(tensor, *{**_ENTRIES, "offset": str(start)}.items())
    graph = model.record.graph
    graph.initializer = [*graph.initializer, *pair]
    where = f"graph.initializer[{len(graph.initializer) - 1}].external_data"
    return of_tree(model, "ONNX213", where, beside={NAME: DATA})


@breaks("ONNX214")
def no_checksum(bench: Bench) -> Fault:
    return _of_entries(bench, "ONNX214", {}, ("checksum", bench.pick(("abc", "0" * 39, "g" * 40))))
