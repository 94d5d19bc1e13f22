"""What the tests of the code generator share: compiling a schema from text, and one declarative round trip.

A `Case` is a schema, bytes and the values expected in them; `check` asks every engine about it. `stock` compiles many
schemas with the stock Kaitai compiler in one process. No test lives here.
"""

from __future__ import annotations

import atexit
import copy
import functools
import itertools
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from nkformats import records
from nkformats.codegen import build, emit_construct, kaitai
from nkformats.codegen.build import read_schema
from nkformats.codegen.lint import lint
from nkformats.codegen.load import Map, load
from nkformats.records import Record

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE / "schemas"
_COUNTER = itertools.count()

# Schemas as our loader reads them, compiled one after the other: starting Node costs more than a compilation.
_BATCH = """
const compiler = require("kaitai-struct-compiler");
const schemas = JSON.parse(require("fs").readFileSync(0, "utf8"));
const one = (schema) => Promise.resolve()
  .then(() => compiler.compile("python", schema, null, false))
  .then((files) => ({ files }), (error) => ({ error: String(error && error.message || error) }));
(async () => {
  const answers = [];
  for (const schema of schemas) answers.push(await one(schema));
  process.stdout.write(JSON.stringify(answers));
})();
"""


def rule(*ids: str, severity: str = "error") -> str:
    """A `-nkf-rules` section that declares rules of no particular meaning."""
    texts = "summary: s, why: w, loader: l, mend: m, doc-ref: d"
    return "-nkf-rules:\n" + "".join(f"  {one}: {{severity: {severity}, {texts}}}\n" for one in ids)


def schema_file(text: str, name: str = "lab") -> Path:
    """A schema text as a file of its own; the folder goes with the process."""
    path = Path(_folder().name) / f"{next(_COUNTER)}" / f"{name}.ksy"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return path


@functools.cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="nkformats-lab-")
    atexit.register(folder.cleanup)
    return folder


def compiled(text: str, name: str = "lab") -> ModuleType:
    """The record module of a schema text."""
    return build(schema_file(text, name))


# -- the other engines --------------------------------------------------------------------------------------------


def stock(schemas: Sequence[Mapping[str, Any]]) -> list[ModuleType | str]:
    """What the stock compiler makes of each schema: a module, or its complaint. Skips where it is not installed."""
    environment = {**os.environ, "NODE_PATH": str(kaitai._MODULES)}
    try:
        command = [str(kaitai._node()), "-e", _BATCH]
    except kaitai.CompilerMissing as error:
        pytest.skip(str(error))
    given = json.dumps(list(schemas)).encode()
    done = subprocess.run(command, input=given, capture_output=True, env=environment, check=True)
    return [
        answer["error"] if "error" in answer else _module(*next(iter(answer["files"].items())))
        for answer in json.loads(done.stdout)
    ]


def _module(name: str, source: str) -> ModuleType | str:
    module = ModuleType(f"nkformats_lab_{next(_COUNTER)}_{name.removesuffix('.py')}")
    try:
        exec(compile(source, f"<{name}>", "exec"), module.__dict__)
    except SyntaxError as error:
        return f"the stock compiler wrote what Python cannot read: {error}"
    return module


def stock_class(module: ModuleType, schema: Mapping[str, Any]) -> Any:
    """The root class of a module of the stock compiler."""
    return getattr(module, "".join(part.capitalize() for part in str(schema["meta"]["id"]).split("_")))


def stock_parse(module: ModuleType, schema: Mapping[str, Any], data: bytes, args: Sequence[Any] = ()) -> Any:
    """The object that the stock parser makes of `data`; its exceptions come out as they are."""
    from kaitaistruct import KaitaiStream

    return stock_class(module, schema)(*args, KaitaiStream(__import__("io").BytesIO(data)))


def construct_module(path: Path) -> ModuleType:
    """The construct twin of a schema."""
    schema = read_schema(path)
    lint(schema)
    name = f"nkformats_lab_{next(_COUNTER)}_construct"
    module = sys.modules[name] = ModuleType(name)
    exec(compile(emit_construct.emit(schema), f"<{path.stem}_construct.py>", "exec"), module.__dict__)
    return module


# -- one case, every engine ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """Bytes of a schema of tests/codegen/schemas, and what a reader has to find in them."""

    schema: str
    data: bytes
    expected: Mapping[str, Any] = field(default_factory=dict)
    args: tuple[Any, ...] = ()
    #: Whether the construct twin can build the same bytes: it quiets signalling NaNs.
    construct: bool = True

    @property
    def path(self) -> Path:
        """The schema file."""
        return SCHEMAS / f"{self.schema}.ksy"


@functools.cache
def module_of(schema: str) -> ModuleType:
    """The record module of a schema of tests/codegen/schemas, compiled once."""
    return build(SCHEMAS / f"{schema}.ksy")


@functools.cache
def stock_modules() -> dict[str, tuple[ModuleType | str, Map]]:
    """The stock twin of every schema of tests/codegen/schemas."""
    loaded = {path.stem: load(path) for path in sorted(SCHEMAS.glob("*.ksy"))}
    return dict(zip(loaded, zip(stock(list(loaded.values())), loaded.values(), strict=True), strict=True))


@functools.cache
def construct_of(schema: str) -> Any:
    """The construct twin of a schema of tests/codegen/schemas."""
    return getattr(construct_module(SCHEMAS / f"{schema}.ksy"), schema)


def check(case: Case) -> None:
    """Read, write, spans, size, equality and copies of a case."""
    module = module_of(case.schema)
    record = module.read(case.data, *case.args)
    for path, value in case.expected.items():
        assert plain(records.resolve(record, path)) == value, path
    assert owned(record) == [(0, len(case.data))], "every byte has one owner"
    assert records.size_of(record) == len(case.data)
    assert records.size_of(record) == sum(span.length for span in records.spans(record))
    twin = copy.deepcopy(record)
    assert twin == record
    assert module.write(record) == case.data
    assert record == twin, "writing an untouched record changes nothing in it"
    assert module.write(twin) == case.data, "a copy is as good as the record"
    assert module.read(module.write(record), *case.args) == record
    assert module.read(memoryview(bytearray(b"?" + case.data))[1:], *case.args) == record


def check_stock(case: Case) -> None:
    """The stock Kaitai parser finds the same values."""
    module, schema = stock_modules()[case.schema]
    assert isinstance(module, ModuleType), f"the stock compiler refuses the schema: {module}"
    record = module_of(case.schema).read(case.data, *case.args)
    same_values(record, stock_parse(module, schema, case.data, case.args))


def check_construct(case: Case) -> None:
    """The construct twin finds the same values and builds the same bytes of them."""
    record = module_of(case.schema).read(case.data, *case.args)
    names = [param["id"] for param in load(case.path).maps("params")]
    args = dict(zip(names, case.args, strict=True))
    container = construct_of(case.schema).parse(case.data, **args)
    same_values(record, container)
    assert construct_of(case.schema).build(container, **args) == case.data


def owned(record: Record) -> list[tuple[int, int]]:
    """The ranges that the spans of a record cover, joined; overlaps and gaps show as more than one range."""
    ranges: list[tuple[int, int]] = []
    for span in records.spans(record):
        if not ranges:
            ranges.append((span.offset, span.offset + span.length))
        elif span.offset == ranges[-1][1]:
            ranges[-1] = (ranges[-1][0], span.offset + span.length)
        else:
            ranges.append((span.offset, span.offset + span.length))
    return ranges


def plain(value: Any) -> Any:
    """A value of any engine as plain Python: bytes for buffers, ints for enum members, lists for lists."""
    if isinstance(value, memoryview) or hasattr(value, "__array_interface__"):
        return bytes(records.flat(value))
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return value


def same_values(record: Record, other: Any, path: str = "") -> None:
    """Compares a record with the object of another engine, field by field; its value instances, too."""
    for name in field_names(record):
        theirs = member(other, name)
        same_value(getattr(record, name), theirs, f"{path}.{name}".lstrip("."))


def field_names(record: Record) -> Iterator[str]:
    """The fields of a record that other engines have as well."""
    return (one.name for one in type(record)._layout)


def member(other: Any, name: str) -> Any:
    """A member of an object of construct or of the stock parser; None where it has none."""
    if hasattr(other, "_io") and not isinstance(other, dict):
        return getattr(other, name, None)
    return other.get(name)


def same_value(ours: Any, theirs: Any, path: str) -> None:
    """Compares one value of a record with that of another engine."""
    if isinstance(ours, Record):
        same_values(ours, theirs, path)
    elif isinstance(ours, list):
        assert len(ours) == len(theirs), path
        for index, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            same_value(one, other, f"{path}[{index}]")
    elif isinstance(ours, str):
        assert ours.encode("utf-8", "surrogateescape") == theirs, path
    elif isinstance(ours, float) and math.isnan(ours):
        assert math.isnan(theirs), path
    elif isinstance(ours, int) and hasattr(theirs, "value"):
        assert int(ours) == theirs.value, path
    else:
        assert plain(ours) == theirs, path
