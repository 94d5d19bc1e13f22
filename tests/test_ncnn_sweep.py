"""Damaged pairs and damaged text: a model or a `FormatError` comes out, and what is accepted is written back as it was.

Single bytes and truncations of small pairs are swept in test_promise_p1; here several things are wrong at once, and the
words of a text.
"""

from __future__ import annotations

import random
import struct
from collections import Counter
from typing import Any

import ncnn_models
import pytest
from ncnn_models import FOLDER, NETS, answers, pair

import nkformats
from nkformats import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.generated import ncnn
from nkformats.keyed import spelling, text
from nkformats.keyed.lines import line_column

# -- text --------------------------------------------------------------------------------------------------------------

MUTATIONS = 20_000

#: What goes into the place of a token: the extremes of counts, keys and values, and what older writers put there.
EXTREMES = (
    "0", "1", "-1", "+5", "00", "255", "256", "1000000", "1000001", "2147483647", "2147483648", "-2147483648",
    "-2147483649", "99999999999999999999", "9" * 5000, "0x10", "1e39", "-1e39", "1e-46", "3.4028235e38", "1.e5", ".5",
    ".", "-", "+", "e", "1e", "nan", "inf", "-inf", "2.f", "0.25f", "0.30000001192092896", "1,2,3", "1,", ",", ",,1",
    "1,2.5", "1.5,2", "0,", "=", "0=", "=1", "0=1=2", "0==1", "-0=1", "32=1", "-23300=0", "-23300=2,1", "-23300=1,1,2",
    "-23300=-1", "-23300=99999999", "-23331=1,1", "-23332=1,1", "-23400=1", "-23330=4,1,2,3,4", '"', '""', '"a', 'a"',
    '"a b"', '6="1, 2"', '6=""', "6=*(0w,2)", "0=3,4", "0=3.5", "0=x", "0=nan", "31=x", "30=1", "#", "# x", "${width}",
    "7767517", "pnnx.Input", "@weight", "#1=(1,3)f32", "Split", "Nothing", "x" * 255, "x" * 256, "\u00e9", "\0",
    "\ufeff", "\x1c", "\x85", "\u2028",
)  # fmt: skip

#: What goes between tokens.
BLANKS = (" ", "  ", "\t", "\n", "\r", "\r\n", "\n\n", "\v", "\f", "", "\0", "\u00a0")


class Mutator:
    """Damaged copies of texts: tokens replaced, swapped, doubled or lost; blanks and bytes changed; lines moved."""

    def __init__(self, texts: list[bytes], seed: str) -> None:
        self.texts = texts
        self.random = random.Random(seed).random

    def below(self, limit: int) -> int:
        return int(self.random() * limit)

    def pick(self, choices: Any) -> Any:
        return choices[self.below(len(choices))]

    def mutant(self) -> bytes:
        """A copy with one to four things wrong."""
        data = self.pick(self.texts)
        for _ in range(1 + self.below(4)):
            data = self.change(data)
        return bytes(data)

    def change(self, data: bytes) -> bytes:
        kind = self.random()
        if kind < 0.15 or not data.strip():
            at = self.below(len(data) + 1)
            byte = bytes([self.below(256)]) if self.random() < 0.7 else b""
            return data[:at] + byte + data[at + self.below(3) :]
        if kind < 0.2:
            return data[: self.below(len(data))]
        if kind < 0.35:
            lines = data.splitlines(keepends=True)
            one, other = self.below(len(lines)), self.below(len(lines))
            if self.random() < 0.5:
                lines[one], lines[other] = lines[other], lines[one]
            else:
                lines[one : one + 1] = [] if self.random() < 0.5 else [lines[one], lines[other]]
            return b"".join(lines)
        return self.change_token(data)

    def change_token(self, data: bytes) -> bytes:
        parts = text.TOKEN.split(data)
        tokens = text.TOKEN.findall(data)
        at, kind = self.below(len(tokens)), self.random()
        if kind < 0.35:
            tokens[at] = self.pick(EXTREMES).encode()
        elif kind < 0.6:
            key, equals, value = tokens[at].partition(b"=")
            if equals and self.random() < 0.7:
                tokens[at] = key + equals + self.pick(EXTREMES).encode()
            else:
                tokens[at] = self.pick(EXTREMES).encode() + equals + value
        elif kind < 0.75:
            other = self.below(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind < 0.85:
            tokens[at] = tokens[at] * 2 if self.random() < 0.5 else b""
        else:
            parts[at] = self.pick(BLANKS).encode()
        return b"".join(part + token for part, token in zip(parts, [*tokens, b""], strict=True))


def texts() -> list[bytes]:
    """Our own networks, and the smaller texts of the corpus, each era and every odd one of the world among them."""
    paths = [pair(name)[0] for name in ncnn_models.PAIRS[::5]]
    paths += [FOLDER / "wild" / one["file"] for entry in answers("wild") for one in entry["files"]]
    found = [path.read_bytes() for path in paths if path.suffix == ".param"]
    return [net.param for net in NETS.values()] * 10 + [text for text in found if len(text) < 4000]


def test_damaged_text() -> None:
    """A document or a `FormatError`; `write(parse(x)) == x` for whatever is accepted, odd as it may be."""
    mutator = Mutator(texts(), "text 1")
    outcomes: Counter[str] = Counter()
    for _ in range(MUTATIONS):
        data = mutator.mutant()
        fault = None
        try:
            document = text.parse(memoryview(data), Layer)
        except FormatError as error:
            fault = error
        outcomes[fault.rule if fault else ""] += 1
        if fault:
            assert 0 <= fault.offset <= len(data)
            assert (fault.line, fault.column) == line_column(data, fault.offset)
            continue
        written = spelling.write(document.layers, document.blob_count, ncnn.NOTATION, document=document)
        assert written == data
        outcomes.update(one.rule for one in document.oddities)
        assert all(0 <= one.offset <= one.offset + one.length <= len(data) for one in document.oddities)
    assert outcomes[""] > 0.3 * MUTATIONS, "too few are accepted"
    assert len(outcomes) > 30, sorted(outcomes)


def test_canonical_spelling_is_read_back() -> None:
    """What is accepted and can be spelled in our own way means the same there, and is spelled so once and for all."""
    mutator = Mutator(texts(), "canonical 1")
    spelled = 0
    for _ in range(MUTATIONS // 10):
        try:
            document = text.parse(memoryview(mutator.mutant()), Layer)
            canonical = spelling.write(document.layers, document.blob_count, ncnn.NOTATION, canonical=True)
        except FormatError:
            continue
        again = text.parse(memoryview(canonical), Layer)
        assert [vars_of(layer) for layer in again.layers] == [vars_of(layer) for layer in document.layers]
        assert spelling.write(again.layers, again.blob_count, ncnn.NOTATION, canonical=True) == canonical
        spelled += 1
    assert spelled > 0.2 * MUTATIONS // 10


def vars_of(layer: Layer) -> tuple[Any, ...]:
    return layer.type, layer.name, layer.bottoms, layer.tops, ncnn_models.narrow(layer.values)


# -- pairs -------------------------------------------------------------------------------------------------------------


#: What goes into the place of a word of the weights: flags, ends of ranges, infinity, two kinds of NaN, and nothing.
WORDS = (
    *(struct.pack("<I", word) for word in (0, 1, 0x01306B47, 0x01348B83, 0x000D4B38, 0x0002C056)),
    *(struct.pack("<I", word) for word in (0x7F800000, 0xFF7FFFFF, 0x7FC00000, 0x7FA00001, 0xFFFFFFFF)),
    b"",
    bytes(range(1, 9)),
)


def small_pairs() -> list[ncnn_models.Net]:
    """Our own networks, and small pairs of the corpus: all operators and storages."""
    paths = [pair(name) for name in ncnn_models.PAIRS]
    found = [ncnn_models.Net(*(path.read_bytes() for path in both)) for both in paths]
    return [*NETS.values()] * 5 + [net for net in found if len(net.param) < 2000 and 0 < len(net.weights) < 3000]


def use(net: ncnn_models.Net) -> str:
    """Everything that can be asked of a pair; gives the verdict."""
    report = nkformats.validate(net.param, format="ncnn", companion=net.weights)
    assert all(0 <= one.offset <= max(map(len, net)) and str(one) for one in report.findings)
    model: Any = report.model
    if report.error is not None:
        return report.verdict
    assert (*model.to_files().values(),) == net
    assert all(repr(layer.params) and layer.params.defaults is not None for layer in model.layers)
    assert model.planned_bytes >= 0
    assert [*model.spans(), *model.blobs, *model.losses("binary")]
    for variant in ("binary", "fp32", "fp16", "202607"):
        try:
            files = model.to_files(variant=variant)
        except FormatError:
            # A value has no place there.
            continue
        # The older dialect cannot be told from the graph, and what follows a layer that nobody knows has no end.
        if variant != "202607" and model.stopper is None:
            graph, weights = files.values()
            again = nkformats.parse(graph, format="ncnn", companion=weights)
            assert again.to_files() == files
    for tensor in model.tensors.values():
        assert tensor.array is not None or tensor.dtype == "float32"
        try:
            assert tensor.to_numpy().shape == tensor.shape
        except FormatError:
            continue
    return report.verdict


@pytest.mark.parametrize("damaged", ["text", "weights"])
def test_damaged_pair_can_be_used(damaged: str) -> None:
    """What is accepted can be looked at, converted and read again, whatever its findings say of it."""
    nets, verdicts = small_pairs(), Counter[str]()
    mutator = Mutator([b""], f"pair {damaged} 1")
    for _ in range(MUTATIONS // 20):
        net = mutator.pick(nets)
        if damaged == "text":
            mutator.texts = [net.param]
            net = net._replace(param=mutator.mutant() or b"x")
        else:
            weights = bytearray(net.weights)
            for _ in range(1 + mutator.below(3)):
                at = mutator.below(len(weights)) & ~3
                weights[at : at + 4] = mutator.pick(WORDS)
            net = net._replace(weights=bytes(weights))
        verdicts[use(net)] += 1
    assert set(verdicts) >= {"sound", "broken"}
    assert verdicts.total() == MUTATIONS // 20
