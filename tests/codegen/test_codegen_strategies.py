"""The tables of claims: every rule of a schema is in them, and a new constraint brings its values and its fault."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from schema_lab import SCHEMAS

from nkformats import codegen
from nkformats.codegen import emit_strategies
from nkformats.codegen.build import read_schema
from nkformats.codegen.lint import lint
from nkformats.fuzzing.faults import broken, sites
from nkformats.records import Lawbook

NAMES = sorted(path.stem for path in SCHEMAS.glob("*.ksy"))
SCHEMA = """
meta: {id: made, endian: le, license: CC0-1.0, ks-version: '0.11'}
doc: Made for this test.
seq:
  - {id: magic, contents: MADE, doc: Signature., -nkf-check: AB001}
  - {id: low, type: u1, LIMIT, doc: A number., -nkf-check: AB002}
  - {id: high, type: u2, doc: Another., -nkf-check: {AB003: high >= low}}
  - {id: filler, size: 2, doc: Filler., -nkf-padding: AB004}
  - {id: trailing, size-eos: true, doc: The rest.}
-nkf-rules:
"""
RULE = "  {}: {{severity: error, summary: s., why: w., loader: l., mend: m., doc-ref: d}}\n"


def compiled(tmp_path: Path, limit: str) -> tuple[Any, Lawbook]:
    """The records and the tables of a schema with a limit of one field."""
    path = tmp_path / "made.ksy"
    path.write_text(SCHEMA.replace("LIMIT", limit) + "".join(RULE.format(f"AB00{n}") for n in range(1, 5)))
    module = codegen.build(path)
    schema = read_schema(path)
    lint(schema)
    source = emit_strategies.emit(schema).replace("from nkformats.generated import made", "made = MODULE")
    names: dict[str, Any] = {"MODULE": module}
    exec(compile(source, "<tables>", "exec"), names)
    return module, names["LAWBOOK"]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_in_the_tables(name: str) -> None:
    """What comes out is Python, the same each time, and leaves no rule of a constraint or check out."""
    schema = read_schema(SCHEMAS / f"{name}.ksy")
    lint(schema)
    source = emit_strategies.emit(schema)
    ast.parse(source)
    assert source == emit_strategies.emit(schema)
    lists = [field.tensors for field in schema.root.fields]
    tensors = {getattr(one, part, "") for one in lists for part in ("count", "size", "shape")}
    # What is wrong with the bytes of a message has no field that could be set: its faults are made of bytes.
    wire = schema.notation.rules.values() if schema.notation else ()
    for rule in schema.rules:
        assert f'"{rule}"' in source or rule in tensors or rule in wire


@pytest.mark.parametrize(("limit", "outside"), [("valid: {max: 7}", 8), ("valid: {min: 3}", 2), ("valid: 5", 6)])
def test_a_constraint_brings_its_fault(limit: str, outside: int, tmp_path: Path) -> None:
    """A value beside the border is among its faults, at the byte of the field; the reader refuses each there."""
    made, law = compiled(tmp_path, limit)
    record = made.Made(low=5, high=9, trailing=b"")
    data = made.write(record)
    found = []
    for path, one, claim in sites(record, law, "AB002"):
        found += list(broken(record, law, path, one, claim))
    assert bytes(data[:4]) + bytes([outside]) + data[5:] in [one.data for one in found]
    for one in found:
        assert (one.path, one.offset, one.fatal) == ("low", 4, True)
        with pytest.raises(ValueError) as caught:
            made.read(one.data)
        error: Any = caught.value
        assert (error.rule, error.path, error.offset) == ("AB002", "low", 4)


def test_each_kind_of_claim_has_a_fault(tmp_path: Path) -> None:
    """A signature, a check over two fields, filler: one byte or number of each is wrong, and its rule is found."""
    made, law = compiled(tmp_path, "valid: {max: 7}")
    record = made.Made(low=5, high=9, trailing=b"")
    made.write(record)
    for rule, path, offset in (("AB001", "magic", 0), ("AB003", "high", 5), ("AB004", "filler", 7)):
        (site,) = sites(record, law, rule)
        faults = list(broken(record, law, *site))
        found = 0
        for one in faults:
            assert (one.path, one.offset) == (path, offset)
            if rule == "AB001":
                with pytest.raises(ValueError, match="AB001"):
                    made.read(one.data)
                found += 1
                continue
            try:
                # Some ways break another rule first; whoever wants the fault alone tries the next one.
                record_ = made.read(one.data)
            except ValueError:
                continue
            found += rule in {finding.rule for finding in made.check(record_)}
        assert found
