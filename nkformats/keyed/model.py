"""The model of a network in a keyed notation: a graph as text or in words, and the weights that its types read."""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from nkformats import companions, errors, records
from nkformats.codec import Format
from nkformats.errors import Finding, FormatError
from nkformats.keyed import places, spelling, tokens, words
from nkformats.keyed.graph import Blob, Layer, Network, Registry, filled, is_key, require_types, stray_bytes
from nkformats.keyed.lines import line_column
from nkformats.keyed.text import Document
from nkformats.keyed.weights import Weights, change_storage, floats, numpy_array, redialect, shape_of, store
from nkformats.model import Model, Place
from nkformats.records import Hole, KeyedNotation, KeyedType, Record, Span
from nkformats.source import Source

#: What below a layer lies among the weights.
_OF_WEIGHTS = (".body", ".stray")


def _take_over(body: Any, before: Any) -> None:
    """Gives a layer of another operator the weights of the same name, number and form that it had."""
    for field in body._layout:
        old, wanted = getattr(before, field.name, None), getattr(body, field.name)
        if old is None or wanted is None or type(old) is not type(wanted):
            continue
        if (old.num_elements, old.load) == (wanted.num_elements, wanted.load):
            setattr(body, field.name, old)


class NetworkModel(Model):
    """A network in a keyed notation.

    Attributes:
        record: the `Network`; tables: what its notation consists of; graph, weights: the files, None where there are
        none; notation, opened: the extension of the graph, and of the file that the caller named; fitted: the
        dialects by which the weights are consumed to the byte.
    """

    network: ClassVar[type[Network]]
    """The class of its record."""
    __slots__ = ("custom", "fitted", "graph", "notation", "opened", "tables", "weights")

    def __init__(
        self, record: Network, codec: Format, graph: Source | None = None, weights: Source | None = None,
        notation: str = "", opened: str = "", limits: Mapping[str, int] | None = None,
        custom: Registry | None = None,
    ) -> None:  # fmt: skip
        self.tables: KeyedNotation = record.layer_class.notation
        source = weights if opened == self.tables.files.blocks else graph
        super().__init__(
            record, codec, source=source.name if source else None, size=len(source.view) if source else None,
            limits=limits,
        )  # fmt: skip
        self.graph = graph
        self.weights = weights
        self.notation = notation or self.tables.files.text
        self.opened = opened or self.tables.files.text
        self.custom: Registry = custom or {}
        self.fitted: list[str] = []

    # -- the graph ---------------------------------------------------------------------------------------------------

    @property
    def layers(self) -> list[Layer]:
        """The layers in file order."""
        layers: list[Layer] = self.record.layers
        return layers

    @property
    def blobs(self) -> list[Blob]:
        """The blobs as the loader numbers them, with producer and consumers."""
        found: list[Blob] = self.record.blobs()
        return found

    def kind(self, layer: Layer) -> KeyedType | None:
        """The operator of a layer, or None for one that neither the schema nor the caller knows."""
        return self.tables.types.get(layer.type) or self.custom.get(layer.type)

    @property
    def layer_follows(self) -> bool:
        """Whether a layer stands behind the last one that a graph in words declares."""
        document = self.record.document
        return isinstance(document, Record) and words.layer_follows(document, self.tables)

    @property
    def stopper(self) -> tuple[int, Layer] | None:
        """The first layer whose operator nobody knows: what stands in the `.bin` from there on cannot be told."""
        return next(((n, layer) for n, layer in enumerate(self.layers) if self.kind(layer) is None), None)

    @property
    def planned_bytes(self) -> int:
        """The size of the weights in bytes: as read, or with every weight in float32 where it was not.

        Only up to the first operator that nobody knows.
        """
        self.plan()
        return records.size_of(self.record)

    def plan(self) -> None:
        """Gives every layer the weights that it would read: without data where there are none yet.

        What a layer does not read any more, since its parameters have changed, is gone.
        """
        stopper = self.stopper
        for layer in self.layers[: None if stopper is None else stopper[0]]:
            kind = self.kind(layer)
            if kind is None or not kind.cls._layout:
                layer.body = None
            elif not isinstance(layer.body, kind.cls):
                before, layer.body = layer.body, None
                if not self._refused(layer, kind):
                    layer.body = self._blank(layer, kind)
                    records.lay_out(layer.body)
                    _take_over(layer.body, before)
            elif not self._refused(layer, kind):
                blank = self._blank(layer, kind)
                names = [name for name in kind.cls._params if getattr(blank, name) != getattr(layer.body, name)]
                for name in names:
                    setattr(layer.body, name, getattr(blank, name))
                if names:
                    records.lay_out_again(layer.body)

    def _blank(self, layer: Layer, kind: KeyedType) -> Any:
        return filled(layer, kind, self.record.dialect)

    def _refused(self, layer: Layer, kind: KeyedType) -> bool:
        """Whether a loader would give up on the parameters of a layer, so that its weights have no size."""
        found: list[str] = []
        try:
            body = self._blank(layer, kind)
            body._admit(lambda rule, _: found.append(rule))
        except FormatError:
            return True
        if layer.type in self.custom and any(getattr(body, name) < 0 for name in kind.cls._params):
            return True
        return any(self.codec.module.RULES[rule].severity == "error" for rule in found)

    @property
    def tensors(self) -> Weights:  # type: ignore[override]
        """The weights by name: ``<layer>.<weight>``."""
        if self.complete:
            self.plan()
        return Weights(self)

    # -- verdict -----------------------------------------------------------------------------------------------------

    @property
    def variants(self) -> tuple[str, ...]:
        """The dialects by which the weights are consumed to the byte, the newest last."""
        if not self.complete:
            return ()
        known = (name for name, one in self.tables.dialects.items() if one == self.record.dialect)
        return tuple(self.fitted) or (tuple(known) if self.weights else ())

    def unread(self, *, graph_only: bool = False) -> str:
        """Why the model cannot be called sound: weights that are not there, or that nobody knows how to read."""
        stopper = self.stopper
        if stopper is not None:
            number, layer = stopper
            return errors.escape(
                f'layer {number} "{layer.name}" is of the unknown operator {layer.type}: nobody can tell what it and '
                "the layers behind it read; register it"
            )
        return (
            ""
            if self.weights is not None or self.graph is None or graph_only
            else f"a graph without its {self.tables.files.blocks}"
        )

    def causes(self) -> Iterator[str]:
        """Sentences on why the weights may not be readable: the first fault of the text."""
        document, rules = self.record.document, self.codec.rules
        for oddity in document.oddities if isinstance(document, Document) else ():
            if rules[oddity.rule].severity == "error":
                line, column = line_column(document.view, oddity.offset)
                where = f"the {self.tables.files.text} has a fault at line {line}, column {column}"
                yield f"{where}: {oddity.detail} [{oddity.rule}]"
                return

    @property
    def findings(self) -> list[Finding]:
        """What the rules have to say: of the operators, of the graph, of the weights; no payload but codebooks."""
        if not self.complete:
            return []
        of_graph, placed = records.Reports(), records.Reports()
        for number, layer in enumerate(self.layers):
            kind = self.tables.types.get(layer.type)
            if kind is not None:
                self._check_body(number, layer, kind, of_graph, placed)

        def report(rule: str, path: str, detail: str) -> None:
            is_graph = path in places.HEAD or (
                path.startswith("layers[") and not any(part in path for part in _OF_WEIGHTS)
            )
            (of_graph if is_graph else placed).add(rule, path, detail)

        for check in self.codec.graph_checks:
            check(self, report)
        found = places.of_graph(self, of_graph.kept())
        for finding in records.place_findings(self.record, self.codec.rules, placed.kept()):
            finding.file = self.tables.files.blocks
            found.append(finding)
        found += places.of_text(self)
        if isinstance(self.record.document, Record):
            for finding in self.codec.module.check(self.record.document):
                finding.file = self.tables.files.words
                found.append(finding)
        return sorted(found, key=lambda one: (one.file == self.tables.files.blocks, one.offset))

    @property
    def value_findings(self) -> list[Finding]:
        """What the rules over values have to say, all of it about the weights."""
        found = super().value_findings if self.weights is not None else []
        for finding in found:
            finding.file = self.tables.files.blocks
        return found

    def _check_body(
        self, number: int, layer: Layer, kind: KeyedType, of_graph: records.Reports, placed: records.Reports
    ) -> None:
        """Adds what the rules of an operator have to say, of its parameters and of its weights."""
        body = layer.body if layer.body is not None else self._blank(layer, kind)
        if layer.body is None or self.weights is None:
            named: list[tuple[str, str]] = []
            body._admit(lambda rule, name: named.append((rule, name)))
            broken = [(rule, name, records.given(body, name)) for rule, name in named]
            prefix = ""
        else:
            prefix = f"layers[{number}].body"
            broken = records.broken_rules(body, self.record, prefix)
        for rule, path, detail in broken:
            name = path[len(prefix) + 1 :] if prefix else path
            if not name or is_key(kind, name):
                place = f"layers[{number}].params.{name}" if name else f"layers[{number}].type"
                of_graph.add(rule, place, detail)
            else:
                placed.add(rule, path, detail)

    def locate(self, error: FormatError, index: int, layer: Layer, kind: KeyedType) -> None:
        """Gives an error of an operator's reader its path, its file and the layer that it is about."""
        about = f'layer {index} "{errors.escape(layer.name)}" ({errors.escape(layer.type)})'
        error.note = f"{error.note}; {about}".lstrip("; ")
        if is_key(kind, error.path):
            error.path = f"layers[{index}].params.{error.path}"
            error.offset, _, error.line, error.column = places.places(self, [error.path])[error.path]
            error.source = self.graph.name if self.graph else None
        else:
            error.path = f"layers[{index}].body.{error.path}"
            error.source = self.weights.name if self.weights else None

    def spans(self, *, nodes: bool = False) -> Iterator[Span]:
        """Where every field of the weights lies, or would lie; of the graph in words where that is what was opened."""
        if self.opened == self.tables.files.words and self.record.document is not None:
            return records.spans(self.record.document, nodes=nodes)
        return self.weight_spans(nodes=nodes)

    def weight_spans(self, *, nodes: bool = False) -> Iterator[Span]:
        """Where every field of the weights lies, or would lie, whichever file was opened."""
        if self.complete:
            self.plan()
        return records.spans(self.record, nodes=nodes)

    @property
    def inputs(self) -> list[str]:
        """The names of the blobs that a caller feeds."""
        names: list[str] = self.record.inputs()
        return names

    @property
    def outputs(self) -> list[str]:
        """The names of the blobs that no layer takes."""
        names: list[str] = self.record.outputs()
        return names

    @property
    def is_text(self) -> bool:
        """Whether the bytes of the file that was opened are text: `at` tells of its tokens then, not of `spans`."""
        return self.opened == self.tables.files.text

    def at(self, offset: int) -> Place:
        """What a byte of the file that was opened is: a field, or a token of the text.

        Raises:
            IndexError: no field has it.
        """
        if not self.is_text:
            return super().at(offset)
        if not isinstance(self.record.document, Document):
            raise IndexError(f"no token at byte {offset}")
        return tokens.token_at(self.record.document, offset)

    # -- editing -----------------------------------------------------------------------------------------------------

    def insert(
        self, owners: str, index: int, item: Record, tensors: Mapping[str, Any] | None = None,
        along: Mapping[str, list[Any]] | None = None,
    ) -> None:  # fmt: skip
        """Puts a `Layer` into ``layers``, with the weights that its operator reads.

        Raises:
            FormatError: a weight is missing, left over, or cannot be stored; the model is then as it was.
        """
        given, place = dict(tensors or {}), f"{owners}[{index}]"
        wanted = self.tensors_of(owners, item)
        assert isinstance(item, Layer)
        if odd := sorted(given.keys() ^ wanted.keys()):
            expected = f"the weights {', '.join(wanted) or '(none)'}"
            raise FormatError(errors.UNSET, place, 0, expected, f"{', '.join(given) or 'none'}: differs in {odd[0]}")
        kind = self.kind(item)
        if kind is not None and kind.cls._layout:
            item.body = self._blank(item, kind)
            records.lay_out(item.body)
            for field in kind.cls._layout:
                if field.role in given:
                    values = numpy_array(given[field.role])
                    store(getattr(item.body, field.name), values, self.tables, f"{place}.{field.role}")
        self.layers.insert(index, item)

    def remove(self, owners: str, index: int) -> Record:
        """Takes a layer out, with its weights; gives it back."""
        return self.layers.pop(index)

    def tensors_of(self, owners: str, item: Record) -> dict[str, tuple[int | str, ...]]:
        """The weights that a `Layer` would read: shapes by name. None for an unknown operator.

        Raises:
            FormatError: with these parameters it reads none.
        """
        if owners != "layers" or not isinstance(item, Layer):
            raise FormatError(errors.RANGE, owners, 0, "a Layer for the list `layers`", type(item).__name__)
        kind = self.kind(item)
        if kind is None or not kind.cls._layout:
            return {}
        body = self._blank(item, kind)
        records.admit(body, self.codec.module.RULES, 0)
        records.lay_out(body)
        fields = [field for field in kind.cls._layout if getattr(body, field.name) is not None]
        return {field.role: shape_of(body, field) for field in fields}

    # -- writing -----------------------------------------------------------------------------------------------------

    def settle(self, *, canonical: bool = False) -> None:
        """Passes the parameters down to the weights; counts and padding follow."""
        self.plan()
        if not self._is_alone([*self.tensors.values()]):
            records.settle(self.record, canonical=canonical)

    def _is_alone(self, weights: list[Any]) -> bool:
        """Whether this is a graph that was read alone: it stays so until somebody gives it weights."""
        return self.weights is None and self.graph is not None and all(isinstance(one.data, Hole) for one in weights)

    def convert(self, variant: str) -> NetworkModel:
        """A copy in another notation (``text``, ``binary``), dialect (``202610``) or storage (``fp16``: of all weights
        that a loader reads in any storage of floats).

        Raises:
            FormatError: a value does not fit. ValueError: there is no such variant to convert to.
        """
        stores, dialects, files = floats(self.tables), self.tables.dialects, self.tables.files
        if variant in stores and self.stopper is not None:
            number, layer = self.stopper
            got = f"layer {number} {layer.name!r:.60} of the unknown operator {layer.type!r:.60}"
            raise FormatError(errors.UNSET, "", 0, "weights that can all be read", got)
        twin = copy.deepcopy(self)
        if variant in ("text", "binary"):
            twin.notation = files.text if variant == "text" else files.words
        elif variant in dialects:
            redialect(twin, dialects[variant])
        elif variant in stores:
            change_storage(twin, variant)
        else:
            known = ", ".join(("text", "binary", *dialects, *stores))
            raise ValueError(f"no variant {variant!r} of {self.format}; there are {known}")
        return twin

    def losses(self, variant: str) -> list[str]:
        """What a notation cannot keep of this model, in words: ``binary`` has no names and no types of values."""
        return words.losses(self) if variant == "binary" else []

    def graph_bytes(self, *, canonical: bool = False) -> bytes:
        """The graph, as text or in words."""
        if self.notation == self.tables.files.words:
            return words.write(self.record)
        document = self.record.document if isinstance(self.record.document, Document) else None
        _, blob_count = self.record.counts()
        return spelling.write(self.layers, blob_count, self.tables, document=document, canonical=canonical)

    def pieces(self, *, canonical: bool = False, variant: str | None = None) -> list[bytes | memoryview]:
        """The file that was opened, in pieces; the arguments are those of `to_bytes`."""
        files, blocks = self.parts(canonical=canonical, variant=variant), self.tables.files.blocks
        return files[blocks if self.opened == blocks else next(iter(files))]

    def parts(self, *, canonical: bool = False, variant: str | None = None) -> dict[str, list[bytes | memoryview]]:
        """The graph and, where there are weights, their file, by extension, in pieces; arguments as of `to_bytes`."""
        if variant is not None:
            return self.convert(variant).parts(canonical=canonical)
        if not self.complete:
            raise FormatError(errors.UNSET, "", self.size or 0, "a complete model", "one that broke off")
        require_types(self.record)
        self._require_graph()
        found: dict[str, list[bytes | memoryview]] = {self.notation: [self.graph_bytes(canonical=canonical)]}
        weights = list(self.tensors.values())
        missing = [one for one in weights if isinstance(one.data, Hole)]
        if not self._is_alone(weights):
            if missing:
                raise FormatError(errors.UNSET, missing[0].name, 0, f"{list(missing[0].shape)} values", "none")
            self.settle(canonical=canonical)
            found[self.tables.files.blocks] = records.chunks(self.record, self.limits)
        return found

    def _require_graph(self) -> None:
        """Refuses weights that no reader would look for and, where there are weights, parameters that none takes.

        Raises:
            FormatError: with the layer.
        """
        self.plan()
        stopper, bodies = self.stopper, set[int]()
        # What is wrong with the parameters of a graph alone is a finding; it comes back as it was.
        alone = self._is_alone([*self.tensors.values()])
        for number, layer in enumerate(self.layers):
            path, body, kind = f"layers[{number}]", layer.body, self.kind(layer)
            reads = kind is not None and kind.cls._layout and (stopper is None or number < stopper[0])
            if reads and body is None and not alone:
                try:
                    self.tensors_of("layers", layer)
                except FormatError as error:
                    error.path = f"{path}.params.{error.path}"
                    raise
            quirk = layer.stray is not None and not stray_bytes(layer)
            if id(body) in bodies or quirk or (stopper is not None and number >= stopper[0] and body is not None):
                expected = "weights that its operator reads, and no other layer's"
                raise FormatError(errors.PRESENCE, f"{path}.body", 0, expected, f"those of {layer.type!r:.60}")
            if body is not None:
                bodies.add(id(body))

    def write(self, path: str | os.PathLike[str], *, canonical: bool = False, variant: str | None = None) -> None:
        """Writes both files under the name `path`, whose extension says which notation the graph gets.

        Raises:
            FormatError: the model cannot be written; OSError: a file cannot.
        """
        name, files = os.fsdecode(path), self.tables.files
        suffix = companions.suffix_of(name, files)
        if not suffix or not os.path.basename(companions.stem(name, files)):
            raise ValueError(f"a name that ends in {files.text}, {files.words} or {files.blocks}, not {name!r:.80}")
        twin = self if variant is None else self.convert(variant)
        if notation := twin.notation_of(name):
            twin = twin.convert(notation)
        Model.write(twin, path, canonical=canonical)

    def notation_of(self, path: str) -> str:
        """The notation that a name asks for by its extension, where the graph has another; else empty."""
        files = self.tables.files
        suffix = companions.suffix_of(path, files)
        if suffix in ("", files.blocks, self.notation):
            return ""
        return "text" if suffix == files.text else "binary"

    def _path_of(self, path: str, part: str) -> str:
        return companions.stem(path, self.tables.files) + part

    def __deepcopy__(self, memo: dict[int, Any]) -> NetworkModel:
        twin = type(self)(
            copy.deepcopy(self.record, memo), self.codec, self.graph, self.weights, self.notation, self.opened,
            self.limits, self.custom,
        )  # fmt: skip
        twin.fitted, twin.complete = list(self.fitted), self.complete
        return twin


@cache
def model_of(notation: KeyedNotation) -> type[NetworkModel]:
    """The class of the models of a notation that has none of its own; its network and layers have theirs."""

    class OwnLayer(Layer, notation=notation):
        __slots__ = ()

    class OwnNetwork(Network, layer=OwnLayer):
        __slots__ = ()

    class OwnModel(NetworkModel):
        __slots__ = ()
        network = OwnNetwork

    return OwnModel
