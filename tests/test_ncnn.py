"""Rules over ncnn models, kind by kind: what each finds, where, and what the runtime does with such a file.

The faults come from `ncnn_gallery`. The text grammar is tested in test_ncnn_text.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ncnn_gallery import (
    BASE,
    EXAMPLES,
    FC,
    GIVEN,
    IN,
    LENIENT,
    SM,
    SOUND,
    SOUND_BINARY,
    TAG,
    TEXT_ALONE,
    UNWRITABLE,
    WEIGHTS,
    Example,
    File,
    Unwritable,
    f32,
    i32,
    joined,
    marked,
    spread,
    text,
)
from ncnn_runtime import Reply, Runtime

import nkformats
from nkformats import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.generated import ncnn
from nkformats.keyed import text as texts
from nkformats.keyed.lines import line_column
from nkformats.rules import ncnn as rules
from nkformats.rules import ncnn_graph

RULES = {**ncnn.RULES, **rules.RULES}


def ids(examples: Any) -> list[str]:
    return [f"{one.rule}-{sum(x.rule == one.rule for x in examples[:at])}" for at, one in enumerate(examples)]


each = pytest.mark.parametrize("example", EXAMPLES, ids=ids(EXAMPLES))


def written(folder: Path, graph: File, weights: File | None, name: str = "m.param") -> Path:
    (folder / name).write_bytes(joined(graph))
    if weights is not None:
        (folder / "m.bin").write_bytes(joined(weights))
    return folder / name


def verdicts(folder: Path, graph: str, weights: bytes = b"") -> list[tuple[str, str, str]]:
    """Rule, path and message of what is said about a pair."""
    model = nkformats.parse(written(folder, graph, weights))
    return [(one.rule, one.path, one.message) for one in model.findings]


# -- the gallery -------------------------------------------------------------------------------------------------------


def test_gallery_is_complete() -> None:
    assert {one.rule for one in (*EXAMPLES, *UNWRITABLE, TEXT_ALONE)} == set(RULES)


@each
def test_example(example: Example, tmp_path: Path) -> None:
    """What is said is about the rule alone, and about the marked place of the file that the mark is in."""
    path = written(tmp_path, example.graph, example.weights, example.name)
    said: list[Any]
    if example.refused:
        with pytest.raises(FormatError) as caught:
            nkformats.parse(path, format="ncnn", **example.options)
        said = [caught.value]
    else:
        said = nkformats.parse(path, format="ncnn", **example.options).findings
    assert {one.rule for one in said} == {example.rule, *example.also}
    one = next(one for one in said if one.rule == example.rule)
    in_weights = marked(example.graph) is None
    offset = marked(example.weights if in_weights else example.graph)
    assert (one.path, one.offset) == (example.path, offset)
    is_text = not in_weights and not joined(example.graph).startswith(i32(7767517))
    is_text = is_text and (not example.binary or example.rule == "NCNN512")
    place = line_column(memoryview(joined(example.graph)), offset or 0) if is_text else (0, 0)
    assert (one.line, one.column) == place
    if isinstance(one, FormatError):
        assert RULES[one.rule].severity == "error"
        assert Path(one.source or "").name == ("m.bin" if in_weights else example.name)
    else:
        assert one.file == (".bin" if in_weights else ".param" if is_text else ".param.bin")


@each
def test_mended(example: Example, tmp_path: Path) -> None:
    """The nearest sound file breaks no rule: the fault is what the finding is about."""
    if example.mended is not None:
        name = "m.param.bin" if example.binary else "m.param"
        findings = nkformats.parse(written(tmp_path, *example.mended, name)).findings
        assert [str(one) for one in findings if one.severity == "error" or one.rule == example.rule] == []


def test_text_alone() -> None:
    with pytest.raises(FormatError) as caught:
        texts.parse(memoryview(joined(TEXT_ALONE.graph)), Layer)
    assert (caught.value.rule, caught.value.offset) == (TEXT_ALONE.rule, 0)


@pytest.mark.parametrize("example", UNWRITABLE, ids=ids(UNWRITABLE))
def test_unwritable(example: Unwritable, tmp_path: Path) -> None:
    model = nkformats.parse(written(tmp_path, *SOUND))
    example.change(model)
    with pytest.raises(FormatError) as caught:
        model.to_files()
    assert (caught.value.rule, caught.value.path) == (example.rule, example.path)


def test_texts() -> None:
    """No id is used twice, and every text is there."""
    assert not set(ncnn.RULES) & set(rules.RULES)
    assert not set(param_text_rules()) & set(ncnn_graph.RULES)
    for rule in RULES.values():
        assert all((rule.summary, rule.why, rule.loader, rule.mend, rule.ref)), rule.id
        assert rule.severity in ("error", "warning", "note")


def test_every_fault_of_the_notation_has_its_text() -> None:
    """The schema says which rule a fault breaks; what the rule means stands with the other rules of the format."""
    used = {*ncnn.NOTATION.text.faults.values(), *ncnn.NOTATION.weights.values()}
    assert used <= set(RULES)
    assert set(param_text_rules()) <= used


def param_text_rules() -> dict[str, Any]:
    from nkformats.rules import param_text as texts

    return texts.RULES


# -- the runtime -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def runtime() -> Iterator[Runtime]:
    if not Runtime.available():
        pytest.skip("platform: no ncnn of the version that the statements are about")
    with Runtime(timeout=20) as server:
        yield server


def asked(runtime: Runtime, example: Example, graph: File, weights: File | None) -> tuple[str, Reply]:
    """What the runtime does with a pair; empty where it computes something."""
    data = joined(graph)
    given = GIVEN if example.given is None else example.given
    if not isinstance(given, dict):
        given = {0: given} if example.binary else {"data": given} if b" data " in data else {}
    reply = runtime.run(data, None if weights is None else joined(weights), binary=example.binary, inputs=given)
    if reply.outcome != "ok":
        return {"crash": "crashes"}.get(reply.outcome, f"{reply.outcome} {reply.exception}"), reply
    return ("refuses" if reply.load_param or reply.load_model else "fails" if reply.forward else ""), reply


def values(reply: Reply) -> list[np.ndarray[Any, Any]]:
    return list(dict(reply.outputs or {}).values())


def same(one: Reply, other: Reply) -> bool:
    pairs = zip(values(one), values(other), strict=False)
    return len(values(one)) == len(values(other)) and all(
        a.shape == b.shape and np.allclose(a, b, 1e-5, 1e-6, equal_nan=True) for a, b in pairs
    )


@each
def test_reaction(example: Example, runtime: Runtime) -> None:
    """The runtime does with the file what the gallery says, and the severity of the rule follows from that."""
    if not example.reaction:
        return
    reaction, reply = asked(runtime, example, example.graph, example.weights)
    sound = reply
    if example.mended is not None:
        trouble, sound = asked(runtime, example, *example.mended)
        assert trouble == "", sound.log
    if not reaction:
        left = len(joined(example.weights or b"")) - reply.consumed
        reaction = "wrong" if not same(reply, sound) else "left" if left else "loads"
    if example.reaction == "breaks" and reaction not in ("refuses", "left", "loads"):
        reaction = "breaks"
    assert reaction == example.reaction, reply.log
    if example.rule not in LENIENT:
        assert (RULES[example.rule].severity == "error") == (reaction != "loads")


# -- the graph ---------------------------------------------------------------------------------------------------------

_SPLIT = "Split split 1 3 data a b c"


@pytest.mark.parametrize(
    "lines",
    [
        ("Concat c 1 1 a x",),
        ("Crop c 2 1 a b x",),
        ("Eltwise e 3 1 a b c x 0=1",),
        ("Gemm g 2 1 a b x",),
        ("Gemm g 3 1 a b c x",),
        ("Interp i 2 1 a b x 0=1 5=1",),
        ("MatMul m 2 1 a b x",),
        ("MultiHeadAttention m 3 1 a b c x 0=4 1=2 2=16",),
        ("MultiHeadAttention m 2 1 a b x 0=4 1=2 2=16 5=1",),
        ("MultiHeadAttention m 3 3 a b c x y z 0=4 1=2 2=16 7=1",),
        ("Noop n 3 1 a b c x",),
        ("PriorBox p 1 1 a x 0=1.0, 9=-233 10=-233",),
        ("PriorBox p 2 1 a b x 0=1.0, 9=-233 10=-233",),
        ("RNN r 2 2 a b x y 0=2 1=8",),
        ('Reshape r 2 1 a b x 6="1w,2"',),
        ("RotaryEmbed r 3 1 a b c x",),
        ("SDPA s 3 1 a b c x",),
        ("Scale s 2 1 a b x 0=-233",),
        ("Slice s 1 3 a x y z -23302=2,1,2",),
        ("Slice s 1 3 a x y z 0=-233,-233,-233",),
        ("Split t 1 1 a x",),
        ("Convolution c 2 1 a b x 0=1 1=1 19=1",),
        ("Convolution c 3 1 a b c x 0=1 1=1 5=1 19=1",),
        ("Einsum e 2 1 a b x 0=105,107,44,107,106,45,62,105,106",),
    ],
)
def test_blobs_that_operators_take(lines: tuple[str, ...], tmp_path: Path) -> None:
    """Nothing is said of layers that have as many blobs as their parameters ask for."""
    model = nkformats.parse(written(tmp_path, text(IN, _SPLIT, *lines), None))
    assert [str(one) for one in model.findings if "NCNN4" in one.rule] == []


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Crop c 1 1 a x", "NCNN413"),
        ("Crop c 2 1 a b x 3=2 4=2 5=1", "NCNN412"),
        ("Einsum e 1 1 a x 0=105,107,44,107,106,45,62,105,106", "NCNN413"),
        ("Eltwise e 1 1 a x 0=1", "NCNN413"),
        ("Gemm g 1 1 a x", "NCNN413"),
        ("Gemm g 2 1 a b x 5=1 6=1 8=1 9=4 10=-1", "NCNN412"),
        ("Input i 1 1 a x", "NCNN414"),
        ("Interp i 1 1 a x 0=1 5=1", "NCNN413"),
        ("LSTM l 2 1 a b x 0=2 1=32", "NCNN413"),
        ("LSTM l 1 2 a x y 0=2 1=32", "NCNN413"),
        ("MatMul m 1 1 a x", "NCNN413"),
        ("MemoryData m 1 1 a x 0=4", "NCNN414"),
        ("RotaryEmbed r 1 1 a x", "NCNN413"),
        ("SDPA s 1 1 a x", "NCNN413"),
        ("Convolution c 1 1 a x 0=1 1=1 19=1", "NCNN413"),
        ("Scale s 1 1 a x 0=-233", "NCNN413"),
        ("Slice s 1 2 a x y", "NCNN415"),
        ("Slice s 1 2 a x y -23302=2,1,2", "NCNN415"),
        ("Reshape r 2 1 a b x 0=4", "NCNN412"),
    ],
)
def test_blobs_that_operators_do_not_take(line: str, rule: str, tmp_path: Path) -> None:
    findings = nkformats.parse(written(tmp_path, text(IN, _SPLIT, line), None)).findings
    assert [one.rule for one in findings if one.rule in ("NCNN412", "NCNN413", "NCNN414", "NCNN415")] == [rule]


@pytest.mark.parametrize("name", ["Convolution", "Convolution1D", "Convolution3D"])
def test_key_7_is_harmless(name: str, tmp_path: Path) -> None:
    """pnnx writes it, and nobody reads it."""
    assert verdicts(tmp_path, text(IN, f"{name} c 1 1 data x 0=1 1=1 6=1 7=1"), TAG + f32(1)) == []


@pytest.mark.parametrize(
    "expression",
    [
        "4",
        "0w",
        "1,1,//(12,0n),0n",
        "floor(*(0w,1.5e+00))",
        "neg(-4)",
        "max(0w,min(0h,2)),-1",
        " 2, 2",
        "+(1,-(2,1)),4",
    ],
)
def test_expressions(expression: str, tmp_path: Path) -> None:
    assert verdicts(tmp_path, text(IN, f'Reshape r 1 1 data x 6="{expression}" 13=0')) == []


def test_long_circle(tmp_path: Path) -> None:
    """Layers beside a circle are not of it; a layer that only stands too early is something else."""
    circle = ["BinaryOp a 2 1 data z x 0=0", "ReLU b 1 1 x y", "ReLU c 1 1 y z"]
    found = verdicts(tmp_path, text(IN, "ReLU before 1 1 data q", *circle, "ReLU early 1 1 end e", "ReLU f 1 1 q end"))
    assert [(rule, path) for rule, path, _ in found if rule in ("NCNN405", "NCNN406")] == [
        ("NCNN406", "layers[2].bottoms[1]"),
        ("NCNN405", "layers[5].bottoms[0]"),
    ]


def test_blob_taken_twice_by_one_layer(tmp_path: Path) -> None:
    assert verdicts(tmp_path, text(IN, "BinaryOp a 2 1 data data x 0=0")) == []


def test_counts_follow_an_edit(tmp_path: Path) -> None:
    """The counts of a file are not held against a graph that has changed since."""
    model: Any = nkformats.parse(written(tmp_path, BASE.replace("3 3\n", "3 11\n"), WEIGHTS))
    assert [one.rule for one in model.findings] == ["NCNN402"]
    model.layers[2].tops.append("more")
    assert [one.rule for one in model.findings] == ["NCNN412"]


def test_registered_operator(tmp_path: Path) -> None:
    """What its blobs and parameters are, only the program knows that has it."""
    path = written(tmp_path, text(IN, "Mine m 1 2 data x y 17=5 -23318=1,2"), b"")
    assert [one.rule for one in nkformats.parse(path).findings] == ["NCNN426"]
    assert nkformats.parse(path, operators={"Mine": "nothing"}).findings == []


# -- the pair ----------------------------------------------------------------------------------------------------------


def test_empty_weights_of_a_network_without(tmp_path: Path) -> None:
    """Such a network has an empty `.bin`, and that is right."""
    assert verdicts(tmp_path, text(IN, "ReLU r 1 1 data x"), b"") == []
    assert verdicts(tmp_path, text("MemoryData m 0 1 m"), b"") == []


@pytest.mark.parametrize("value", ["AAAA", "    ", "\n\n\n\n"])
def test_weights_that_look_like_text(value: str, tmp_path: Path) -> None:
    """Four bytes of a constant can be letters; many different ones hardly."""
    assert verdicts(tmp_path, text("MemoryData m 0 1 m 0=1"), value.encode()) == []


def test_shifted_weights_are_suspected(tmp_path: Path) -> None:
    """Where reading breaks off, the error says where the first codebook is that can hardly be one."""
    graph = text("Input data 0 1 data 0=172", FC.replace("2=8", "2=344"), "InnerProduct fc2 1 1 fc prob 0=2 1=0 2=4")
    path = written(tmp_path, graph, spread(344) + TAG + spread(4))
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path)
    assert 'codebook is that of layer "fc" (InnerProduct), at byte 0' in caught.value.note
    assert ".param and .bin do not belong together" in str(caught.value)


def test_codebooks_are_counted_once(tmp_path: Path) -> None:
    """A shift makes dozens of codebooks; the first is shown, and how many there are."""
    graph = text(IN, FC, "InnerProduct fc2 1 1 fc prob 0=2 1=0 2=4")
    table = f32(*(n % 3 for n in range(256)))
    found = verdicts(tmp_path, graph, i32(1) + table + bytes(8) + i32(1) + table + bytes(4))
    message = "it is not sorted; 2 tables are"
    assert [one for one in found if one[2].endswith(message)] == [
        ("NCNN514", "layers[1].body.weight.table", f"{rules.RULES['NCNN514'].summary}: {message}")
    ]


def test_falling_codebook(tmp_path: Path) -> None:
    table = f32(*(-n for n in range(256)))
    assert verdicts(tmp_path, BASE, i32(1) + table + bytes(8)) == []


def test_left_weights_are_not_held_against_an_unknown_operator(tmp_path: Path) -> None:
    """Nobody can tell what they are."""
    graph = text(IN, "Mine m 1 1 data x", FC.replace("data", "x"), SM)
    assert [rule for rule, _, _ in verdicts(tmp_path, graph, WEIGHTS)] == ["NCNN426"]


def test_binary_pair(tmp_path: Path) -> None:
    assert nkformats.parse(written(tmp_path, *SOUND_BINARY, "m.param.bin")).findings == []


# -- files that people shipped -----------------------------------------------------------------------------------------

#: A part of each warning of the list, and the rule that says it.
_WARNINGS = {
    "blob_count exceeds": "NCNN402",
    "blob consumed twice": "NCNN410",
    "duplicate layer name": "NCNN408",
    "key not used": "NCNN416",
    "scales are +inf": "NCNN515",
}


def test_wild(corpus: Path) -> None:
    """Every file has the verdict of the list, and every warning of it is a finding."""
    import json

    folder = corpus / "ncnn"
    for entry in json.loads((folder / "wild.json").read_text()):
        files = {one["role"]: folder / "wild" / one["file"] for one in entry["files"]}
        graph = next(files[role] for role in ("param", "param.bin", "pnnx.param") if role in files)
        try:
            model = nkformats.parse(graph, format="ncnn")
            broken = any(one.severity == "error" for one in model.findings)
            found = {one.rule for one in model.findings}
            verdict = "reject" if broken else "custom" if model.unread(graph_only="bin" not in files) else "ok"
        except FormatError as error:
            verdict, found = "reject", {error.rule}
        assert verdict == entry["verdict"], (entry["name"], found)
        for warning in entry["warnings"]:
            assert next(rule for part, rule in _WARNINGS.items() if part in warning) in found, (entry["name"], warning)
