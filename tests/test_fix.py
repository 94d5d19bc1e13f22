"""`nkformats fix`: what it mends is mended, nothing else changes, and what is in doubt is left.

Every exhibit of the galleries goes through it. Which rules it mends is stated here once more, so that a new one shows.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ncnn_gallery
import nk_gallery
import nk_models
import nnn_gallery
import pytest

import nkformats
from command import document, run
from nkformats import editing, records
from nkformats.formats.ncnn_model import NetworkModel
from nkformats.records.params import narrowed

MENDED = {
    "NK111", "NK201", "NK301", "NK306", "NK308", "NK309", "NK310", "NK311", "NK316", "NK503", "NNN102",
    "NCNN011", "NCNN012", "NCNN013", "NCNN014", "NCNN016", "NCNN025", "NCNN026", "NCNN028", "NCNN029", "NCNN036",
    "NCNN040", "NCNN041", "NCNN049", "NCNN051", "NCNN109", "NCNN201", "NCNN401", "NCNN402", "NCNN510",
}  # fmt: skip

#: Exhibits of those rules that are in doubt even so: whichever of two numbers is wrong, weights would move.
IN_DOUBT = {"NK306", "NK308", "NK309"}


class Exhibit(NamedTuple):
    """A file, or two, by name; and the rule that is broken."""

    rule: str
    files: dict[str, bytes]
    options: dict[str, Any]

    def put(self, folder: Path) -> Path:
        for name, data in self.files.items():
            (folder / name).write_bytes(data)
        return folder / next(iter(self.files))


def exhibits() -> Iterator[Exhibit]:
    for one in nk_gallery.ODD:
        yield Exhibit(one.rule, {"m.nk": one.data()}, {})
    for odd in nnn_gallery.ODD:
        yield Exhibit(odd.rule, {"m.nnn": odd.data()}, {})
    for example in ncnn_gallery.EXAMPLES:
        if example.name in ("m.param", "m.param.bin"):
            files = {example.name: ncnn_gallery.joined(example.graph)}
            if example.weights is not None:
                files["m.bin"] = ncnn_gallery.joined(example.weights)
            yield Exhibit(example.rule, files, example.options)


EXHIBITS = list(exhibits())


def meaning(model: nkformats.Model, besides: tuple[str, ...] = ()) -> list[tuple[str, Any]]:
    """What a file says, by path: every field but padding and what follows from others; the graph of a network."""
    said: list[tuple[str, Any]] = []
    if isinstance(model, NetworkModel):
        for one in model.layers:
            said += [("layer", (one.type, one.name, one.bottoms, one.tops, narrowed(one.values)))]
    for span in records.spans(model.record):
        field = span.field
        if field is None or field.padding or field.derived or span.path.endswith(".stray"):
            continue
        if isinstance(span.value, records.Hole) or span.path in besides:
            continue
        value = bytes(records.flat(span.value)) if field.kind == records.BYTES else span.value
        said.append((span.path, value if value == value else "nan"))
    return said


def weights(model: nkformats.Model) -> dict[str, Any]:
    found = {}
    for name, one in model.tensors.items():
        if not isinstance(one.data, records.Hole):
            found[name] = one.dtype, one.shape, one.storage, bytes(records.flat(one.data))
    return found


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda one: one.rule)
def test_every_exhibit(exhibit: Exhibit, tmp_path: Path) -> None:
    path = exhibit.put(tmp_path)
    mending = nkformats.fix(path, **exhibit.options)
    gone = {one.rule for one in mending.mended} - {one.rule for one in mending.left}
    assert gone <= MENDED
    before, after = mending.before.model, mending.model
    if not mending.files:
        assert not mending.mended
        assert mending.left == mending.before.findings
        assert exhibit.rule not in MENDED - IN_DOUBT or mending.before.error is not None or not mending.before.findings
        return
    assert before is not None
    assert after is not None
    if exhibit.rule in MENDED - IN_DOUBT:
        assert exhibit.rule in gone
    # A flag about a part that is not there follows from that part.
    besides = ("header.flags",) if exhibit.rule == "NK111" else ()
    assert meaning(before, besides) == meaning(after, besides)
    assert weights(before) == weights(after)
    # What is said to be mended is broken no more, what is said to be left still is, and nothing came along.
    for name, data in zip(exhibit.files, mending.files.values(), strict=False):
        (tmp_path / name).write_bytes(data)
    report = nkformats.validate(path, **exhibit.options)
    assert [(one.rule, one.path) for one in report.findings] == [(one.rule, one.path) for one in mending.left]
    again = nkformats.fix(path, **exhibit.options)
    assert (again.files, again.mended) == ({}, [])


def test_every_mendable_rule_has_an_exhibit_that_is_mended(tmp_path: Path) -> None:
    found: set[str] = set()
    for exhibit in EXHIBITS:
        if exhibit.rule in MENDED:
            mending = nkformats.fix(exhibit.put(tmp_path), **exhibit.options)
            found |= {one.rule for one in mending.mended}
            for name in exhibit.files:
                (tmp_path / name).unlink()
    assert found == MENDED


def test_a_file_of_the_corpus_keeps_its_meaning(corpus: Path) -> None:
    mended = 0
    paths = [*corpus.glob("nk/**/*.nk"), *corpus.glob("nnn/**/*.nnn"), *corpus.glob("ncnn/**/*.param")]
    for path in sorted(paths):
        sizes = [one.stat().st_size for one in (path, path.with_suffix(".bin")) if one.exists()]
        if sum(sizes) > 300_000:
            continue
        mending = nkformats.fix(path)
        if mending.files:
            mended += 1
            assert mending.before.model is not None
            assert mending.model is not None
            assert meaning(mending.before.model) == meaning(mending.model), path
            assert weights(mending.before.model) == weights(mending.model), path
    assert mended > 5


# -- what is in doubt -------------------------------------------------------------------------------------------------


def pair(folder: Path, text: str, data: bytes = b"") -> Path:
    (folder / "m.param").write_text(text, newline="")
    if data:
        (folder / "m.bin").write_bytes(data)
    return folder / "m.param"


def test_an_odd_text_keeps_every_byte_that_is_in_doubt(tmp_path: Path) -> None:
    text = (
        "7767517\n3 9\n"
        "Input   data 0 1 data 00=4 // the input\n"
        "InnerProduct fc 1 1 data fc 0=2 0=2 1=0 2=8f\n"
        "Softmax prob 1 1 fc prob 0=00\n"
    )
    mending = nkformats.fix(pair(tmp_path, text, ncnn_gallery.WEIGHTS))
    wanted = text.replace("3 9", "3 3").replace("00=4 // the input", "0=4 ")
    assert mending.files[".param"].decode() == wanted
    assert {one.rule for one in mending.left} == {"NCNN033", "NCNN037"}


def test_counts_are_left_where_layers_may_be_missing(tmp_path: Path) -> None:
    lines = ncnn_gallery.BASE.replace("3 3", "4 5")
    mending = nkformats.fix(pair(tmp_path, lines, ncnn_gallery.WEIGHTS))
    assert not mending.files
    assert {"NCNN017", "NCNN402"} <= {one.rule for one in mending.left}


def test_bytes_behind_the_weights_that_are_not_zero_are_kept() -> None:
    """Eight bytes behind the last weight: of zeros they are filler, of anything else they could be a weight."""
    base = nk_models.int8()
    for filler, mended in ((bytes(8), True), (b"\1" * 8, False)):
        model = nkformats.parse(base.to_bytes())
        tail = len(model.record.weights.tail)
        data = bytearray(model.to_bytes())
        start = next(one.offset for one in model.spans() if one.path == "weights.tail")
        data[start : start + tail] = filler + bytes(-(len(filler) - tail) % 4)
        size = next(one for one in model.spans() if one.path == "header.weights_bytes")
        now = model.record.header.weights_bytes + len(data) - len(model.to_bytes())
        data[size.offset : size.offset + 4] = now.to_bytes(4, "little")
        mending = nkformats.fix(bytes(data))
        assert "NK311" in {one.rule for one in mending.before.findings}
        assert ("NK311" in {one.rule for one in mending.mended}) is mended


def test_a_result_that_is_another_network_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check on the result is one of its own: here the mending goes wrong, and nobody gets its files."""
    data = next(one for one in nk_gallery.ODD if one.rule == "NK201").data()
    assert nkformats.fix(data).files
    real = records.tidy

    def weight(record: Any) -> None:
        record.weights.tensors[0] = bytes(records.nbytes(record.weights.tensors[0]))

    def field(record: Any) -> None:
        record.header.input_shape[0] = 2

    def rule(record: Any) -> None:
        record.layers[0].reserved = b"\1\0\0"
        record.weight_catalog[0].reserved = b"\1\0"

    for wrong, why in (
        (weight, "layers.0.weight would change"),
        (field, "something else"),
        (rule, "would break NK301"),
    ):

        def tidy(record: Any, wrong: Any = wrong) -> None:
            real(record)
            wrong(record)

        # The comparison tidies both sides; it must not be fooled in the same way.
        calls: list[int] = []

        def once(record: Any, tidy: Any = tidy, calls: list[int] = calls) -> None:
            calls.append(1)
            (tidy if len(calls) == 1 else real)(record)

        monkeypatch.setattr(records, "tidy", once)
        mending = nkformats.fix(data)
        assert (mending.files, mending.mended) == ({}, [])
        assert why in mending.reason


def test_a_result_that_fits_other_variants_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the mended file fitted fewer variants than before, one of them would have been chosen."""
    data = next(one for one in nnn_gallery.ODD if one.rule == "NNN102").data()
    kind = type(nkformats.parse(data))
    real = kind.variants.fget
    assert real is not None
    monkeypatch.setattr(
        kind, "variants", property(lambda self: real(self) if self.source == "mended" else ("B1", "B7"))
    )
    monkeypatch.setattr(editing, "names_of", lambda model, files: dict.fromkeys(files, "mended"))
    mending = nkformats.fix(data)
    assert not mending.files
    assert "in doubt" in mending.reason


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    path = tmp_path / "odd.nk"
    path.write_bytes(next(one for one in nk_gallery.ODD if one.rule == "NK201").data())
    return path


@pytest.fixture
def crooked(tmp_path: Path) -> Path:
    return pair(tmp_path, ncnn_gallery.BASE.replace("3 3", "03 3"), ncnn_gallery.WEIGHTS)


def test_a_new_file_beside_the_old(odd: Path) -> None:
    before = odd.read_bytes()
    result = run("fix", odd)
    new = odd.with_name("odd.fixed.nk")
    assert (result.exit_code, odd.read_bytes()) == (0, before)
    assert f"written: {new}" in result.stderr
    assert "mended warning NK201" in result.stdout
    assert nkformats.validate(new).findings == []
    assert run("fix", odd).exit_code == 2, "the new file is there"
    assert run("fix", odd, "--force").exit_code == 0


def test_in_place_with_permissions(odd: Path) -> None:
    odd.chmod(0o640)
    assert run("fix", odd, "--in-place").exit_code == 0
    assert nkformats.validate(odd).findings == []
    assert os.name == "nt" or odd.stat().st_mode & 0o777 == 0o640
    before = odd.stat()
    result = run("fix", odd, "--in-place")
    assert (result.exit_code, "nothing to mend" in result.stdout) == (0, True)
    assert odd.stat().st_mtime_ns == before.st_mtime_ns
    assert [one.name for one in odd.parent.iterdir()] == ["odd.nk"]


def test_dry_run_writes_nothing_and_shows_all(odd: Path) -> None:
    before = odd.read_bytes()
    for more in ([], ["--in-place"], ["--out", odd]):
        result = run("fix", odd, "--dry-run", *more)
        assert result.exit_code == 0
        assert "reserved" in result.stdout
    assert (odd.read_bytes(), len(list(odd.parent.iterdir()))) == (before, 1)


def test_both_files_of_a_pair(crooked: Path) -> None:
    result = run("fix", crooked)
    assert result.exit_code == 0
    assert "- 2: 03 3\n+ 2: 3 3\n" in result.stdout
    assert crooked.with_name("m.fixed.bin").read_bytes() == ncnn_gallery.WEIGHTS
    report = nkformats.validate(crooked.with_name("m.fixed.param"))
    assert (report.verdict, report.findings) == ("sound", [])
    # From its weights it is the same model.
    assert run("fix", crooked.with_name("m.bin"), "--in-place").exit_code == 0
    assert nkformats.validate(crooked).findings == []


def test_a_pair_with_names_of_their_own(tmp_path: Path, crooked: Path) -> None:
    weights = crooked.with_name("m.bin").rename(tmp_path / "other.weights")
    result = run("fix", crooked, "--companion", weights, "--in-place")
    assert result.exit_code == 0, result.output
    assert sorted(one.name for one in tmp_path.iterdir()) == ["m.param", "other.weights"]
    assert b"\n3 3\n" in crooked.read_bytes()
    assert run("fix", crooked, "--companion", weights, "--out", tmp_path / "x.nk").exit_code == 2


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="platform: permissions")
def test_all_files_or_none(crooked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second file cannot be put in its place: the first is as it was."""
    real, calls = os.replace, []

    def fails(source: str, target: str) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        real(source, target)

    before = {one.name: one.read_bytes() for one in crooked.parent.iterdir()}
    monkeypatch.setattr(os, "replace", fails)
    result = run("fix", crooked, "--out", crooked, "--force")
    assert result.exit_code == 2
    assert "No space left" in result.stderr
    assert {one.name: one.read_bytes() for one in crooked.parent.iterdir()} == before


def test_standard_input_and_output(odd: Path) -> None:
    data = odd.read_bytes()
    result = run("fix", "-", "--out", "-", data=data)
    assert result.exit_code == 0
    assert nkformats.validate(result.stdout_bytes).findings == []
    assert "mended warning NK201" in result.stderr
    sound = run("fix", "-", "--out", "-", data=result.stdout_bytes)
    assert sound.stdout_bytes == result.stdout_bytes, "with --out a file that needs nothing is copied"
    for args in (["-"], ["-", "--in-place"], ["-", "--out", "-", "--json"], ["-", "--out", "x", "--in-place"]):
        assert run("fix", *args, data=data).exit_code == 2


def test_json(odd: Path) -> None:
    plain = document("fix", odd, "--dry-run")
    assert [one["rule"] for one in plain["mended"]] == ["NK201"]
    assert (plain["left"], plain["reason"], plain["written"], plain["verdict"]) == ([], "", [], "sound")
    (field,) = plain["difference"]["fields"]
    assert field["path"].endswith("reserved")
    assert document("fix", odd)["written"] == [str(odd.with_name("odd.fixed.nk"))]


def test_what_cannot_be_mended_is_broken_still(tmp_path: Path, odd: Path) -> None:
    broken = nk_models.cnn()
    broken.record.layers[1].body.channels = 5
    path = tmp_path / "b.nk"
    path.write_bytes(broken.to_bytes())
    result = run("fix", path)
    assert (result.exit_code, "nothing to mend" in result.stdout) == (1, True)
    assert "left error" in result.stdout
    path.write_bytes(odd.read_bytes()[:100])
    result = run("fix", path, "--in-place")
    assert result.exit_code == 1
    assert "[GEN001]" in result.stderr
    assert document("fix", path, status=1)["reason"] == "it cannot be read to its end"
    path = tmp_path / "unknown.xyz"
    path.write_bytes(b"something else")
    assert run("fix", path).exit_code == 2
    assert run("fix", tmp_path / "nothing.nk").exit_code == 2


def test_json_models_are_only_read(tmp_path: Path) -> None:
    path = tmp_path / "j.nnn"
    path.write_bytes(nnn_gallery.JSON_ODD[0].data())
    result = run("fix", path, "--out", tmp_path / "copy.nnn")
    assert result.exit_code == 0
    assert "J2 is only read; `convert` writes it" in result.stdout
    assert (tmp_path / "copy.nnn").read_bytes() == path.read_bytes()


def test_names_do_not_reach_the_terminal(tmp_path: Path) -> None:
    text = ncnn_gallery.BASE.replace("prob 1 1", "\x1b[31m 01 1")
    result = run("fix", pair(tmp_path, text, ncnn_gallery.WEIGHTS), "--dry-run")
    assert result.exit_code in (0, 1)
    assert "\x1b" not in result.output
