"""The site in a headless Chromium: no error, no foreign request, nothing cut, and the inspector does what it says.

The inspector's trees, offsets, findings and tensors are compared with the library's over samples, galleries and corpus.
"""

from __future__ import annotations

import importlib
import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nkformats
from conftest import CORPUS, ROOT, STRICT
from nkformats import FormatError
from nkformats.records import spans
from nkformats.records.messages import Message

# The pipe to the browser takes calls that Windows does not have.
pytest.importorskip("fcntl", reason="platform: no fcntl")

import browser

SAMPLES = ROOT / "samples"
#: A page of each kind.
KINDS = (
    "index.html", "tutorial.html", "inspector.html", "formats/index.html", "formats/nk.html", "formats/nnn.html",
    "formats/ncnn.html", "formats/ncnn-operators.html", "formats/onnx.html", "formats/onnx-messages.html",
    "rules/index.html", "rules/ONNX208.html", "rules/NK222.html", "rules/GEN002.html",
    "rules/NCNN301.html", "reference/command-line.html", "reference/library.html", "library.html", "runtime.html",
    "how-to/large-files.html", "design.html", "pictures.html", "404.html",
)  # fmt: skip
#: The rules that the library applies beside the schema before the weights are read: what a whole file is, by its head.
BY_HAND = {"NCNN502"}


class Visitor(browser.Browser):
    """A browser with the address of the site."""

    base = ""

    def visit(self, page: str) -> None:
        self.open(self.base + page)

    def inspect(self, *names: str) -> None:
        """Opens files of the site in the inspector."""
        self.visit("inspector.html?" + "&".join(f"file={name}" for name in names))
        self.until("['shown', 'refused'].includes(document.getElementById('inspect').dataset.state)")

    def text(self, selector: str) -> str:
        return str(self.run(f"document.querySelector({json.dumps(selector)}).textContent"))


@pytest.fixture(scope="module")
def visitor(site: Path) -> Iterator[Visitor]:
    program = browser.find()
    if program is None:
        # .ci/run installs it; STRICT makes a failure of this where everything is to be had.
        reason = "no Chromium"
        pytest.skip(reason if STRICT and os.environ.get("CI") else f"platform: {reason}")
    with browser.served(site) as base:
        made = Visitor(program)
        made.base = base
        try:
            yield made
        finally:
            made.close()


@pytest.fixture
def tab(visitor: Visitor) -> Iterator[Visitor]:
    """A fresh tab on a desk, light; afterwards nothing has been complained of, and nothing foreign asked for."""
    visitor.console.clear()
    visitor.requests.clear()
    visitor.size(1280)
    visitor.scheme("light")
    yield visitor
    assert visitor.console == []
    foreign = [one for one in visitor.requests if not one.startswith((visitor.base, "data:", "blob:", "about:"))]
    assert foreign == []


# -- pages ------------------------------------------------------------------------------------------------------------

#: Elements that are wider than the window, or whose text is cut where it cannot be scrolled to.
CUT = """(() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (one) => { for (; one; one = one.parentElement) if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true; return false; };
  const shown = [...document.querySelectorAll('main *, header *, footer *')].filter((one) => one.getClientRects().length && !one.closest('.hidden, svg, .cards thead'));
  return shown.filter((one) => one.getBoundingClientRect().right > wide + 1 && !scrolls(one)).map((one) => one.outerHTML.slice(0, 120)).slice(0, 3);
})()"""  # noqa: E501


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("page", KINDS)
def test_pages_load_and_nothing_is_cut(page: str, width: int, tab: Visitor) -> None:
    tab.size(width)
    tab.visit(page)
    assert tab.run("document.querySelectorAll('h1').length") == 1
    assert tab.run("document.documentElement.scrollWidth <= innerWidth")
    assert tab.run(CUT) == []


#: Texts of a picture that overlap or stick out of it.
OVERLAPS = """(() => {
  const found = [];
  for (const svg of document.querySelectorAll('main svg.ruler, main svg.filemap, main svg.nkgraph')) {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].map((one) => [one.getBoundingClientRect(), one.textContent]);
    for (const [box, text] of boxes)
      if (box.right > frame.right + 1 || box.left < frame.left - 1) found.push(`sticks out: ${text}`);
    const rows = boxes.sort((a, b) => a[0].top - b[0].top);
    rows.forEach(([one, text], at) => {
      for (const [other, more] of rows.slice(at + 1, at + 12))
        if (other.top < one.bottom - 3 && other.left < one.right - 1 && one.left < other.right - 1) found.push(`${text} | ${more}`);
    });
  }
  return found.slice(0, 5);
})()"""  # noqa: E501


@pytest.mark.parametrize(
    "page", ["formats/nk.html", "formats/nnn.html", "formats/ncnn.html", "formats/onnx.html", "pictures.html"]
)
def test_nothing_in_a_picture_overlaps(page: str, tab: Visitor) -> None:
    tab.visit(page)
    assert tab.run("document.querySelectorAll('main svg').length") > 2
    assert tab.run(OVERLAPS) == []


LUMINANCE = """(() => {
  const parse = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (text) => { const [r, g, b] = parse(text).map((x) => { x /= 255; return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const back = (one) => { for (; one; one = one.parentElement) { const color = getComputedStyle(one).backgroundColor; if (!/, 0\\)$/.test(color)) return color; } return 'rgb(255, 255, 255)'; };
  const texts = [...document.querySelectorAll('main p, main td, main th, main code, main a, main .k, main .off, nav a, pre, .rule, .ref, .legend span')].filter((one) => one.getClientRects().length && one.textContent.trim());
  return Math.min(...texts.map((one) => { const [a, b] = [light(getComputedStyle(one).color), light(back(one))]; return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05); }));
})()"""  # noqa: E501


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", ["formats/nk.html", "rules/NK222.html", "inspector.html?file=assets/samples/odd.nk"])
def test_texts_stand_out_from_what_is_behind_them(page: str, scheme: str, tab: Visitor) -> None:
    """The contrast that the guidelines for accessibility ask for, 4.5 to 1, in both sets of colours."""
    tab.scheme(scheme)
    tab.visit(page)
    dark = tab.run("getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 29)"
    assert dark == (scheme == "dark")
    assert tab.run(LUMINANCE) >= 4.5


def test_the_choice_of_dark_holds_on_the_next_page(tab: Visitor) -> None:
    tab.visit("index.html")
    tab.click("button.theme")
    assert tab.run("document.documentElement.dataset.theme") == "dark"
    tab.visit("rules/index.html")
    assert tab.run("getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 29)"
    tab.click("button.theme")
    tab.run("localStorage.clear()")


def test_the_operator_search_finds(tab: Visitor) -> None:
    """Names of operators, words of their documentation, parameters; nothing else stays."""
    tab.visit("formats/ncnn-operators.html")
    shown = "[...document.querySelectorAll('main h3')].filter((one) => !one.hidden).map((one) => one.id)"
    assert tab.text("[role=status]") == "111 in all"
    for words, least, expected in (("deformable", 1, "type-deformable_conv2d"), ("fixbug0", 2, "type-softmax")):
        tab.click(".filter input")
        tab.run("document.querySelector('.filter input').select()")
        tab.type(words)
        found = [one for one in tab.run(shown) if one.startswith("type-")]
        assert expected in found
        assert least <= len(found) < 10
    tab.run("document.querySelector('.filter input').select()")
    tab.type("no such operator")
    assert tab.text("[role=status]") == "0 of 111"
    # What belongs to an operator goes with its heading, whatever a table is on a telephone.
    tab.size(390)
    left = "[...document.querySelectorAll('main table')].filter((one) => one.getClientRects().length).length"
    enums = "document.querySelectorAll('main h3[id^=enum-]').length"
    assert tab.run(left) == tab.run(enums)


def test_the_search_finds_pages_by_keyboard(tab: Visitor) -> None:
    tab.visit("index.html")
    tab.key("/")
    tab.run("document.getElementById('search').focus()")
    tab.type("NK222")
    tab.until("document.querySelectorAll('#found [role=option]').length")
    tab.key("ArrowDown")
    tab.key("Enter")
    tab.until("location.pathname.endsWith('/rules/NK222.html')")


def test_bytes_and_fields_of_the_annotated_sample_lead_to_each_other(tab: Visitor) -> None:
    tab.visit("formats/nk.html")
    tab.click('.hex [data-at="176"]')
    chosen = tab.text(".spans li.on")
    assert "weight_catalog[1].dims[0]" in chosen
    assert tab.run("getComputedStyle(document.querySelector('.spans li.on .zero')).display") == "block"
    number = tab.run("document.querySelector('.spans li.on').dataset.s")
    following = int(number) + 1
    tab.click(f'.spans li[data-s="{following}"] a')
    assert tab.run("document.querySelector('.hex .on').dataset.at") == "180"


# -- the inspector ----------------------------------------------------------------------------------------------------


def test_the_inspector_opens_every_sample(tab: Visitor) -> None:
    tab.visit("inspector.html")
    groups = tab.run("INSPECTOR_DATA.samples")
    there = {path.name for path in models(SAMPLES) if not nkformats.parse(path).has_original}
    assert there <= {name for group in groups for name in group}
    for group in groups:
        # As a reader chooses it from the list.
        tab.run(
            "(() => {document.getElementById('inspect').dataset.state = 'loading';"
            "const list = document.getElementById('sample');"
            f"list.value = {json.dumps(' '.join(group))};"
            "list.dispatchEvent(new Event('change'));})()"
        )
        tab.until("document.getElementById('inspect').dataset.state !== 'loading'")
        assert tab.run("document.getElementById('inspect').dataset.state") == "shown", group
        status = tab.text("[data-part=status]")
        assert group[0] in status
        model = nkformats.parse(SAMPLES / group[0])
        errors = any(one.severity == "error" for one in model.findings if one.rule in stated(model))
        fine = not errors and not model.unread() and not of_messages(model)
        assert ("no check of severity error fails" in status) == fine, (group, status)
        assert tab.run("document.querySelectorAll('[data-part=tree] [role=treeitem]').length") >= 1
        assert tab.run("document.querySelectorAll('[data-part=hex] [data-at]').length") > 8


def test_of_messages_it_shows_the_wire_and_says_so(tab: Visitor, site: Path) -> None:
    """The fields of the outermost message at their places; what they mean it leaves to the command line."""
    for name in ("digits.onnx", "image.pb"):
        path = SAMPLES / name
        tab.inspect(f"assets/samples/{name}")
        status = tab.text("[data-part=status]")
        assert "the outermost message as it is written" in status
        assert "no check" not in status
        assert tab.run("document.querySelectorAll('[data-part=tensors] tr').length") == 0
        model = nkformats.parse(path)
        (leaves,) = read(tab, [(name, path.read_bytes())])["views"]
        outermost = {one.offset for one in model.spans() if one.path.endswith(".tag") and one.path.count(".") == 1}
        assert outermost == {
            offset for where, offset, _ in leaves if re.fullmatch(r"parts\[\d+\].tag.groups\[0\].byte", where)
        }
        assert sum(length for *_, length in leaves) == path.stat().st_size
        assert all(rule in tab.text("[data-part=not-run]") for rule in model.codec.rules)
    # A file with elements of a model beside it changes nothing; of what is cut off, the part before is shown.
    tab.inspect("rules/files/ONNX208.onnx", "rules/files/ONNX208.data")
    assert "Read as far as it can be told." in tab.text("[data-part=status]")
    for path in sorted((site / "rules" / "files").glob("ONNX*.[op]*")):
        found = read(tab, [(path.name, path.read_bytes())])
        assert "error" not in found, path
        assert (found["fault"] is not None) == (path.stem in {"ONNX001", "ONNX004"}), path


def of_messages(model: nkformats.Model) -> bool:
    return isinstance(model.record, Message)


@pytest.mark.parametrize("name", ["NK006", "GEN001", "NNN004"])
def test_of_a_broken_file_it_shows_what_was_read_and_the_fault(name: str, tab: Visitor, site: Path) -> None:
    path = next((site / "rules" / "files").glob(f"{name}.*"))
    tab.inspect(f"rules/files/{path.name}")
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path)
    error = caught.value
    assert f"Reading ended at byte {error.offset}, {error.path}:" in tab.text("[data-part=status]")
    assert error.rule in tab.text("[data-part=findings]")
    assert tab.run("document.querySelector('[aria-selected=true]').dataset.path") == error.path
    assert tab.run("document.querySelectorAll('[data-part=hex] [data-at]').length") > 8
    # What was read before it is there, with values.
    tab.click("[data-part=tree] [role=treeitem] .line")
    assert "magic" in tab.text("[data-part=tree]")


def test_a_broken_pair_shows_its_fault_in_the_weights(tab: Visitor, site: Path) -> None:
    tab.inspect("rules/files/NCNN301.param", "rules/files/NCNN301.bin")
    assert "NCNN301" in tab.text("[data-part=findings]")
    assert tab.text("[data-part=tabs] [aria-pressed=true]") == "NCNN301.bin"


def test_what_it_cannot_read_it_says(tab: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear reader")
    tab.visit("inspector.html")
    tab.files("#file", [path])
    tab.until("document.getElementById('inspect').dataset.state === 'refused'")
    assert "no known format" in tab.text("[data-part=status]")
    # And goes on with the next.
    tab.files("#file", [SAMPLES / "digits.param", SAMPLES / "digits.bin"])
    tab.until("document.getElementById('inspect').dataset.state === 'shown'")
    assert tab.run("document.querySelectorAll('[data-part=tensors] tr').length") == 6


def test_a_click_on_a_field_selects_its_bytes_and_the_reverse(tab: Visitor) -> None:
    tab.inspect("assets/samples/digits.nk")
    tab.click('[data-part=hex] [data-at="32"]')
    assert tab.run("document.querySelector('[aria-selected=true]').dataset.path") == "header.num_weight_tensors"
    detail = tab.text("[data-part=detail]")
    assert "Byte 32" in detail
    assert "Number of entries of the weight catalog." in detail
    tab.click('[data-path="header.input_rank"] .line')
    on = "[...document.querySelectorAll('[data-part=hex] .on')].map((one) => Number(one.dataset.at))"
    assert tab.run(on) == [9]
    tab.click('[data-path="header"] .line')
    assert tab.run(on) == list(range(48))


def test_tree_and_bytes_by_keyboard(tab: Visitor) -> None:
    tab.inspect("assets/samples/digits.nk")
    tab.run("document.querySelector('[data-part=tree] [tabindex=\"0\"]').focus()")
    for name in ("ArrowRight", "ArrowDown", "ArrowDown"):
        tab.key(name)
    assert tab.run("document.activeElement.dataset.path") == "header.version"
    assert tab.run("document.querySelector('[aria-selected=true]').dataset.path") == "header.version"
    tab.key("ArrowLeft")
    assert tab.run("document.activeElement.dataset.path") == "header"
    tab.run("document.querySelector('[data-part=hex]').focus()")
    for _ in range(3):
        tab.key("ArrowDown")
    assert "Byte 48" in tab.text("[data-part=detail]")
    assert tab.run("document.querySelector('[aria-selected=true]').dataset.path") == "layers[0].kind"


def test_what_a_screen_reader_is_told(tab: Visitor) -> None:
    """A tree with levels and states, regions with names, a status; every control has a name."""
    tab.inspect("assets/samples/digits.nk")
    nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
    roles: dict[str, list[dict[str, Any]]] = {}
    for node in nodes:
        if not node.get("ignored"):
            roles.setdefault(node["role"]["value"], []).append(node)
    assert [node["name"]["value"] for node in roles["tree"]] == ["Fields"]
    assert len(roles["treeitem"]) >= 8
    assert "Bytes" in [node["name"]["value"] for node in roles["region"]]
    assert "status" in roles
    for role in ("button", "link", "textbox", "combobox", "searchbox", "image"):
        assert all(node["name"]["value"].strip() for node in roles.get(role, [])), role


def test_tensors_have_histograms(tab: Visitor) -> None:
    tab.inspect("assets/samples/digits_fp16.param", "assets/samples/digits_fp16.bin")
    tab.until("document.querySelectorAll('[data-part=tensors] svg').length === 6")
    first = tab.text("[data-part=tensors] tr")
    model = nkformats.parse(SAMPLES / "digits_fp16.param")
    values = model.tensors["conv1.weight"].to_numpy()
    assert "conv1.weight" in first
    assert "fp16, float16" in first
    low, high = (
        float(part) for part in tab.text("[data-part=tensors] td:nth-child(6)").partition(",")[0].split(" to ")
    )
    assert (low, high) == pytest.approx((float(values.min()), float(values.max())), rel=1e-6)
    bars = tab.run("document.querySelector('.histogram').getAttribute('aria-label')")
    assert sum(int(part) for part in bars.partition(": ")[2].split(", ")) == values.size


def test_it_says_which_rules_it_does_not_run(tab: Visitor) -> None:
    tab.inspect("assets/samples/odd.nk")
    text = tab.text("[data-part=not-run]")
    for one in nkformats.FORMATS:
        if one.name == "nk":
            assert all(rule in text for rule in {**one.graph_rules, **one.value_rules})
            tensors = {rule for each in one.module.TENSORS for rule in (each.count, each.size, each.shape)}
            assert {rule for rule in one.module.RULES if rule in text} == tensors


def test_a_large_file_is_shown_at_once(tab: Visitor, tmp_path: Path) -> None:
    """Nine hundred kilobytes: only the rows in sight exist, and the tree is made as it is opened."""
    import nk_models
    from nk_models import nk

    model = nk_models.empty([1, 450], network_kind=nk.NetworkKind.MLP)
    nk_models.add(model, nk.LayerKind.DENSE, nk.Dense(units=500), {"": (500, 450)})
    path = tmp_path / "large.nk"
    path.write_bytes(model.to_bytes())
    assert path.stat().st_size > 900_000
    tab.visit("inspector.html")
    tab.files("#file", [path])
    tab.until("document.getElementById('inspect').dataset.state === 'shown'")
    assert tab.run("document.querySelectorAll('[data-part=hex] .row').length") < 60
    assert tab.run("document.querySelectorAll('#inspect *').length") < 4000
    tab.run("(() => {const pane = document.querySelector('[data-part=hex]'); pane.scrollTop = pane.scrollHeight;})()")
    tab.until(
        f"[...document.querySelectorAll('[data-part=hex] [data-at]')].at(-1).dataset.at == {path.stat().st_size - 1}"
    )


def test_a_hostile_name_is_text(tab: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "m.param"
    path.write_text("7767517\n1 1\nInput <img/src=x/onerror=console.error(1)> 0 1 x\n", "utf-8")
    tab.visit("inspector.html")
    tab.files("#file", [path])
    tab.until("document.getElementById('inspect').dataset.state === 'shown'")
    tab.click('[data-path="layers"] .line')
    tab.click('[data-path="layers[0]"] .line')
    assert "<img/src=x" in tab.text("[data-part=tree]")
    assert tab.run("document.querySelectorAll('#inspect img').length") == 0


# -- the same trees ---------------------------------------------------------------------------------------------------

READ = """(async () => {
  const files = [];
  for (const [name, data] of %s) {
    const text = atob(data);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    files.push({ name, bytes });
  }
  try {
    const found = Inspector.open(files);
    return {
      variant: found.variant, fault: found.fault && [found.fault.rule, found.fault.path, found.fault.offset],
      views: found.views.map((view) => view.leaves.map((leaf) => [leaf.path, leaf.offset, leaf.length])),
      findings: found.findings.map((one) => [one.rule, one.path]),
      tensors: found.tensors.map((one) => [one.name, one.offset, one.nbytes]),
    };
  } catch (error) { return { error: String(error) }; }
})()"""


def read(tab: Visitor, files: list[tuple[str, bytes]]) -> dict[str, Any]:
    import base64

    plain = json.dumps([[name, base64.b64encode(data).decode()] for name, data in files])
    answer: dict[str, Any] = tab.run(READ % plain)
    return answer


def compare(tab: Visitor, path: Path, files: list[Path]) -> None:
    """Tree, offsets, fault, variant, findings of the schema's rules and tensors of a model, here and in the library."""
    error: FormatError | None = None
    try:
        model: Any = nkformats.parse(path)
    except FormatError as caught:
        model, error = caught.model, caught
    if model is None or model.has_original:
        return
    found = read(tab, [(one.name, one.read_bytes()) for one in files])
    if error is not None:
        assert found["fault"] is not None
        if error.rule not in BY_HAND:
            assert found["fault"] == [error.rule, error.path, error.offset]
        return
    assert found["fault"] is None
    of_two = hasattr(model, "weight_spans")
    alone = of_two and len(files) == 1
    expected = [] if alone else model.weight_spans() if of_two else model.spans()
    assert ([] if alone else found["views"][-1]) == places(expected)
    if of_two and path.name.endswith(".param.bin"):
        assert found["views"][0] == places(spans(model.record.document))
    rules = stated(model)
    assert sorted(found["findings"]) == sorted([one.rule, one.path] for one in model.findings if one.rule in rules)
    tensors = [] if alone else [[one.name, one.offset, one.nbytes] for one in model.tensors.values()]
    assert found["tensors"] == tensors
    if len(model.variants) > 1 and not alone:
        assert found["variant"] == "/".join(model.variants)


def stated(model: nkformats.Model) -> set[str]:
    """The rules of a schema but those about which tensors the layers take: what the page runs."""
    module = model.codec.module
    return set(module.RULES) - {rule for one in module.TENSORS for rule in (one.count, one.size, one.shape)}


def places(found: Any) -> list[list[Any]]:
    return [[one.path, one.offset, one.length] for one in found if one.length]


def together(path: Path) -> list[Path]:
    """The files of a model, from the one with its graph."""
    for suffix in (".param.bin", ".param"):
        if path.name.endswith(suffix):
            other = path.with_name(path.name.removesuffix(suffix) + ".bin")
            return [path, other] if other.exists() else [path]
    return [path]


def models(folder: Path) -> list[Path]:
    found = [
        path
        for path in folder.rglob("*")
        if path.is_file() and path.name.endswith((".nk", ".nnn", ".param", ".param.bin"))
    ]
    return sorted(found)


def test_samples_read_in_the_browser_are_those_of_the_library(tab: Visitor) -> None:
    tab.visit("inspector.html")
    for path in models(SAMPLES):
        compare(tab, path, together(path))


@pytest.mark.parametrize("name", ["nk", "nnn", "ncnn"])
def test_the_corpus_read_in_the_browser_is_that_of_the_library(name: str, corpus: Path, tab: Visitor) -> None:
    """Whole files of other people; of the largest there is nothing more to learn, and much to carry."""
    tab.visit("inspector.html")
    compared = 0
    for path in models(CORPUS / name):
        files = together(path)
        if sum(one.stat().st_size for one in files) < 300_000:
            compare(tab, path, files)
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", ["nk", "nnn"])
def test_broken_files_end_at_the_same_place(name: str, tab: Visitor, tmp_path: Path) -> None:
    """The galleries: the same rule, path and offset where reading ends, the same findings of the schema elsewhere."""
    tab.visit("inspector.html")
    path = tmp_path / f"m.{name}"
    count = 0
    for one in importlib.import_module(f"{name}_gallery").exhibits():
        if one.options or not one.files:
            continue
        path.write_bytes(one.files[f".{name}"])
        compare(tab, path, [path])
        count += 1
    assert count > 40


#: Every operator and function of the expression language, over two integers, bits, a float and a list.
EXPRESSIONS = (
    "first_value / 3 == second", "first_value / 3 < -1", "first_value % 5 == 2", "first_value * second + 1 > 7",
    "quotient(first_value, 4) == second", "(flags & 0x80000000) != 0", "(flags | 1) == flags", "(flags ^ 3) > flags",
    "(flags >> 4 & 15) == 3", "first_value << 3 > second", "-first_value > second", "first_value in [1, -5, 7]",
    "not (first_value == 7 or second < 0) and flags > 0", "(first_value > 0 ? second : flags) > 2", "real > 0.1",
    "sqrt(real * real) == real", "all(numbers > 0)", "any(numbers == 2)", "sum(numbers) > 3", "product(numbers) == -8",
    "unique(numbers)", "numbers.size == 3 and numbers[1] > 1", "trailing.length == 2", "real / 2 < 0.5",
    "first_value < 0 or all(numbers <= first_value)",
)  # fmt: skip


def test_expressions_mean_the_same_in_the_browser(tab: Visitor, tmp_path: Path) -> None:
    """The checks of a schema, as Python and as JavaScript, over values at which the two languages differ by nature."""
    from nkformats import codegen
    from nkformats.codegen import emit_browser
    from nkformats.codegen.build import read_schema

    rules = {f"AB{300 + at}": text for at, text in enumerate(EXPRESSIONS)}
    lines = ["meta: {id: made, endian: le}", "seq:"]
    lines += [f"  - {{id: {name}, type: {kind}, doc: x.}}" for name, kind in
              (("first_value", "s4"), ("second", "s4"), ("flags", "u4"), ("real", "f4"))]  # fmt: skip
    lines += [
        "  - {id: numbers, type: s4, repeat: expr, repeat-expr: 3, doc: x.}",
        "  - {id: trailing, size-eos: true, doc: x.}",
    ]
    lines += ["-nkf-check:", *(f"  {id}: '{text}'" for id, text in rules.items()), "-nkf-rules:"]
    lines += [f"  {id}: {{severity: note, summary: x, why: x, loader: x, mend: x, doc-ref: x}}" for id in rules]
    path = tmp_path / "made.ksy"
    path.write_text("\n".join(lines), "utf-8")
    module = codegen.build(path)
    tab.visit("inspector.html")
    tab.run(emit_browser.emit(read_schema(path)))
    seen: set[str] = set()
    lists = ([1, 2, 3], [-4, 2, 1], [2, 2, 2], [0, -1, 5])
    bits = (0, 0x30, 0x80000001, 0xFFFFFFFF)
    for first, flags, (at, numbers) in itertools.product((-7, -5, 0, 7, 2**31 - 1), bits, enumerate(lists)):
        tail = bytes(2 if first else 0)
        made = module.Made(
            first_value=first, second=first // 3 if at else 2, flags=flags, real=(0.1, -2.5, 1.0, 0.5)[at],
            numbers=numbers, trailing=tail,
        )  # fmt: skip
        record = module.read(module.write(made))
        values = {"firstValue": first, "second": record.second, "flags": flags, "real": record.real,
                  "numbers": numbers, "trailing": list(tail)}  # fmt: skip
        script = f"""((r) => NKFORMATS.made.types.Made.checks
            .flatMap(([rule, , test]) => test(r, r).map((path) => [rule, path])))({json.dumps(values)})"""
        expected = [[one.rule, one.path] for one in module.check(record)]
        assert sorted(tab.run(script)) == sorted(expected)
        seen.update(rule for rule, _ in expected)
    # Each rule has been broken somewhere, so that each was compared both ways.
    assert seen == set(rules)


@pytest.mark.parametrize("page", ["404.html", "index.html", "rules/GEN002.html"])
def test_the_footer_is_at_the_end_of_the_window_or_behind_it(page: str, visitor: Visitor) -> None:
    visitor.visit(page)
    end, height = visitor.run(
        "[document.querySelector('footer').getBoundingClientRect().bottom + scrollY,"
        " Math.max(innerHeight, document.documentElement.scrollHeight)]"
    )
    assert abs(end - height) <= 1
