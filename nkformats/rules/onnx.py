"""ONNX: rules over a whole tensor, over what names it and over the files that have its elements.

The schema states what is about one field; a tensor is right if its shape, its data type and one of eight places for its
elements fit together. Rules over values look at elements; `validate` alone applies them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from nkformats.codec import ValueReport
from nkformats.errors import FormatError, Rule
from nkformats.rules import Report, table

_PROTO = "onnx.proto, TensorProto"
_GRAPH = "onnx.proto, GraphProto.initializer"
_EXTERNAL = "onnx documentation, ExternalData"
_SPARSE = "onnx.proto, SparseTensorProto"
_SEEN = "observed on onnx 1.23.2"

RULES = table(
    Rule(
        "ONNX104", "error", "A tensor has more elements than any array can have",
        "A product of dimensions that wraps around is small, and what is read then lies beside the data.",
        "the checker of onnx passes 0 x 2^62 x 2^62; numpy refuses it", "write the true dimensions", _PROTO,
    ),
    Rule(
        "ONNX105", "error", "A tensor has fewer elements than its dimensions say",
        "What is missing cannot be guessed.",
        "the checker of onnx refuses it, but of 2- and 4-bit elements in int32_data it counts 4 times what there is",
        "write all elements, or the true dimensions", _PROTO,
    ),
    Rule(
        "ONNX106", "error", "A tensor has more elements than its dimensions say",
        "Dimensions or data are wrong, and nobody can tell which.",
        "the checker of onnx passes it; its decoder refuses it, but takes what is too long of less than a byte",
        "write the true dimensions", _PROTO,
    ),
    Rule(
        "ONNX107", "error", "A tensor has elements in more than one field",
        "One reader takes raw_data, another the typed field.",
        "the checker of onnx refuses it; its decoder takes raw_data", "remove all but one", _PROTO,
    ),
    Rule(
        "ONNX108", "error", "The elements stand in a field that is not for their data type",
        "A reader looks for them elsewhere, and finds none.",
        "the checker of onnx refuses it", "write them as raw_data", _PROTO,
    ),
    Rule(
        "ONNX112", "error", "A tensor is a segment of a larger one",
        "Nothing says where the rest is.", "the decoder of onnx refuses it", "write the whole tensor", _PROTO,
    ),
    Rule(
        "ONNX120", "error", "Two constants of a graph have the same name",
        "A node that takes the name gets one of them.",
        "the checker of onnx refuses it; runtimes take the last", "rename one, or remove it", _GRAPH,
    ),
    Rule(
        "ONNX121", "warning", "A constant of a graph has no name",
        "No node can take it.", "accepts", "name it, or remove it", _GRAPH,
    ),
    Rule(
        "ONNX201", "error", "A tensor in another file does not say in which",
        "There is nothing to read.", "the checker of onnx refuses it", "add the location", _EXTERNAL,
    ),
    Rule(
        "ONNX202", "error", "The location of a tensor leads out of the model's folder",
        "A model from elsewhere could read any file. Refused are absolute names, backslashes, drives, URLs and `..`; "
        "the name a..b.bin is as good as any other.",
        "since 1.13 refused in steps; cleans sub/../x first, and refuses a..b.bin", "put the file beside the model",
        _EXTERNAL,
    ),
    Rule(
        "ONNX203", "error", "A key of a tensor's external data is given twice",
        "One reader checks the first location and another reads the last.",
        "the checker of onnx looks at every location, its reader at the last", "remove one", _EXTERNAL,
    ),
    Rule(
        "ONNX204", "warning", "A key of a tensor's external data is unknown",
        "It may be misspelled; before 1.21 onnx set an attribute of that name.",
        "warns and skips it", "remove it; the keys are location, offset, length and checksum", _EXTERNAL,
    ),
    Rule(
        "ONNX205", "error", "The offset or the length of a tensor's external data is no decimal number",
        "Readers differ in what they take for one.",
        "takes what Python takes: signs, blanks, underscores, digits of any script", "write ASCII digits", _EXTERNAL,
    ),
    Rule(
        "ONNX206", "error", "The file with the elements of a tensor is not there",
        "The tensor has no values.", "refuses to load it", "put the file beside the model", _EXTERNAL,
    ),
    Rule(
        "ONNX207", "error", "The file with the elements of a tensor is a link, has several names or is not regular",
        "A link leads anywhere; reading a pipe or a device has no end.",
        "refused since 1.21", "put a file of its own there; of the cache of a model hub, allow the links within it",
        _EXTERNAL,
    ),
    Rule(
        "ONNX208", "error", "The elements of a tensor lie behind the end of the file that has them",
        "What is missing cannot be guessed.", "fails when it reads them", "get the file again", _EXTERNAL,
    ),
    Rule(
        "ONNX209", "error", "The length of a tensor's external data is not that of its dimensions",
        "Dimensions or length are wrong.",
        "the checker of onnx passes it; without a length its reader takes all up to the end of the file and then fails",
        "write the true length, or none", _EXTERNAL,
    ),
    Rule(
        "ONNX211", "error", "A tensor has elements here although it says that they are in another file",
        "One reader takes these, another those.", "the checker of onnx refuses it; its decoder ignores these",
        "remove one of both", _EXTERNAL,
    ),
    Rule(
        "ONNX212", "warning", "A tensor names another file although its elements are here",
        "Nothing reads the file; probably data_location was lost.", "ignores it", "remove the entries", _EXTERNAL,
    ),
    Rule(
        "ONNX213", "warning", "Two tensors share bytes of another file",
        "It can be meant, to save space; written in place, one changes the other.",
        "accepts", "give each a range of its own", _EXTERNAL,
    ),
    Rule(
        "ONNX214", "warning", "The checksum of a tensor's external data is no SHA-1",
        "It cannot be compared.", "never looks at it", "write the SHA-1 of the file in hex", _EXTERNAL,
    ),
    Rule(
        "ONNX302", "error", "The values of a sparse tensor are not a list",
        "Each has one place.", "the checker of onnx refuses it", "write them in one dimension", _SPARSE,
    ),
    Rule(
        "ONNX303", "error", "The indices of a sparse tensor do not fit its values or its dimensions",
        "Each value has one number, or one for each dimension, of type int64.",
        "the checker of onnx refuses it", "write int64 indices of shape [values] or [values, dimensions]", _SPARSE,
    ),
    Rule(
        "ONNX305", "warning", "A sparse tensor stands for more elements than an index can count",
        "No reader can make a dense tensor of it, and a product of its dimensions wraps around.",
        "the checker of onnx refuses any index into it", "write the true dimensions", _SPARSE,
    ),
    Rule(
        "ONNX401", "warning", "A model has no graph",
        "There is nothing to run.", "the checker of onnx refuses it", "check that it is the file you think it is",
        "onnx.proto, ModelProto",
    ),
    Rule(
        "ONNX402", "note", "The bytes make sense as a model and as a single tensor",
        "Neither has a mark; the name or the caller decided.",
        "the caller decides", "nothing needs to be done; --format says which", "protobuf documentation, encoding",
    ),
)  # fmt: skip

VALUE_RULES = table(
    Rule(
        "ONNX109", "warning", "Bits behind the last element are not zero",
        "Two files of the same values differ, and a reader that takes whole bytes reads other values.",
        "the checker of onnx refuses it of 6-bit elements; its decoder does not look", "write zeros", _PROTO,
    ),
    Rule(
        "ONNX110", "warning", "An entry of a typed field is out of the range of its data type",
        "Readers cut it off, or not.", "takes the lowest bits: uint8 300 is 44", "write the value that is meant", _SEEN,
    ),
    Rule(
        "ONNX111", "warning", "A text of a tensor is not UTF-8",
        "Readers in languages with strict strings fail.", "the checker of onnx does not look; its decoder fails",
        "write UTF-8", _PROTO,
    ),
    Rule(
        "ONNX113", "warning", "A text of a tensor ends in a zero byte",
        "numpy fills texts up with zeros, so those at the end are lost with it.",
        "its decoder drops them", "remove the zeros", _SEEN,
    ),
    Rule(
        "ONNX118", "warning", "A bool is neither 0 nor 1",
        "Readers that compare bytes and readers that test for zero differ.", "gives numpy a bool of the byte 2",
        "write 1", _PROTO,
    ),
    Rule(
        "ONNX210", "error", "The checksum of the file with the elements of a tensor is another one",
        "The file was changed or is not the one that belongs to the model.",
        "never looks at it", "get the file again", _EXTERNAL,
    ),
    Rule(
        "ONNX304", "error", "An index of a sparse tensor lies outside, or they are not in ascending order",
        "A reader that trusts it writes beside the dense tensor; a value that stands twice has two values.",
        "the checker of onnx refuses it", "sort the indices, and remove what stands twice", _SPARSE,
    ),
)  # fmt: skip


# -- a tensor by itself ------------------------------------------------------------------------------------------------


def tensors(model: Any, report: Report) -> None:
    """ONNX104 to ONNX108, ONNX112 and ONNX2xx: about several fields at once, and about other files."""
    for tensor in model.tensors.values():
        record = tensor.record
        prefix = f"{tensor.place}." if tensor.place else ""
        if tensor.count is None and all(size >= 0 for size in record.dims):
            report("ONNX104", f"{prefix}dims", "")
        if record.segment is not None:
            report("ONNX112", f"{prefix}segment", "")
        external = tensor.external
        names = [field.name for field in tensor.stored_in]
        if external is not None:
            for name in names:
                report("ONNX211", f"{prefix}{name}", "")
            if tensor.dtype == "string":
                report("ONNX108", f"{prefix}external_data", "texts in another file")
            _external(model, tensor, external, prefix, report)
            continue
        if record.external_data:
            report("ONNX212", f"{prefix}external_data", "")
        for name in names[1:]:
            report("ONNX107", f"{prefix}{name}", f"{names[0]}, too")
        if names and tensor.dtype != "unknown" and not tensor.in_own_field:
            report("ONNX108", f"{prefix}{names[0]}", f"{tensor.dtype} in {names[0]}")
        elif (amounts := tensor.amounts) is not None and amounts[1] != amounts[2]:
            unit, wanted, got = amounts
            where = prefix + names[0] if names else tensor.place
            report("ONNX105" if got < wanted else "ONNX106", where, f"{got} {unit} of {wanted}")


def _external(model: Any, tensor: Any, external: Any, prefix: str, report: Report) -> None:
    severe = False
    for rule, path, detail in external.problems:
        severe |= RULES[rule].severity == "error"
        report(rule, prefix + path, detail)
    if severe or (model.folder is None and external.location not in model.new_files):
        return
    path, wanted = f"{prefix}external_data", tensor.expected_bytes
    try:
        size = model.external_size(tensor, external)
    except FormatError as error:
        report(error.rule, path, error.got)
        return
    length = wanted if external.length is None else external.length
    if wanted is not None and length != wanted:
        report("ONNX209", path, f"{length} bytes for {wanted}")
    elif length is not None and external.offset + length > size:
        report("ONNX208", path, f"{length} bytes from {external.offset} on, of {size}")


def shared_ranges(model: Any, report: Report) -> None:
    """ONNX213: about two tensors at once."""
    ranges: dict[str, list[tuple[int, int, Any]]] = {}
    for tensor in model.tensors.values():
        external, size = tensor.external, tensor.expected_bytes
        if external is not None and size:
            ranges.setdefault(external.location, []).append((external.offset, external.offset + size, tensor))
    for found in ranges.values():
        found.sort(key=lambda one: one[:2])
        last = found[0]
        for one in found[1:]:
            if one[0] < last[1]:
                report("ONNX213", f"{one[2].place}.external_data", f"with {last[2].name!r:.60}")
            last = max(last, one, key=lambda both: both[1])


# -- graphs and sparse tensors -----------------------------------------------------------------------------------------


def graphs(model: Any, report: Report) -> None:
    """ONNX120, ONNX121, ONNX401 and ONNX402: about the constants of a graph together, and about the whole file."""
    if hasattr(model.record, "ir_version") and model.record.graph is None:
        report("ONNX401", "ir_version", "")
    if model.reads_as_other:
        report("ONNX402", "", f"taken for {'a model' if hasattr(model.record, 'graph') else 'a tensor'}")
    for path, graph in model.messages("GraphProto"):
        seen: set[str] = set()
        constants = [(f"initializer[{at}].name", one) for at, one in enumerate(graph.initializer)]
        for at, sparse in enumerate(graph.sparse_initializer):
            if sparse.values is not None:
                constants.append((f"sparse_initializer[{at}].values.name", sparse.values))
        for place, one in constants:
            name = one.name or ""
            if name in seen and name:
                report("ONNX120", f"{path}.{place}", f"{name!r:.60}")
            elif not name:
                report("ONNX121", f"{path}.{place.removesuffix('.name')}", "")
            seen.add(name)


def sparse_tensors(model: Any, report: Report) -> None:
    """ONNX302, ONNX303 and ONNX305: about three messages at once."""
    for path, sparse in model.messages("SparseTensorProto"):
        values, indices = sparse.values, sparse.indices
        if math.prod(min(size, _INDICES) for size in sparse.dims[:64] if size > 0) >= _INDICES:
            report("ONNX305", f"{path}.dims", "")
        shape = [] if values is None else list(values.dims)
        if len(shape) != 1:
            report("ONNX302", f"{path}.values", f"{len(shape)} dimensions")
            continue
        fitting = [shape, [*shape, len(sparse.dims)]]
        places = [] if indices is None else list(indices.dims)
        if places not in fitting or (indices is not None and indices.data_type != _INT64):
            got = f"{places[:8]} of type {getattr(getattr(indices, 'data_type', None), 'name', 'unknown').lower()}"
            report("ONNX303", f"{path}.indices", f"{got} for {shape[0]} values in {len(sparse.dims)} dimensions")


#: DataType.INT64.
_INT64: Final = 7

#: The indices are 64-bit integers with sign.
_INDICES: Final = 2**63


# -- values ------------------------------------------------------------------------------------------------------------


def tensor_values(model: Any, report: ValueReport) -> None:
    """ONNX109 to ONNX118: they look at elements."""
    for tensor in model.tensors.values():
        try:
            for rule, below, detail, at, length in tensor.oddities():
                report(rule, tensor.path + below, detail, at, length)
        except FormatError:
            # It cannot be decoded; another rule says why.
            continue


def checksums(model: Any, report: ValueReport) -> None:
    """ONNX210: it reads whole files, each once."""
    seen: dict[str, str] = {}
    for tensor in model.tensors.values():
        external = tensor.external
        if external is None or not external.checksum or not tensor.readable:
            continue
        if external.location not in seen:
            seen[external.location] = model.digest(tensor, external)
        if seen[external.location] != external.checksum.lower():
            index = next(at for at, entry in enumerate(tensor.record.external_data) if entry.key == "checksum")
            path = f"{tensor.path}[{index}].value"
            report("ONNX210", path, f"{seen[external.location]}, not {external.checksum:.60}", 0, 0)


def sparse_indices(model: Any, report: ValueReport) -> None:
    """ONNX304."""
    for path, sparse in model.messages("SparseTensorProto"):
        if sparse.indices is None or any(size <= 0 for size in sparse.dims):
            continue
        tensor = model.tensors[f"{path}.indices"]
        if tensor.dtype == "int64" and len(tensor.shape) in (1, 2) and tensor.readable:
            for detail in _bad_index(tensor.to_numpy(), list(sparse.dims)):
                report("ONNX304", tensor.path, detail, 0, 0)


def _bad_index(indices: Any, dims: list[int]) -> Iterator[str]:
    """The first index that lies outside, or is not above the one before."""
    if indices.ndim == 2 and indices.shape[1] != len(dims):
        return
    total = 1
    for size in dims:
        total *= size
    last: Any = None
    for number, row in enumerate(indices.tolist()):
        outside = (
            not 0 <= row < total if indices.ndim == 1 else not all(0 <= at < s for at, s in zip(row, dims, strict=True))
        )
        if outside or (last is not None and row <= last):
            yield f"{row} is index {number}{'' if outside else f', behind {last}'}"
            return
        last = row


CHECKS = (graphs, tensors, shared_ranges, sparse_tensors)
VALUE_CHECKS = (tensor_values, checksums, sparse_indices)
