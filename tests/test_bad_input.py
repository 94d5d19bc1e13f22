"""Broken and odd input: each kind is refused or reported under its own rule, at its own path and offset.

The exhibits stand in `nk_gallery`. What no rule can be named for (arbitrary bytes) is in test_promise_p1.
"""

from __future__ import annotations

import functools
import struct

import nk_gallery
import nk_models
import pytest
from nk_gallery import FATAL, ODD, Fatal, Odd, u32
from nk_models import NK, add, empty, outcome, patched, values

import nkformats
from nkformats import FormatError
from nkformats.generated import nk
from nkformats.generated.nk import LayerKind

RULES = NK.rules


def refusal(data: bytes, **options: object) -> FormatError:
    with pytest.raises(FormatError) as caught:
        nkformats.parse(data, format="nk", **options)  # type: ignore[arg-type]
    return caught.value


# -- the gallery ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", nk_models.BASES)
def test_bases_are_sound(name: str) -> None:
    """What the exhibits are made from breaks no rule itself; else they would prove nothing."""
    report = nkformats.validate(nk_models.BASES[name]().to_bytes())
    assert report.verdict == "sound"
    assert [str(finding) for finding in report.findings] == []


def test_every_rule_has_an_exhibit() -> None:
    """A rule that nothing can break is dead text, and one that nobody breaks here is untested."""
    # Those over values are in test_values.
    assert {one.rule for one in (*FATAL, *ODD)} == set(RULES) - set(NK.value_rules)


def test_no_rule_is_both_fatal_and_reported() -> None:
    """A rule ends reading or is a finding. Rules that end reading are errors."""
    assert not {one.rule for one in FATAL} & {one.rule for one in ODD}
    assert {RULES[one.rule].severity for one in FATAL} == {"error"}


@pytest.mark.parametrize("one", FATAL, ids=lambda one: f"{one.rule}-{one.path}-{one.got}")
def test_fatal(one: Fatal) -> None:
    """Magic, version, kind, counts: the error names rule, field, offset, what is allowed and what is there."""
    data = patched(nk_models.BASES[one.base]().to_bytes(), one.edit)
    error = refusal(data)
    assert (error.rule, error.path, error.offset, error.got) == (one.rule, one.path, one.edit[0], one.got)
    assert one.expected in error.expected
    text = str(error)
    for part in (one.rule, one.path, str(error.offset), hex(error.offset), error.expected, one.got):
        assert part in text
    report = nkformats.validate(data, format="nk")
    assert report.verdict == "broken"
    (finding,) = report.findings
    assert (finding.rule, finding.severity, finding.path, finding.offset) == (one.rule, "error", one.path, one.edit[0])


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}-{one.offset}")
def test_odd(one: Odd) -> None:
    """The file is read; the finding has rule, severity, path and offset, and nothing else is found by the way."""
    data = one.data()
    report = nkformats.validate(data)
    found = [finding for finding in report.findings if finding.rule == one.rule]
    assert (one.path, one.offset) in [(finding.path, finding.offset) for finding in found]
    assert {finding.severity for finding in found} == {RULES[one.rule].severity}
    assert {finding.rule for finding in report.findings} == {one.rule} | one.also
    assert all(RULES[one.rule].summary.rstrip(".") in finding.message for finding in found)
    errors = any(RULES[rule].severity == "error" for rule in {one.rule} | one.also)
    assert report.verdict == ("broken" if errors else "sound")
    # Odd is not refused: the file comes back to the byte.
    assert nkformats.parse(data).to_bytes() == data


@pytest.mark.parametrize(
    ("rules", "severity"),
    [
        (("NK103", "NK303"), "error"),  # rank above 4
        (("NK207",), "error"),  # stride 0
        (("NK308", "NK309"), "error"),  # a catalog larger than its payload
        (("NK203", "NK314", "NK401", "NK402", "NK403", "NK411", "NK413", "NK414"), "error"),  # refused when loading
        (("NK222", "NK223", "NK224", "NK225", "NK316"), "error"),  # refused when loading, or misread
        (("NK215", "NK217", "NK415", "NK416"), "error"),  # crashes and misreads
        (("NK109", "NK404"), "warning"),  # unknown flag bits
        (("NK201", "NK301", "NK310", "NK503"), "warning"),  # reserved bytes, padding
        (("NK114",), "warning"),  # bytes after TCAS
        (("NK101",), "warning"),  # versions 1 and 2
        (("NK220",), "warning"),  # ambiguous depthwise byte
    ],
)
def test_severities(rules: tuple[str, ...], severity: str) -> None:
    """What the reference crashes on or misreads is an error; what it ignores is a warning, never silently fine."""
    assert {RULES[rule].severity for rule in rules} == {severity}


# -- what the reference refuses, crashes on or misreads ---------------------------------------------------------------


def _one(
    kind: LayerKind, body: object, weights: dict[str, tuple[int, ...]], shape: tuple[int, ...] = (6, 6, 2)
) -> bytes:
    model = empty(list(shape))
    add(model, kind, body, weights)
    return model.to_bytes()


REFERENCE_FAILS = {
    "an int8 payload without the tail that aligns the biases": nk_gallery.without_tail,
    **{
        f"{kind.name.lower()} of other channels": nk_gallery.single(kind, body, weights)
        for kind, body, weights, _, _ in nk_gallery.THREE
    },
    "a pyramid of another c5 than arrives": nk_gallery.edited("pyramid", nk_gallery.other_filters(4, 5)),
    "depthwise without a kernel width": lambda: _one(
        LayerKind.DEPTHWISE_CONV2D, nk.DepthwiseConv2d(kernel_h=3, channels=2), {"": (2, 3, 0)}
    ),
    "an output without positions": lambda: _one(
        LayerKind.CONV2D, nk.Conv2d(kernel_size=9, filters=3), {"": (3, 9, 9, 2)}
    ),
    "never checked: dense in a cnn without flatten": lambda: _one(
        LayerKind.DENSE, nk.Dense(units=3), {"": (3, 72)}
    ),
    "an int8 mlp of one layer with softmax": lambda: nk_gallery.int8_mlp(1),
    "an int8 mlp of three layers with softmax": lambda: nk_gallery.int8_mlp(3),
    "a padded int8 convolution with a weight zero point": nk_gallery.change("int8", (224, u32(1))),
}  # fmt: skip


@pytest.mark.parametrize("name", REFERENCE_FAILS)
def test_what_the_reference_cannot_run_is_broken(name: str) -> None:
    """Refused at loading, never checked and then misread, or a crash or wrong result of the runtime."""
    assert nkformats.validate(REFERENCE_FAILS[name]()).verdict == "broken"


@pytest.mark.parametrize("layers", [2, 4])
def test_a_softmax_that_the_runtime_can_do(layers: int) -> None:
    """Behind an even number of layers the scratch buffer is free."""
    assert nkformats.validate(nk_gallery.int8_mlp(layers)).findings == []


def test_layers_without_channels() -> None:
    """Sizes of 0 that agree with one another are no reason to divide by them."""
    model = empty([4, 4, 2])
    resnet = nk.ResnetBasicBlock(in_channels=2, out_channels=0)
    shapes = {
        "conv1": (0, 3, 3, 2), "bn1": (0,), "conv2": (0, 3, 3, 0), "bn2": (0,), "shortcut": (0, 1, 1, 2),
        "shortcut_bn": (0,),
    }  # fmt: skip
    add(model, LayerKind.RESNET_BASIC_BLOCK, resnet, shapes)
    add(model, LayerKind.DEPTHWISE_CONV2D, nk.DepthwiseConv2d(kernel_h=3, channels=0), {"": (0, 3, 3)})
    report = nkformats.validate(model.to_bytes())
    assert {(one.rule, one.path) for one in report.findings} >= {
        ("NK209", "layers[0].body.out_channels"), ("NK209", "layers[1].body.channels"),
    }  # fmt: skip


# -- short data, lengths that lie -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mlp", "cnn", "int8", "pyramid"])
def test_truncated_anywhere(name: str) -> None:
    """Cut at any byte, the error names the field that is cut, its offset, what it needs and what is left of it."""
    model = nk_models.BASES[name]()
    data = model.to_bytes()
    spans = [span for span in nkformats.parse(data).spans() if span.length]
    for length in range(len(data)):
        span = next(span for span in spans if span.offset + span.length > length)
        error = refusal(data[:length])
        assert error.rule == "GEN001"
        # Payloads are announced as a whole, by their header field, and everything else field by field.
        assert span.path.startswith(error.path)
        if error.path == span.path:
            assert (error.offset, error.expected) == (span.offset, f"{span.length} bytes")
        else:
            assert error.path in {"weights", "biases"}
        assert error.got == f"{length - error.offset} before the end"


def test_an_empty_file_and_a_short_magic_are_no_known_format() -> None:
    """Without the whole signature nobody can say which format it was meant to be."""
    for data in (b"", b"N", b"NKI"):
        with pytest.raises(FormatError) as caught:
            nkformats.parse(data)
        assert (caught.value.rule, caught.value.offset) == ("GEN007", 0)
        report = nkformats.validate(data)
        assert (report.verdict, report.findings) == ("not validated", [])
        assert report.reason


COUNTS = {
    "header.num_layers": ("mlp", 28, 4, 0, 100),
    "header.num_weight_tensors": ("mlp", 32, 4, 0, 128),
    "header.num_bias_tensors": ("mlp", 36, 4, 0, 128),
    "header.weights_bytes": ("mlp", 40, 4, 0, None),
    "header.biases_bytes": ("mlp", 44, 4, 0, None),
    "quant.num_tensors": ("int8", 208, 2, 1, 100),
    "quant.channel_scales[0].num_channels": ("int8", 276, 4, 0, None),
    "quant.channel_scales[1].num_channels": ("int8", 292, 4, 0, None),
    "tests.num_cases": ("mlp", 284, 4, 1, 16),
    "tests.cases[0].len_name": ("mlp", 292, 1, 1, 127),
    "tests.cases[0].num_input": ("mlp", 304, 4, 1, 16384),
    "tests.cases[1].num_output": ("mlp", 356, 4, 1, 16384),
}


@pytest.mark.parametrize("path", COUNTS)
def test_every_count_at_every_edge(path: str) -> None:
    """0, 1, both sides of the limit, 2^31 and the largest number: the limit's own error, or another `FormatError`."""
    base, offset, width, least, most = COUNTS[path]
    data = nk_models.BASES[base]().to_bytes()
    assert nk_models.where(nkformats.parse(data))[path] == offset
    ceiling = 256**width - 1
    wanted = {0, 1, 2, 2**31, 2**31 - 1, ceiling, *([] if most is None else [most, most + 1])}
    for value in sorted(value for value in wanted if value <= ceiling):
        broken = patched(data, (offset, value.to_bytes(width, "little")))
        result = outcome(functools.partial(nkformats.parse, broken))
        beyond = value < least or (most is not None and value > most)
        refused = isinstance(result, FormatError)
        assert refused or not beyond, value
        if refused:
            assert (result.path == path and result.offset == offset) == beyond, (value, str(result))
            assert not beyond or result.got == str(value)
            assert beyond or most is not None or value < 2**31 - 1 or result.rule == "GEN001"


LIES = {
    # What is declared, and the path and offset at which the data end.
    "weights past the end": ("mlp", (40, u32(1000)), "weights", 176, "1000 bytes", "192 before the end"),
    "biases past the end": ("mlp", (44, u32(1000)), "biases", 256, "1000 bytes", "112 before the end"),
    "catalog past the end": ("mlp", (32, u32(128)), "weight_catalog[12]", 368, "1 bytes", "0 before the end"),
    "bias catalog past the end": ("mlp", (36, u32(128)), "bias_catalog[10]", 368, "1 bytes", "0 before the end"),
    "scales past the end": (
        "int8", (276, u32(2**30)), "quant.channel_scales[0].scales", 280, f"{2**32} bytes", "152 before the end",
    ),
    "case inputs past the end": (
        "mlp", (304, u32(16)), "tests.cases[0].input_data", 308, "64 bytes", "60 before the end",
    ),
    "case outputs past the end": (
        "mlp", (356, u32(3)), "tests.cases[1].expected_output", 360, "12 bytes", "8 before the end",
    ),
    "a case too many": ("mlp", (284, u32(3)), "tests.cases[2].len_name", 368, "1 bytes", "0 before the end"),
    "a name past the end": ("mlp", (332, b"\x7f"), "tests.cases[1].name", 333, "127 bytes", "35 before the end"),
}  # fmt: skip


@pytest.mark.parametrize("name", LIES)
def test_lengths_that_lie(name: str) -> None:
    """A declared length is compared with the bytes that are there, before anything is read or allocated."""
    base, edit, path, offset, expected, got = LIES[name]
    error = refusal(patched(nk_models.BASES[base]().to_bytes(), edit))
    assert error.rule == "GEN001"
    assert (error.path.removesuffix(".rank"), error.offset) == (path, offset)
    assert (error.expected, error.got) == (expected, got)


@pytest.mark.parametrize(
    ("offset", "value"),
    [(28, u32(1)), (28, u32(3)), (32, u32(1)), (32, u32(3)), (36, u32(1)), (36, u32(3)), (40, u32(84)), (44, u32(20))],
)
def test_small_lies_never_pass_as_sound(offset: int, value: bytes) -> None:
    """A count or a size that is wrong by one shifts everything behind it; that must not look like a good file."""
    data = patched(nk_models.mlp().to_bytes(), (offset, value))
    assert nkformats.validate(data).verdict == "broken"


# -- limits -----------------------------------------------------------------------------------------------------------


def test_limits_are_inclusive() -> None:
    """As many as the limit says are accepted, written and read; one more is refused at both."""
    model = empty([4, 4, 2])
    for _ in range(100):
        add(model, LayerKind.FLATTEN, nk.Flatten())
    data = model.to_bytes()
    assert len(nkformats.parse(data).record.layers) == 100
    add(model, LayerKind.FLATTEN, nk.Flatten())
    with pytest.raises(FormatError) as caught:
        model.to_bytes()
    assert (caught.value.rule, caught.value.path) == ("NK003", "header.num_layers")

    model = nk_models.mlp()
    case = model.record.tests.cases[0]
    case.name, case.input_data = "n" * 127, values((16384,))
    model.record.tests.cases = [case] * 16
    assert len(nkformats.parse(model.to_bytes()).record.tests.cases) == 16
    case.name = "n" * 128
    with pytest.raises(FormatError) as caught:
        model.to_bytes()
    assert (caught.value.rule, caught.value.path) == ("NK011", "tests.cases[0].len_name")


def test_a_callers_limit_is_named() -> None:
    """`limits=` tightens or widens one limit; the message says which, so that the caller can find it."""
    data = nk_models.mlp().to_bytes()
    error = refusal(data, limits={"header.num_layers": 1})
    assert (error.rule, error.path, error.got) == ("NK003", "header.num_layers", "2")
    assert error.expected == "at most 1 (limit header.num_layers)"
    wide = struct.pack("<4sIBBH4I5I", b"NKIT", 3, 2, 3, 0, 4, 4, 2, 0, 101, 0, 0, 0, 0) + b"\x04\0\0\0" * 101
    assert refusal(wide).rule == "NK003"
    assert len(nkformats.parse(wide, limits={"header.num_layers": 101}).record.layers) == 101
    error = refusal(data, limits={"file.bytes": 367})
    assert (error.rule, error.offset) == ("GEN008", 367)
    assert "limit file.bytes" in error.expected
    assert nkformats.parse(data, limits={"file.bytes": 368}).size == 368


def test_limits_that_are_none_are_refused() -> None:
    """A misspelt limit that silently did nothing would be a hole."""
    data = nk_models.mlp().to_bytes()
    for limits in ({"header.layers": 1}, {"header.num_layers": -1}, {"header.num_layers": True}):
        with pytest.raises(ValueError) as caught:
            nkformats.parse(data, limits=limits)
        assert not isinstance(caught.value, FormatError)


def test_the_formats_own_limits() -> None:
    """The limits of the reference loader, by the names that callers use."""
    assert NK.limits == {
        "header.num_layers": 100,
        "header.num_weight_tensors": 128,
        "header.num_bias_tensors": 128,
        "quant_section.num_tensors": 100,
        "test_section.num_cases": 16,
        "test_case.len_name": 127,
        "test_case.num_input": 16384,
        "test_case.num_output": 16384,
    }


# -- what the tree of an error is good for ----------------------------------------------------------------------------


def test_an_error_carries_the_tree_so_far() -> None:
    """What was read before the fault is still right, and can be looked at byte by byte."""
    data = nk_models.mlp().to_bytes()
    error = refusal(data[:200])
    model = error.model
    assert not model.complete
    assert model.findings == []
    assert (model.format, model.variant, model.size) == ("nk", "v4", 200)
    assert [layer.body.units for layer in model.record.layers] == [4, 2]
    assert model.at(52).path == "layers[0].body.units"
    assert nkformats.at(data[:200], 52).value == 4
    with pytest.raises(FormatError):
        nkformats.at(data[:200], 190)
    with pytest.raises(FormatError):
        model.to_bytes()
    # In the middle of a record, too.
    error = refusal(data[:62])
    assert error.path == "layers[0].body.alpha"
    assert error.model.record.layers[0].body.units == 4
