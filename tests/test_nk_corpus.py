"""Every file of the corpus against its right answers, which were taken by an independent parser.

The comparison is driven by the keys of golden.json: a key that no line here knows fails, so nothing in it goes unread.
`python tests/test_nk_corpus.py` writes nk_findings.json again.
"""

from __future__ import annotations

import functools
import hashlib
import json
import math
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import CORPUS, corpus_files

REAL = corpus_files("nk", "*.nk")
SYNTHETIC = corpus_files("nk/synthetic", "*.nk")
FILES = REAL + SYNTHETIC
SNAPSHOT = Path(__file__).with_name("nk_findings.json")

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")

#: Where the file came from and what netkit's own readers said about it: not facts about its bytes.
PROVENANCE = {
    "commit",
    "commit_time",
    "git_blob",
    "head_loader",
    "head_paths",
    "other_commits",
    "path",
    "upstream_python",
}

#: Names of golden.json that differ from the specification's, which the schema has; the last three are by kind.
FIELDS = {
    "c3_channels": "c3",
    "c4_channels": "c4",
    "c5_channels": "c5",
    "reserved": "packed",
    ("conv2d", "byte15"): "pad_extra",
    ("depthwise_conv2d", "byte15"): "kernel_w_or_pad",
    ("depthwise_conv2d", "kernel_size"): "kernel_h",
    ("depthwise_conv2d", "filters"): "channels",
}


@functools.cache
def golden(folder: str) -> dict[str, dict[str, Any]]:
    return json.loads((CORPUS / folder / "golden.json").read_text())


def right_answer(path: Path) -> dict[str, Any]:
    return golden(str(path.parent.relative_to(CORPUS)))[path.name]


def digest(data: Any) -> str:
    return hashlib.sha256(bytes(data)).hexdigest()


def compare(got: dict[str, Callable[[], Any]], wanted: dict[str, Any], where: str) -> None:
    """Each key of the right answer against the function that gives ours; both have the same keys."""
    unknown = set(wanted) - set(got)
    assert not unknown, f"{where}: golden.json has {sorted(unknown)}, which nothing is compared with"
    for key, value in wanted.items():
        ours = got[key]()
        assert ours == value, f"{where}.{key}: {ours!r}, not {value!r}"


def of(record: Any, *names: str) -> dict[str, Callable[[], Any]]:
    return {name: functools.partial(getattr, record, name) for name in names}


def name_of(member: Any) -> str:
    return member.name.lower()


@each_file
def test_golden(path: Path) -> None:
    """Header, layers, catalogs with offsets and digests, QUAN with its tables, TCAS: all as the right answers say.

    One long function, since its parts are the rows of one table over the same file.
    """
    model = nkformats.parse(path)
    data = path.read_bytes()
    record, header = model.record, model.record.header
    offsets = {span.path: span.offset for span in model.spans(nodes=True)}
    ends = {span.path: span.offset + span.length for span in model.spans(nodes=True)}
    wanted = {key: value for key, value in right_answer(path).items() if key not in PROVENANCE}

    def anomalies() -> list[str]:
        # Written in words; what they say is tested by the findings. The tail is a number, though.
        for text in wanted["anomalies"]:
            if "tail pad" in text:
                assert f"tail pad {len(record.weights.tail)}" in text
            else:
                assert text.startswith("quant0 channel count")
                assert "NK410" in {finding.rule for finding in model.findings}
        return wanted["anomalies"]

    def section(inner: Callable[[dict[str, Any]], None], key: str, part: Any) -> Callable[[], Any]:
        def check() -> Any:
            if part is None:
                return None
            assert wanted[key] is not None
            inner(wanted[key])
            return wanted[key]

        return check

    def check_header(right: dict[str, Any]) -> None:
        plain = ("version", "network_kind", "input_rank", "input_shape", "flags", "num_layers")
        sizes = ("num_weight_tensors", "num_bias_tensors", "weights_bytes", "biases_bytes")
        compare({**of(header, *plain, *sizes), "magic": lambda: header.magic.decode()}, right, "header")
        assert set(right) == {field.name for field in header._layout}

    def check_layers() -> list[dict[str, Any]]:
        for number, right in enumerate(wanted["layers"]):
            check_layer(number, right)
        return wanted["layers"][: len(record.layers)]

    def check_layer(number: int, right: dict[str, Any]) -> None:
        layer, place = record.layers[number], f"layers[{number}]"
        kind = name_of(layer.kind)
        got: dict[str, Callable[[], Any]] = {
            "index": lambda: number,
            "kind": lambda: kind,
            "kind_code": lambda: int(layer.kind),
            "offset": lambda: offsets[place],
            "record_bytes": lambda: ends[place] - offsets[place],
        }
        seen = set()
        for key in set(right) - set(got):
            name = FIELDS.get((kind, key)) or FIELDS.get(key) or key
            seen.add(name)
            value = getattr(layer.body, name)
            got[key] = lambda name=name, value=value: name_of(value) if name == "activation" else value
        compare(got, right, place)
        # Fields that golden.json does not mention are filler, or filler in this version.
        for field in layer.body._layout:
            value = getattr(layer.body, field.name)
            assert field.name in seen or field.padding or not value, f"{place}.{field.name}"

    def check_catalog(which: str, payload: str) -> Callable[[], Any]:
        def check() -> list[dict[str, Any]]:
            for number, right in enumerate(wanted[which]):
                entry, place = getattr(record, which)[number], f"{payload}.tensors[{number}]"
                stored = getattr(record, payload).tensors[number]
                compare(
                    {
                        **of(entry, "rank", "num_elements"),
                        "dims": lambda entry=entry: entry.dims[: entry.rank],
                        "dtype": lambda entry=entry: name_of(entry.dtype),
                        "dtype_code": lambda entry=entry: int(entry.dtype),
                        "nbytes": lambda stored=stored: len(stored),
                        "offset": lambda place=place: offsets[place],
                        "sha256": lambda stored=stored: digest(stored),
                    },
                    right,
                    f"{which}[{number}]",
                )
                # The same by name, as the library's users see it.
                tensor = next(one for one in model.tensors.values() if one.path == place)
                assert (tensor.offset, tensor.nbytes) == (right["offset"], right["nbytes"])
                assert (tensor.dtype, list(tensor.shape)) == (right["dtype"], right["dims"])
                assert digest(tensor.data) == right["sha256"] == digest(tensor.array)
            return wanted[which][: len(getattr(record, which))]

        return check

    def check_quant(right: dict[str, Any]) -> None:
        quant = record.quant
        sections = {"bytes", "flags", "num", "offset", "descs"}
        assert set(right) == sections
        assert (right["flags"], right["num"]) == (quant.flags, quant.num_tensors)
        assert (right["offset"], right["bytes"]) == (offsets["quant"], ends["quant"] - offsets["quant"])
        assert len(right["descs"]) == len(quant.params)
        for number, desc in enumerate(right["descs"]):
            params = quant.params[number]
            tables = quant.channel_scales
            compare(
                {
                    **of(params, *(field.name for field in params._layout)),
                    "channel_scales": lambda n=number, r=desc, tables=tables: check_table(
                        tables[n], r["channel_scales"]
                    ),
                },
                desc,
                f"quant.params[{number}]",
            )
            assert ("channel_scales" in desc) == (tables is not None)
            assert {field.name for field in params._layout} <= set(desc)

    def check_table(table: Any, right: dict[str, Any]) -> dict[str, Any]:
        scales = table.array("scales")
        compare(
            {
                "count": lambda: len(scales),
                "first": lambda: float(scales[0]) if len(scales) else None,
                "min": lambda: float(scales.min()) if len(scales) else None,
                "max": lambda: float(scales.max()) if len(scales) else None,
                "sha256": lambda: digest(table.scales),
            },
            right,
            "channel_scales",
        )
        return right

    def check_tests(right: dict[str, Any]) -> None:
        tests = record.tests
        assert set(right) == {"bytes", "cases", "num_cases", "offset", "tolerance"}
        assert (right["num_cases"], right["tolerance"]) == (tests.num_cases, tests.tolerance)
        assert (right["offset"], right["bytes"]) == (offsets["tests"], ends["tests"] - offsets["tests"])
        assert len(right["cases"]) == len(tests.cases)
        for number, case in enumerate(right["cases"]):
            one = tests.cases[number]
            compare(
                {
                    **of(one, "name", "label"),
                    "input_count": lambda one=one: one.num_input,
                    "input_dtype": lambda one=one: one.array("input_data").dtype.name,
                    "input_sha256": lambda one=one: digest(one.input_data),
                    "output_count": lambda one=one: one.num_output,
                    "output_sha256": lambda one=one: digest(one.expected_output),
                    "expected": lambda one=one: one.array("expected_output").tolist(),
                },
                case,
                f"tests.cases[{number}]",
            )

    payload_end = ends["biases"]
    compare(
        {
            "align_pad": lambda: offsets["weights"] - (ends["quant"] if record.quant else ends["bias_catalog"]),
            "anomalies": anomalies,
            "header": section(check_header, "header", header),
            "layers": check_layers,
            "weight_catalog": check_catalog("weight_catalog", "weights"),
            "bias_catalog": check_catalog("bias_catalog", "biases"),
            "quant": section(check_quant, "quant", record.quant),
            "tcas": section(check_tests, "tcas", record.tests),
            "catalog_end": lambda: ends["bias_catalog"],
            "meta_end": lambda: offsets["weights"],
            "payload_offset": lambda: offsets["weights"],
            "payload_end": lambda: payload_end,
            "weights_bytes": lambda: offsets["biases"] - offsets["weights"],
            "biases_bytes": lambda: payload_end - offsets["biases"],
            "sha256": lambda: digest(data),
            "size": lambda: model.size,
        },
        wanted,
        path.name,
    )
    assert len(record.layers) == len(wanted["layers"])
    assert len(record.weight_catalog) == len(wanted["weight_catalog"])
    assert len(record.bias_catalog) == len(wanted["bias_catalog"])
    assert len(model.tensors) == len(wanted["weight_catalog"]) + len(wanted["bias_catalog"])


def test_corpus_is_all_there(corpus: Path) -> None:
    """No file without a right answer, no right answer without a file."""
    assert {path.name for path in REAL} == set(golden("nk"))
    assert {path.name for path in SYNTHETIC} == set(golden("nk/synthetic"))
    kinds = {layer["kind_code"] for path in FILES for layer in right_answer(path)["layers"]}
    # No bundle with a detection head of its own was small enough; `pafpn.nk` has three inside.
    assert kinds == set(range(1, 15)) - {12}
    assert {right_answer(path)["header"]["version"] for path in FILES} == {1, 2, 3, 4}


@each_file
def test_comes_back_to_the_byte(path: Path) -> None:
    """An untouched file is written as it was, and canonical writing changes nothing: these are as writers make them."""
    data = path.read_bytes()
    model = nkformats.parse(data)
    assert model.to_bytes() == data
    assert model.to_files() == {".nk": data}
    assert nkformats.parse(data).to_bytes(canonical=True) == data
    assert nkformats.from_record(model.record).to_bytes() == data


@each_file
def test_every_byte_has_one_owner(path: Path) -> None:
    """Spans follow one another from the first to the last byte; their values are what stands there."""
    data = path.read_bytes()
    model = nkformats.parse(data)
    position = 0
    for span in model.spans():
        assert span.offset == position, span.path
        position += span.length
        stored = data[span.offset : position]
        assert span.field is not None
        if span.field.kind == "bytes":
            assert bytes(span.value) == stored
        elif span.field.kind == "text":
            assert span.value.encode() == stored
        else:
            code = span.field.code_of(span.record)
            assert struct.pack(code, span.value) == stored
    assert position == len(data)


# -- findings ---------------------------------------------------------------------------------------------------------

#: Why files of the corpus break rules; the errors among them are of files that were built to break them.
REASONS = {
    "NK101": "written by netkit of early July 2026; today's refuses versions 1 and 2",
    "NK112": "quantised before netkit stored int8 test inputs (flag 0x0004): its tests are float",
    "NK211": "built to show that a stride without a depthwise convolution is ignored",
    "NK217": "built to show that the reference ignores the padding of a 1x1 convolution",
    "NK220": "built with a padding code in the last byte of a depthwise record",
    "NK410": "built with a table of two scales for three channels, which the reference ignores",
    "NK602": "a block that was exported to show the importer; its second convolution is all zeros",
    "NK412": "built with relu6 or softmax where the int8 runtime leaves them out",
    "NK415": "built with a softmax behind three layers, for which the reference gives another output",
}


def findings_of(path: Path) -> list[dict[str, str]]:
    found = nkformats.validate(path).findings
    return [{"rule": one.rule, "path": one.path, "reason": REASONS.get(one.rule, "unexplained")} for one in found]


def snapshot() -> dict[str, list[dict[str, str]]]:
    found = {path.relative_to(CORPUS / "nk").as_posix(): findings_of(path) for path in FILES}
    return {name: findings for name, findings in found.items() if findings}


def test_findings_are_those_of_the_snapshot(corpus: Path) -> None:
    """Which file breaks which rule where, and why; files that are not listed break none."""
    stored = json.loads(SNAPSHOT.read_text())
    assert snapshot() == stored
    assert all(one["reason"] != "unexplained" for findings in stored.values() for one in findings)


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.stem)
def test_no_error_on_a_real_file(path: Path) -> None:
    """These files are in use; an error would be ours."""
    report = nkformats.validate(path)
    assert report.verdict == "sound"
    assert report.format == "nk"
    assert report.variant == f"v{right_answer(path)['header']['version']}"


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.stem)
def test_rules_agree_with_the_reference_loader(path: Path) -> None:
    """What netkit's loader refuses has a finding that says so."""
    accepted = right_answer(path)["head_loader"]["accepts"]
    assert accepted == ("NK101" not in {finding.rule for finding in nkformats.validate(path).findings})


# -- names ------------------------------------------------------------------------------------------------------------


@each_file
def test_tensor_names(path: Path) -> None:
    """A pair for each place that the layer kind has; names are `layers.<i>.<role>.weight`, weights before biases."""
    names = list(nkformats.parse(path).tensors)
    half = len(names) // 2
    assert [name.removesuffix(".weight") for name in names[:half]] == [
        name.removesuffix(".bias") for name in names[half:]
    ]
    assert not any("#" in name or name.startswith(("weights.", "biases.")) for name in names)
    layers = right_answer(path)["layers"]
    singles = {"dense", "conv2d", "depthwise_conv2d", "batch_norm2d", "layernorm2d"}
    for name in names:
        number = int(name.split(".")[1])
        assert (name.count(".") == 2) == (layers[number]["kind"] in singles)


def test_tensor_names_of_the_fused_kinds(corpus: Path) -> None:
    """The order of tensors, by name: a reader of the specification finds each tensor under its role."""

    def weights(name: str, layer: int) -> list[str]:
        model = nkformats.parse(corpus / "nk" / name)
        prefix, suffix = f"layers.{layer}.", ".weight"
        return [n[len(prefix) : -len(suffix)] for n in model.tensors if n.startswith(prefix) and n.endswith(suffix)]

    assert weights("convnextv2_atto_block__b195ba26.nk", 0) == ["dw", "ln", "pw1", "grn", "pw2"]
    head = ["stem", "cls_convs.0", "reg_convs.0", "cls_pred", "reg_pred", "obj_pred"]
    path = [f"path.{step}.{part}" for step in ("td_p4", "td_p3", "bu_n4", "bu_n5") for part in ("dw", "pw")]
    heads = [f"head.{level}.{part}" for level in ("p3", "p4", "p5") for part in head]
    assert weights("synthetic/pafpn.nk", 5) == ["lateral3", "lateral4", "lateral5", *path, *heads]
    uib = ["start_dw", "start_bn", "expand", "expand_bn", "middle_dw", "middle_bn", "project", "project_bn"]
    assert weights("synthetic/uib_start_mid_ds1_s2.nk", 0) == uib


@each_file
def test_arrays_have_the_values(path: Path) -> None:
    """Arrays are views of the stored bytes: element count, dtype and the first values, without a copy."""
    data = np.frombuffer(path.read_bytes(), np.uint8)
    for tensor in nkformats.parse(data).tensors.values():
        array = tensor.array
        assert array is not None
        assert (array.shape, array.dtype.name, array.flags.writeable) == (tensor.shape, tensor.dtype, False)
        assert array.size == math.prod(tensor.shape)
        assert np.shares_memory(array, data)
        assert tensor.storage == tensor.dtype
        copied = tensor.to_numpy()
        assert copied.flags.writeable
        assert not np.shares_memory(copied, data)


if __name__ == "__main__":
    SNAPSHOT.write_text(json.dumps(snapshot(), indent=1) + "\n")
    sys.stderr.write(f"{SNAPSHOT.name} written\n")
