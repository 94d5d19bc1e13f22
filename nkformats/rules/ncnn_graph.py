"""Rules over the graph of an ncnn network: how its layers are tied together, and what their operators take.

No schema can state these: they are about names of blobs, about counts of them that follow from parameters, and about
parameters that are spelled as something else.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from nkformats import records
from nkformats.errors import FormatError, Rule
from nkformats.records import FLOAT, TEXT, fill_keys, new
from nkformats.rules import Report, table

_PAGE = "ncnn wiki, param and model file structure"
_NET, _LAYER = "ncnn 1.0.20261020, src/net.cpp", "ncnn 1.0.20261020, src/layer"
_EXPRESSION = "ncnn 1.0.20261020, src/expression.cpp"
_SEEN = "observed on 1.0.20261020"
_LOST = "The loader takes the default instead, and says nothing."

RULES = table(
    Rule("NCNN401", "error", "More blobs are used than declared",
         "The count sizes the table of blobs; older loaders wrote beyond it.",
         'refuses: "too many blobs"; before October 2026 wrote out of bounds', "write the number of blobs", _NET),
    Rule("NCNN402", "warning", "More blobs are declared than used",
         "The rest of the table stays empty. Often a layer was removed by hand.",
         "accepts", "write the number of blobs", _SEEN),
    Rule("NCNN403", "error", "The number of a blob is beyond the declared ones",
         "It is an index into a table of that size; older loaders read and wrote beyond it.",
         "refuses; before October 2026 went out of bounds", "correct the number, or the count", _NET),
    Rule("NCNN404", "error", "No layer makes an input",
         "A name was misspelled, or a layer is missing. The loader opens an empty blob of this name.",
         "loads it, but the network cannot run", "correct the name, or add the layer that makes it", _SEEN),
    Rule("NCNN405", "error", "A layer stands before the one that makes its input",
         "A name means an output further up; here it opens an empty blob that nobody fills.",
         "loads it, but the network cannot run", "move the layer behind those that it takes from", _SEEN),
    Rule("NCNN406", "error", "Layers wait for each other in a circle",
         "No order of running them gives all their inputs.",
         "refuses a .param.bin; loads a .param, but the network cannot run", "break the circle", _NET),
    Rule("NCNN407", "warning", "No layer makes an input, and there is no Input layer at all",
         "The blob has to be given under its name when the network runs.",
         "accepts; runs if the program gives the blob", "add an Input layer for it", _SEEN),
    Rule("NCNN408", "warning", "Two layers have the same name",
         "Loaders do not care; programs and tools that look for a layer by name find one of them.",
         "accepts", "give each layer a name of its own", _PAGE),
    Rule("NCNN409", "error", "Two outputs have the same name",
         "In a .param the name means the first of the two, in a .param.bin the number means the last: one is lost.",
         "loads it silently wrong", "give each output a name of its own, and use it where it is meant", _SEEN),
    Rule("NCNN410", "error", "Two layers take a blob, without a Split",
         "The first of them may work in place, and the blob is given back after it: the other finds nothing there.",
         "crashes when the network runs", "put a Split behind the blob", _SEEN),
    Rule("NCNN411", "warning", "Two layers take a blob without a Split, which happens to do no harm",
         "It is a constant, or all but one of them lead to no output of the network.",
         "accepts; later outputs of the same run may fail", "put a Split behind the blob", _SEEN),
    Rule("NCNN412", "error", "A layer from one blob to one blob has more or fewer",
         "With its parameters, the operator takes one blob and makes one.",
         'refuses: "invalid bottom_count or top_count for one_blob_only layer"; before October 2026 not checked',
         "correct the inputs and outputs, or the parameter that asks for them", _NET),
    Rule("NCNN413", "error", "A layer has too few inputs or outputs",
         "The operator reads as many as it needs, whether they are there or not.",
         "loads it, then crashes or fails when the network runs", "give all inputs and outputs", _LAYER),
    Rule("NCNN414", "error", "A layer has more inputs or outputs than its operator knows",
         "What is too much is passed over: the result is not what the graph says.",
         "loads it silently wrong, or fails when the network runs", "remove them, or use another operator", _LAYER),
    Rule("NCNN415", "error", "A Slice has not as many parts as outputs",
         "Parts without an output are dropped; an output without a part has a size from beyond the list.",
         "loads it silently wrong, or fails when the network runs", "give a part for each output", _SEEN),
    Rule("NCNN416", "warning", "The operator has no such parameter",
         "It is stored and never looked at; another meaning of the layer may be meant.",
         "accepts, without effect", "remove it, or use the parameter that is meant", _LAYER),
    Rule("NCNN417", "error", "A parameter is given in a kind that the operator does not take",
         _LOST + " A whole number is digits alone, an array has a comma, a text begins with a letter or quote.",
         "loads it silently wrong, or refuses", "spell the value as the parameter takes it", _SEEN),
    Rule("NCNN418", "warning", "A parameter is given in a kind that the operator does not take, and equals the default",
         _LOST + " Here that is the same number.",
         "accepts: the default is used", "spell the value as the parameter takes it", _SEEN),
    Rule("NCNN419", "error", "An array parameter is no array of its kind",
         "Arrays are checked: a single number, a text, or fractions where whole numbers are due are refused.",
         "refuses; before October 2026 used the bits as they were", "spell it as an array, `3=1,` with one element",
         _LAYER),
    Rule("NCNN420", "error", "The shape hints are no array of whole numbers",
         "Key 30 of every layer gives the shapes of its outputs.",
         "refuses", "correct the hints, or remove them", _NET),
    Rule("NCNN421", "error", "The shape hints do not fit the number of outputs",
         "There is one group of 4 numbers (dims, w, h, c) or of 5 (dims, w, h, d, c) for each output.",
         "refuses; before October 2026 read beyond them", "correct the hints, or remove them", _NET),
    Rule("NCNN422", "error", "A shape hint is no shape",
         "It has 0 to 4 dims, 4 only in groups of 5 numbers; sizes are not negative and their product fits 64 bits.",
         "refuses", "correct the hints, or remove them", _NET),
    Rule("NCNN423", "error", "The feature mask is no whole number",
         "Key 31 of every layer switches features of the runtime off, bit by bit.",
         "refuses", "write the sum of the bits, or remove it", _NET),
    Rule("NCNN424", "warning", "The feature mask has bits without a meaning",
         "There are eight, 1 to 128.", "accepts, without effect", "remove the bits", _NET),
    Rule("NCNN425", "error", "An expression cannot be computed",
         "It is a list of calls such as `*(0w,2)`, of numbers, and of sizes of inputs such as `0w`.",
         "refuses, or fails or crashes when the network runs", "correct the expression", _EXPRESSION),
    Rule("NCNN426", "warning", "The operator is none that the runtime has",
         "A program may register it. What it reads from the .bin, only that program knows.",
         "refuses, unless the program registers it", "register it, or export the model without it", _PAGE),
    Rule("NCNN427", "warning", "The network has no output",
         "Every blob is taken by a layer, so there is nothing to ask for.",
         "accepts", "remove the layer that takes the result", _SEEN),
    Rule("NCNN428", "note", "An input of the network is not used",
         "Nothing depends on what is given there.", "accepts", "remove it", _SEEN),
    Rule("NCNN429", "warning", "Brackets of an expression do not match",
         "This operator takes them for mere separators, so what is meant and what is computed may differ.",
         "accepts", "correct the expression", _EXPRESSION),
    Rule("NCNN430", "error", "More layers follow than are declared, in a .param.bin",
         "The layers after the last declared one are dropped without a word, with the outputs they make.",
         "loads it silently wrong: stops after the declared number", "correct the count", _SEEN),
    Rule("NCNN431", "error", "A float of a .param.bin has the bits of a whole number",
         "Converters write `2=1` so, not knowing that the parameter is a float; as one it is next to zero.",
         "loads it silently wrong", "write it again from a .param that says `2=1.0`", _SEEN),
    Rule("NCNN432", "error", "The equation of an Einsum is none that the runtime can compute",
         "It writes results in the order i, j, k, l, of axes that an operand has, and operands have at most four.",
         "refuses the parameters", "name the axes of the result i, j, k, l in this order",
         "ncnn 1.0.20261020, src/layer/einsum.cpp"),
)  # fmt: skip


def _numbered(model: Any) -> bool:
    """Whether blobs have numbers, as in a `.param.bin`, and not names."""
    blobs = (name for layer in model.layers for name in (*layer.bottoms, *layer.tops))
    return model.record.notation == "binary" and all(name.lstrip("-").isdigit() for name in blobs)


def _named(model: Any) -> Iterator[tuple[str, str, bool]]:
    """Path and name of each input and output, and whether it is an output."""
    for number, layer in enumerate(model.layers):
        for at, name in enumerate(layer.bottoms):
            yield f"layers[{number}].bottoms[{at}]", name, False
        for at, name in enumerate(layer.tops):
            yield f"layers[{number}].tops[{at}]", name, True


class _Ties:
    """Who makes and who takes each blob: by name the first of a name, by number (of a `.param.bin`) the last."""

    def __init__(self, model: Any) -> None:
        self.layers, self.numbered = model.layers, _numbered(model)
        self.makers: dict[str, list[int]] = defaultdict(list)
        self.takers: dict[str, list[int]] = defaultdict(list)
        for number, layer in enumerate(self.layers):
            for name in dict.fromkeys(layer.bottoms):
                self.takers[name].append(number)
            for name in layer.tops:
                self.makers[name].append(number)

    def maker(self, name: str) -> int | None:
        makers = self.makers.get(name)
        return makers[-1 if self.numbered else 0] if makers else None

    def before(self, number: int) -> set[int]:
        return {maker for name in self.layers[number].bottoms if (maker := self.maker(name)) is not None}

    def after(self, number: int) -> set[int]:
        made = {name for name in self.layers[number].tops if self.maker(name) == number}
        return {taker for name in made for taker in self.takers.get(name, ())}

    def circles(self) -> set[int]:
        """The layers on a circle or between two: what is left when those with nothing before or after them are gone."""
        left = set(range(len(self.layers)))
        for step, back in ((self.after, self.before), (self.before, self.after)):
            waiting = {number: len(back(number) & left) for number in left}
            free = [number for number, count in waiting.items() if not count]
            while free:
                number = free.pop()
                left.discard(number)
                for other in step(number) & left:
                    waiting[other] -= 1
                    if not waiting[other]:
                        free.append(other)
        return left

    def reached(self, start: Iterable[int], step: Callable[[int], set[int]]) -> set[int]:
        found = set(start)
        todo = list(found)
        while todo:
            new_ones = step(todo.pop()) - found
            found |= new_ones
            todo += new_ones
        return found


def counts(model: Any, report: Report) -> None:
    """NCNN401 to 403, 427, 430. The counts are of the file, the blobs are of its layers."""
    numbered, last, beyond = _numbered(model), f"layers[{len(model.layers) - 1}].type", ""
    declared, used, seen, taken = model.record.counts()[1], 0, set[str](), set[str]()
    for path, name, is_output in _named(model):
        if numbered:
            used = max(used, int(name) + 1)
            if not 0 <= int(name) < declared:
                report("NCNN403", path, f"{name}, declared are {declared}")
        else:
            used += is_output or name not in seen
            beyond = beyond or (path if used > declared else "")
        seen.add(name)
        if not is_output:
            taken.add(name)
    if beyond and declared > 0:
        report("NCNN401", beyond, f"{used}, declared are {declared}")
    if used < declared <= 1_000_000:
        report("NCNN402", "blob_count", f"{declared}, used are {used}")
    if numbered and model.record.document is not None:
        rest = model.record.document.trailing
        if model.layer_follows:
            report("NCNN430", last, f"{len(rest)} bytes behind this one")
    if seen and not any(is_output and name not in taken for _, name, is_output in _named(model)):
        report("NCNN427", last, "")


def names(model: Any, report: Report) -> None:
    """NCNN404 to 409, 428. Names tie the layers together."""
    ties, first, made = _Ties(model), dict[str, int](), dict[str, int]()
    inputs = any(layer.type == "Input" for layer in model.layers)
    circles: set[int] | None = None
    for number, layer in enumerate(model.layers):
        if layer.name in first and not ties.numbered:
            report("NCNN408", f"layers[{number}].name", f'"{layer.name}" is the name of layer {first[layer.name]}, too')
        first.setdefault(layer.name, number)
        for at, name in enumerate(layer.bottoms):
            maker, path = ties.maker(name), f"layers[{number}].bottoms[{at}]"
            if maker is None:
                report("NCNN404" if inputs else "NCNN407", path, f'"{name}"')
            elif maker >= number:
                circles = ties.circles() if circles is None else circles
                if number in circles and maker in circles:
                    report("NCNN406", path, f'"{name}" is of layer {maker}, which takes from this one')
                elif not ties.numbered:
                    report("NCNN405", path, f'"{name}" is of layer {maker}')
        own = set[str]()
        for at, name in enumerate(layer.tops):
            if made.setdefault(name, number) != number or name in own:
                report("NCNN409", f"layers[{number}].tops[{at}]", f'"{name}" is of layer {made[name]}, too')
            own.add(name)
            if layer.type == "Input" and len(model.layers) > 1 and name not in ties.takers:
                report("NCNN428", f"layers[{number}].tops[{at}]", f'"{name}"')


def consumers(model: Any, report: Report) -> None:
    """NCNN410, 411. A blob is given back after the layer that takes it; only constants are made a second time."""
    ties = _Ties(model)
    shared = [name for name, takers in ties.takers.items() if len(takers) > 1]
    if not shared:
        return
    layers = list(enumerate(model.layers))
    starts = [n for n, one in layers if one.type == "Input" or not all(map(ties.makers.get, one.bottoms))]
    ends = [n for n, one in layers if any(name not in ties.takers for name in one.tops)]
    given, needed = ties.reached(starts, ties.after), ties.reached(ends, ties.before)
    # A layer can share many blobs: looked for one by one in its inputs they would take time with their square.
    places = {ties.takers[name][1] for name in shared}
    where = {(number, name): at for number in places for at, name in reversed([*enumerate(layers[number][1].bottoms)])}
    for name in shared:
        takers, maker = ties.takers[name], ties.maker(name)
        harmful = (maker is None or maker in given) and len(needed.intersection(takers)) > 1
        detail = f'"{name}" goes to the layers {", ".join(map(str, takers[:4]))}{" ..." if len(takers) > 4 else ""}'
        report("NCNN410" if harmful else "NCNN411", f"layers[{takers[1]}].bottoms[{where[takers[1], name]}]", detail)


# -- operators and their parameters ------------------------------------------------------------------------------------

#: Keys that some writers add and no loader reads.
_HARMLESS = {"Convolution": {7}, "Convolution1D": {7}, "Convolution3D": {7}}

#: What an operator of the schema says of its blobs; one each where it says nothing.
_LIMITS = ("min_bottoms", "max_bottoms", "min_tops", "max_tops")


def _blobs(layer: Any, body: Any, references: int) -> tuple[int, ...]:
    """Fewest and most inputs, fewest and most outputs of a layer with its parameters."""
    limits = tuple(getattr(body, name, 1) for name in _LIMITS)
    if layer.type == "Einsum":
        # The schema can count neither the commas of an equation nor the inputs that an expression names.
        terms = 1 + body.equation.count(ord(","))
        return terms, terms, 1, 1
    if layer.type == "Noop":
        return *limits[:3], len(layer.bottoms)
    return (references, 2**31 - 1, 1, 1) if references > 1 else limits


def arity(layer: Any, body: Any, path: str, references: int, report: Report) -> None:
    """NCNN412 to 415. How many blobs an operator takes depends on its parameters."""
    bottoms, tops = len(layer.bottoms), len(layer.tops)
    wanted = _blobs(layer, body, references)
    if wanted == (1, 1, 1, 1) and layer.type != "Einsum":
        if (bottoms, tops) != (1, 1):
            report("NCNN412", f"{path}.bottoms", f"{layer.type} with {bottoms} inputs and {tops} outputs")
        return
    states = layer.type == "LSTM"  # of both states, or of none
    for field, count, (least, most) in (("bottoms", bottoms, wanted[:2]), ("tops", tops, wanted[2:])):
        if count < least or (states and count == 2):
            report("NCNN413", f"{path}.{field}", f"{layer.type} with {count}, needs {'1 or 3' if states else least}")
        elif count > most:
            report("NCNN414", f"{path}.{field}", f"{layer.type} with {count}, knows {most}")
    if layer.type == "Slice" and tops:
        parts = len(body.indices) + 1 if body.indices else len(body.slices)
        if parts != tops:
            which = "indices" if body.indices else "slices"
            report("NCNN415", f"{path}.params.{which}", f"{parts} parts, {tops} outputs")


def kinds(layer: Any, body: Any, path: str, refused: list[Any], report: Report) -> None:
    """NCNN416 to 419. A loader does not say that it passes a parameter over."""
    known = {key.number for key in body._keys} | {30, 31} | _HARMLESS.get(layer.type, set())
    for number, value in layer.values.items():
        if number not in known:
            # What is no key at all has no path of its own.
            where = f"{path}.params.{number}" if 0 <= number <= 31 else path
            report("NCNN416", where, f"{number}={records.show(value)} of {layer.type}")
    for key in refused:
        value, default = layer.values[key.number], getattr(body, key.name)
        same = isinstance(value, (int, float)) and value == default
        rule = "NCNN419" if key.many else "NCNN418" if same else "NCNN417"
        wanted = f"an array of {key.kind}s" if key.many else f"a {key.kind}" if key.kind == TEXT else f"one {key.kind}"
        detail = f"{key.number}={records.show(value)}, {layer.type} takes {wanted} for {key.label}"
        report(rule, f"{path}.params.{key.name}", detail)


def words(layer: Any, body: Any, path: str, report: Report) -> None:
    """NCNN431. As floats, positive integers are smaller than any normal one, and negative ones are none."""
    for key in body._keys:
        value = layer.values.get(key.number)
        values = value if isinstance(value, list) else [value]
        odd = [one for one in values if isinstance(one, float) and (one != one or 0 < abs(one) < 2.0**-126)]
        if key.kind == FLOAT and odd:
            report("NCNN431", f"{path}.params.{key.name}", f"{odd[0]:g} for {key.label} of {layer.type}")


#: Operands, and a result of i, j, k, l in this order.
_EQUATION = re.compile("ii|([i-x]{1,4}(?:,[i-x]{1,4})*)->(i|ij|ijk|ijkl)")


def equation(layer: Any, body: Any, path: str, report: Report) -> None:
    """NCNN432. Which characters there are is a rule of the schema; what they say is a language of its own."""
    if layer.type == "Einsum" and all(one in range(32, 127) for one in body.equation):
        text = "".join(map(chr, body.equation))
        match = _EQUATION.fullmatch(text)
        if match is None or not set(match[2] or "") <= set(match[1] or ""):
            report("NCNN432", f"{path}.params.equation", text or "it is empty")


def hints(layer: Any, path: str, report: Report) -> None:
    """NCNN420 to 424. The keys that every operator has."""
    mask, values, tops = layer.values.get(31, 0), layer.values.get(30, []), len(layer.tops)
    if not isinstance(mask, int):
        report("NCNN423", f"{path}.params.31", records.show(mask))
    elif mask & ~255:
        report("NCNN424", f"{path}.params.31", str(mask))
    where = f"{path}.params.30"
    if not isinstance(values, list) or not all(isinstance(one, int) for one in values):
        report("NCNN420", where, records.show(values))
    elif values and tops:
        step, rest = divmod(len(values), tops)
        if rest or step not in (4, 5):
            report("NCNN421", where, f"{len(values)} numbers for {tops} outputs")
            return
        for at in range(0, len(values), step):
            dims, *sizes = values[at : at + step]
            sizes = {0: [], 1: sizes[:1], 2: sizes[:2], 3: [*sizes[:2], sizes[-1]], 4: sizes}.get(dims, [-1])
            if (dims == 4 and step == 4) or any(one < 0 for one in sizes) or math.prod(sizes) >= 1 << 62:
                report("NCNN422", where, f"{values[at : at + step]} of output {at // step}")
                return


# -- expressions -------------------------------------------------------------------------------------------------------

#: Operands of each function; all else is a size or a number.
_OPERANDS = {
    **dict.fromkeys(("abs", "neg", "sign", "square", "trunc", "ceil", "floor", "round", "erf", "exp", "log"), 1),
    **dict.fromkeys(("reciprocal", "rsqrt", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh"), 1),
    **dict.fromkeys(("tanh", "asinh", "acosh", "atanh", "log10"), 1),
    **dict.fromkeys(("+", "-", "*", "/", "//", "max", "min", "atan2", "fmod", "pow", "remainder", "logaddexp"), 2),
    **dict.fromkeys(("and", "or", "xor", "lshift", "rshift"), 2),
}
_LITERAL = re.compile(r"\s*[+-]?(?:\d|\.\d|inf|nan)", re.IGNORECASE)
_SIZE = re.compile(r"([0-9])[whdcn]")


def _brackets(text: str) -> tuple[bool, int]:
    """Whether the brackets of an expression match, and how many items its list has by them."""
    depth, items = 0, 1
    for sign in re.findall("[(),]", text):
        depth += (sign == "(") - (sign == ")")
        items += sign == "," and depth == 0
        if depth < 0:
            break
    return depth == 0, items


def _computed(words: list[str]) -> tuple[str, int]:
    """What fails in computing an expression, and how many values it gives. As the runtime does it: from behind, with a
    stack; brackets and commas only separate the words."""
    stack: list[str] = []
    for word in filter(None, reversed(words)):
        operands = _OPERANDS.get(word, 0)
        if len(stack) < operands:
            return f"{word} lacks an operand", 0
        if word == "//" and re.fullmatch(r"\s*[+-]?0+", stack[-2]):
            return "a division by zero", 0
        if not operands and not _SIZE.fullmatch(word) and not _LITERAL.match(word):
            return f"{records.show(word)} is no number, size or function", 0
        del stack[len(stack) - operands :]
        stack.append(word if not operands else "()")
    return "", len(stack)


def expressions(layer: Any, body: Any, path: str, report: Report) -> int:
    """NCNN425, 429. Gives how many inputs the expressions of a layer name: sizes of others than the first are taken
    from more inputs."""
    most = 0
    for key in body._keys:
        if key.kind != TEXT or not (text := getattr(body, key.name)):
            continue
        parts, where = re.split("[(),]", text), f"{path}.params.{key.name}"
        references = max((int(match[1]) + 1 for word in parts if (match := _SIZE.fullmatch(word))), default=0)
        matched, items = _brackets(text)
        fault, count = _computed(parts)
        if layer.type == "Reshape":
            ranks = 4 + (body.output_batch_axis != 233)
            fault = fault if matched else "brackets do not match"
            fault = fault or (f"{items} sizes, at most {ranks} are possible" if items > ranks else "")
        elif not matched:
            report("NCNN429", where, records.show(text))
        if not fault and references > len(layer.bottoms):
            fault = f"it names input {references - 1} of {len(layer.bottoms)}"
        if not fault and matched and count != items:
            fault = f"{items} items by the brackets, {count} values"
        if fault:
            report("NCNN425", where, fault)
        most = max(most, references if matched else 0)
    return min(most, len(layer.bottoms))


def operators(model: Any, report: Report) -> None:
    """NCNN412 to 426, 429, 431, 432. Each layer against what its operator takes."""
    numbered = _numbered(model)
    unknown = Counter(layer.type for layer in model.layers if model.kind(layer) is None)
    for number, layer in enumerate(model.layers):
        kind, path = model.kind(layer), f"layers[{number}]"
        hints(layer, path, report)
        if kind is None or layer.type in model.custom:
            if (count := unknown.pop(layer.type, 0)) and not re.fullmatch("Unknown-?[0-9]+", layer.type):
                report("NCNN426", f"{path}.type", f"{layer.type}, of {count} layer{'s' * (count > 1)}")
            continue
        body = new(kind.cls)
        try:
            refused = fill_keys(body, layer.values)
        except FormatError:
            continue  # which is found where the layer is read
        kinds(layer, body, path, refused, report)
        equation(layer, body, path, report)
        if numbered:
            words(layer, body, path, report)
        arity(layer, body, path, expressions(layer, body, path, report), report)


CHECKS = (counts, names, consumers, operators)
