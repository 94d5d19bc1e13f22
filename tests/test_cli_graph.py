"""`nkformats graph`: what is drawn is what the file says, boxes do not overlap, and nothing in a file is markup."""

from __future__ import annotations

import itertools
import json
import os
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import hypothesis.strategies as st
import nk_models
import pytest
from click.testing import CliRunner
from hypothesis import given

import nkformats
from conftest import ROOT
from nkformats.cli import main
from nkformats.cli.graph_layout import lay_out
from nkformats.cli.graph_model import graph_of, shapes_of
from nkformats.cli.graph_svg import dot, svg

SAMPLES = ROOT / "samples"
DRAWN = [path for path in sorted(SAMPLES.glob("*.n*")) if path.name != "empty.nnn"] + sorted(SAMPLES.glob("*.param*"))
SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str | Path) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["graph", *map(str, arguments)])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done.exit_code, done.stdout, done.stderr


def document(path: Path) -> dict[str, object]:
    status, out, _ = run(path, "--json")
    assert status == 0
    found: dict[str, object] = json.loads(out)
    return found


# -- the graph --------------------------------------------------------------------------------------------------------


def test_a_chain_has_its_layers_shapes_and_tensors() -> None:
    found = document(SAMPLES / "digits.nk")
    nodes, edges = found["nodes"], found["edges"]
    assert [node["kind"] for node in nodes] == [  # type: ignore[index, attr-defined]
        "input", "conv2d", "max_pool2d", "conv2d", "max_pool2d", "flatten", "dense",
    ]  # fmt: skip
    assert nodes[1]["tensors"] == {"weight": [8, 3, 3, 1], "bias": [8]}  # type: ignore[index]
    assert nodes[1]["parameters"]["filters"] == "8"  # type: ignore[index]
    assert [(one["source"], one["target"], one["shape"]) for one in edges] == [  # type: ignore[attr-defined]
        (0, 1, "8×8×1"), (1, 2, "8×8×8"), (2, 3, "4×4×8"), (3, 4, "4×4×16"), (4, 5, "2×2×16"), (5, 6, "64"),
    ]  # fmt: skip


def test_taps_lead_to_the_pyramid_that_reads_them() -> None:
    """What the chain of layers does not say, the format does; a tap that nobody reads leads nowhere."""
    model = nk_models.BASES["pyramid"]()
    graph = graph_of(model, {}, "pyramid")
    assert graph is not None
    kinds = [node.kind for node in graph.nodes]
    last = kinds.index("yolox_pafpn_multiscale")
    taps = [at for at, kind in enumerate(kinds) if kind == "feature_tap"]
    jumps = {(one.source, one.target) for one in graph.edges if one.target != one.source + 1}
    assert jumps == {(at, last) for at in taps if at + 1 != last}
    assert jumps


def test_a_graph_of_two_files_has_an_edge_a_use() -> None:
    """Blobs with two readers, with none, and one that no layer makes."""
    text = "7767517\n3 4\nInput a 0 1 x 0=4\nBinaryOp b 2 1 x lost y 0=0\nBinaryOp c 2 1 x y z 0=2\n"
    model = nkformats.parse(text.encode(), format="ncnn")
    graph = graph_of(model, {}, "g")
    assert graph is not None
    assert [(node.number, node.name) for node in graph.nodes] == [(0, "a"), (1, "b"), (2, "c"), (-1, "lost")]
    edges = sorted((one.source, one.target, one.name) for one in graph.edges)
    assert edges == [(0, 1, "x"), (0, 2, "x"), (1, 2, "y"), (3, 1, "lost")]


@pytest.mark.parametrize(
    ("hint", "shape"),
    [("3,8,9,5", "5×9×8"), ("2,8,9,1", "9×8"), ("1,8,1,1", "8"), ("3,8,9,1,5", "5×9×8"), ("4,8,9,2,5", "5×2×9×8")],
)
def test_shape_hints_stand_at_the_edges(hint: str, shape: str) -> None:
    text = f"7767517\n2 2\nInput a 0 1 x 30={hint}\nReLU b 1 1 x y\n"
    graph = graph_of(nkformats.parse(text.encode(), format="ncnn"), {}, "g")
    assert graph is not None
    assert [edge.shape for edge in graph.edges] == [shape]
    assert graph.nodes[0].parameters == []


def test_parts_of_a_network_keep_the_edges_between_them() -> None:
    status, out, _ = run(SAMPLES / "digits.nk", "--layers", "1:3", "--json")
    assert status == 0
    found = json.loads(out)
    assert [node["number"] for node in found["nodes"]] == [1, 2]
    assert [(one["source"], one["target"]) for one in found["edges"]] == [(0, 1)]


# -- the drawing ------------------------------------------------------------------------------------------------------


@given(st.data())
def test_boxes_do_not_overlap_and_edges_run_downwards(data: st.DataObject) -> None:
    count = data.draw(st.integers(1, 14))
    sizes = [(float(data.draw(st.integers(10, 90))), float(data.draw(st.integers(10, 60)))) for _ in range(count)]
    pairs = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1)).filter(lambda one: one[0] < one[1])
    edges = data.draw(st.lists(pairs, max_size=25)) if count > 1 else []
    layout = lay_out(sizes, edges)
    boxes = [
        (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        for (x, y), (width, height) in zip(layout.centres, sizes, strict=True)
    ]
    for one, other in itertools.combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart
    for left, top, right, bottom in boxes:
        assert -1e-6 <= left <= right <= layout.width + 1e-6
        assert -1e-6 <= top <= bottom <= layout.height + 1e-6
    for (source, target), route in zip(edges, layout.routes, strict=True):
        assert [y for _, y in route] == sorted(y for _, y in route)
        assert route[0] == pytest.approx((layout.centres[source][0], boxes[source][3]))
        assert route[-1] == pytest.approx((layout.centres[target][0], boxes[target][1]))


def test_what_can_be_drawn_without_crossings_is() -> None:
    """Two pairs of parallel branches, given in an order that crosses."""
    edges = [(0, 1), (0, 2), (1, 4), (2, 3), (3, 5), (4, 5)]
    layout = lay_out([(20.0, 10.0)] * 6, edges)
    x = [one for one, _ in layout.centres]
    assert (x[1] < x[2]) == (x[4] < x[3])
    assert x[0] == pytest.approx(x[5])


def test_a_circle_is_drawn_upwards() -> None:
    layout = lay_out([(20.0, 10.0)] * 3, [(0, 1), (1, 2), (2, 0), (1, 1)])
    assert layout.routes[2][0][1] > layout.routes[2][-1][1]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.name)
def test_the_picture_of_every_sample_is_xml_with_a_box_a_layer(path: Path) -> None:
    model = nkformats.parse(path)
    graph = graph_of(model, shapes_of(model), path.name)
    assert graph is not None
    status, out, _ = run(path)
    assert status == 0
    root = ET.fromstring(out)
    boxes = root.findall(f".//{SVG}rect[@class='b']")
    arrows = root.findall(f".//{SVG}path[@class='a']")
    assert (len(boxes), len(arrows)) == (len(graph.nodes), len(graph.edges))
    assert run(path)[1] == out


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.name)
def test_dot_has_a_node_a_layer(path: Path) -> None:
    model = nkformats.parse(path)
    graph = graph_of(model, {}, path.name)
    assert graph is not None
    text = dot(graph)
    assert len(re.findall(r"^  n\d+ \[", text, re.MULTILINE)) == len(graph.nodes)
    assert len(re.findall(r"^  n\d+ -> n\d+", text, re.MULTILINE)) == len(graph.edges)


HOSTILE = '</text><script>f()</script>&"\\\x1b]0;owned\x07'


def test_what_a_file_says_is_text() -> None:
    """A name with markup, quotes, a backslash and a terminal sequence stays a name, in SVG and in DOT."""
    text = f"7767517\n1 1\nInput {HOSTILE} 0 1 x\n"
    graph = graph_of(nkformats.parse(text.encode(), format="ncnn"), {}, "g")
    assert graph is not None
    picture = svg(graph)
    root = ET.fromstring(picture)
    assert {one.tag.removeprefix(SVG) for one in root.iter()} <= {"svg", "title", "style", "rect", "g", "text", "path"}
    shown = [one.text or "" for one in root.iter(f"{SVG}text")]
    assert nkformats.errors.escape(HOSTILE) in shown
    for out in (picture, dot(graph)):
        assert out.replace("\n", "").isprintable()
    label = re.search(r'label="((?:[^"\\]|\\.)*)"', dot(graph))
    assert label is not None
    assert label[1].replace("\\\\", "\\").replace('\\"', '"') == f"0  Input\\n{nkformats.errors.escape(HOSTILE)}"


# -- the verb ---------------------------------------------------------------------------------------------------------


def test_it_is_written_once(tmp_path: Path) -> None:
    target = tmp_path / "net.dot"
    assert run(SAMPLES / "digits.nk", "--to", target)[0] == 0
    assert target.read_text("utf-8").startswith("digraph")
    status, _, err = run(SAMPLES / "digits.nk", "--to", target, "--as", "svg")
    assert status == 2
    assert "--force" in err
    assert run(SAMPLES / "digits.nk", "--to", target, "--as", "svg", "--force")[0] == 0
    assert target.read_text("utf-8").startswith("<svg")


def test_of_a_broken_file_the_part_before_the_fault_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "cut.nk"
    path.write_bytes((SAMPLES / "digits.nk").read_bytes()[:100])
    status, out, err = run(path)
    assert status == 1
    assert "GEN001" in err
    assert len(ET.fromstring(out).findall(f".//{SVG}rect[@class='b']")) == 3


@pytest.mark.parametrize("name", ["digits.onnx", "image.pb"])
def test_messages_are_not_drawn(name: str, tmp_path: Path) -> None:
    """Whatever is asked for, and no file is left behind; of a broken file the fault is told, too."""
    for options in ([], ["--as", "dot"], ["--json"], ["--layers", "0:2"], ["--to", tmp_path / "picture.svg"]):
        status, out, err = run(SAMPLES / name, *options)
        assert (status, out) == (2, "")
        assert "is not drawn: it is read as messages" in err
    broken = tmp_path / name
    broken.write_bytes((SAMPLES / name).read_bytes()[:-5])
    status, out, err = run(broken)
    assert (status, out) == (2, "")
    assert ": expected " in err
    assert os.listdir(tmp_path) == [name]


def test_nothing_to_draw_and_too_much_to_draw(tmp_path: Path) -> None:
    assert run(SAMPLES / "empty.nnn")[0] == 2
    path = tmp_path / "long.param"
    lines = ["Input in 0 1 b0", *(f"ReLU r{at} 1 1 b{at} b{at + 1}" for at in range(2500))]
    path.write_text("\n".join(["7767517", f"{len(lines)} {len(lines)}", *lines, ""]), "utf-8")
    status, _, err = run(path)
    assert status == 2
    assert "--layers" in err
    assert run(path, "--layers", "0:40")[0] == 0
    assert run(path, "--layers", "9000:")[0] == 2
    assert run(path, "--layers", "5:5")[0] == 2
