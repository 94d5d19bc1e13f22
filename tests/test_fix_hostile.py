"""Mending and editing of files that nobody vouches for: no other exception, no change of meaning, no half edit."""

from __future__ import annotations

import copy
import random

import ncnn_gallery
import nk_models
import nnn_models
import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_fix import meaning, weights

import nkformats
from nkformats import editing, records

BASES = {
    **{f"nk {name}": (make().to_bytes(), {"format": "nk"}) for name, make in nk_models.BASES.items()},
    "nnn": (nnn_models.encode(nnn_models.NETS["same"], 7), {"format": "nnn"}),
    "param": (ncnn_gallery.BASE.encode(), {"format": "ncnn", "companion": ncnn_gallery.WEIGHTS}),
    "graph": (ncnn_gallery.BASE.encode(), {"format": "ncnn"}),
    "param.bin": (
        ncnn_gallery.joined(ncnn_gallery.SOUND_BINARY[0]),
        {"format": "ncnn", "companion": ncnn_gallery.WEIGHTS},
    ),
}
#: What changes the meaning of a text most.
SPICE = (
    b"\r",
    b"\n",
    b" ",
    b"+",
    b"0",
    b"#",
    b"//",
    b"=",
    b",",
    b'"',
    b".",
    b"f",
    b"\0",
    b"\xef\xbb\xbf",
    b"1e",
    b"-23300",
)


def mutants(data: bytes, seed: str, count: int) -> list[bytes]:
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        mutant = bytearray(data)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            at = chance.randrange(len(mutant) + 1)
            how = chance.randrange(4)
            if how == 0 and at < len(mutant):
                mutant[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
            elif how == 1:
                mutant[at:at] = chance.choice(SPICE)
            elif how == 2:
                del mutant[at : at + chance.choice((1, 2, 4))]
            else:
                mutant[at:at] = bytes(chance.choice((1, 2, 4, 8)))
        found.append(bytes(mutant))
    return found


@pytest.mark.parametrize("name", BASES)
def test_mutants(name: str) -> None:
    data, options = BASES[name]
    mended = 0
    for mutant in mutants(data, name, 400):
        mending = nkformats.fix(mutant, **options)
        before = mending.before.model
        if not mending.files:
            continue
        mended += 1
        assert before is not None
        assert mending.model is not None
        # A flag about a part that is not there follows from that part.
        besides = ("header.flags",) if "NK111" in {one.rule for one in mending.mended} else ()
        assert meaning(before, besides) == meaning(mending.model, besides), mutant
        assert weights(before) == weights(mending.model), mutant
        first, *others = mending.files.values()
        again = nkformats.fix(first, **{**options, **({"companion": others[0]} if others else {})})
        assert not again.files, mutant
        assert len(mending.after.findings) <= len(mending.before.findings)
    assert mended or name == "graph"


PATHS = st.one_of(
    st.text(st.sampled_from("layers[0].body_x123]="), max_size=12),
    st.sampled_from([span.path for span in nk_models.cnn().spans(nodes=True)]),
    st.sampled_from(
        ["", ".", "layers", "layers[-1]", "_computed", "__class__", "header.__class__", "array", "layers[0]._layout"]
    ),
)
VALUES = st.one_of(
    st.text(max_size=8),
    st.integers().map(str),
    st.floats().map(str),
    st.sampled_from(["nan", "inf", "0x", "b''", "1,2"]),
)


@given(PATHS, VALUES)
def test_any_path_and_value(path: str, text: str) -> None:
    """What is assigned is a value of the field, or refused in words; what is written is read back."""
    model = nk_models.cnn()
    before = copy.deepcopy(model.record)
    try:
        editing.assign(model, path, text)
    except ValueError:
        model.settle()
        assert model.record == before
        return
    try:
        data = model.to_bytes()
    except nkformats.FormatError:
        return
    assert nkformats.parse(data).record == model.record


GRAPH_PATHS = st.one_of(
    st.builds(
        "layers[{}].{}".format,
        st.integers(0, 4),
        st.sampled_from(
            ["name", "type", "bottoms[0]", "tops[1]", "params.0", "params.num_output", "params.10", "values[2]",
             "values[99]", "params.activation_params[0]", "body.weight.values", "params.31", "body", "params", "stray"]
        ),
    ),
    st.sampled_from(["layer_count", "magic", "trailing", "document", "dialect", "layers"]),
)  # fmt: skip


@given(GRAPH_PATHS, VALUES)
def test_any_path_and_value_of_a_graph(path: str, text: str) -> None:
    model = nkformats.parse(ncnn_gallery.BASE.encode(), format="ncnn", companion=ncnn_gallery.WEIGHTS)
    try:
        editing.assign(model, path, text)
        files = model.to_files()
    except ValueError:
        return
    first, *others = files.values()
    again = nkformats.parse(first, format="ncnn", companion=others[0])
    assert again.to_files() == files


@given(st.sampled_from([span.path for span in nk_models.cnn().spans()]), VALUES)
def test_patching_touches_nothing_else(path: str, text: str) -> None:
    model = nk_models.cnn()
    data = model.to_bytes()
    span = next(one for one in model.spans() if one.path == path)
    try:
        patched = editing.patch(model, data, path, text)
    except ValueError:
        return
    assert len(patched) == len(data)
    assert patched[: span.offset] == data[: span.offset]
    assert patched[span.offset + span.length :] == data[span.offset + span.length :]
    assert records.nbytes(patched) == len(data)
