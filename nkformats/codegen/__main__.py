"""`python -m nkformats.codegen`: compiles schema files, or with --all the project's own."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from nkformats.codegen import SchemaError, docs, emit_browser, emit_construct, emit_records, emit_strategies, ir, kaitai
from nkformats.codegen.build import read_schema
from nkformats.codegen.lint import lint, sizes

ROOT = Path(__file__).resolve().parent.parent.parent


def main(arguments: list[str] | None = None) -> int:
    """Exit codes: 0 written, 1 the schema is refused, 2 wrong call or a tool is missing."""
    parser = argparse.ArgumentParser(prog="python -m nkformats.codegen", description=__doc__)
    parser.add_argument("schema", nargs="*", type=Path, help="schema files (.ksy)")
    parser.add_argument("-o", "--output", type=Path, help="folder for the modules")
    parser.add_argument("--all", action="store_true", help="every schema of the project, with all twins")
    parser.add_argument("--docs", type=Path, metavar="DIR", help="folder for a page about each schema, in Markdown")
    parser.add_argument("--lint", action="store_true", help="only check, and print the proved size of each type")
    options = parser.parse_args(arguments)
    if options.all == bool(options.schema) or not (options.all or options.output or options.lint or options.docs):
        parser.error("name schema files and -o DIR, --docs DIR or --lint, or --all")
    try:
        if options.all:
            generate_all(options.output or ROOT / "generated")
        for path in options.schema:
            schema = read_schema(path)
            lint(schema)
            if options.lint:
                print("\n".join(sizes(schema)))
            if options.docs:
                write_docs(options.docs, schema)
            if options.output:
                options.output.mkdir(parents=True, exist_ok=True)
                write(options.output / f"{schema.id}.py", formatted(emit_records.emit(schema)))
                write(options.output / f"{schema.id}_construct.py", emit_construct.emit(schema))
    except SchemaError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"codegen: {error}", file=sys.stderr)
        return 2
    return 0


def generate_all(target: Path) -> None:
    """Everything under generated/, from everything under schemas/."""
    for folder, what in (
        ("", "records"),
        ("construct", "construct twins"),
        ("strategies", "tables"),
        ("kaitai", "twins of the stock compiler"),
    ):
        text = f'"""Generated {what}; do not edit: `make generate` makes them from the schemas."""\n'
        write(target / folder / "__init__.py", text)
    for path in sorted((ROOT / "schemas").glob("*.ksy")):
        schema = read_schema(path)
        lint(schema)
        write(target / f"{schema.id}.py", formatted(emit_records.emit(schema), needed=True))
        write(target / "construct" / f"{schema.id}.py", emit_construct.emit(schema))
        write(target / "strategies" / f"{schema.id}.py", formatted(emit_strategies.emit(schema), needed=True))
        for language, folder in (("python", "kaitai"), ("javascript", "js")):
            for name, text in sorted(kaitai.compile_schema(path, language).items()):
                write(target / folder / name, text)
        write(target / "js" / f"{schema.id}.schema.js", emit_browser.emit(schema))


def write_docs(target: Path, schema: ir.Schema) -> None:
    """Writes the page of a schema, and that of its keyed types where it has some."""
    home, keyed = f"{schema.id}.md", f"{schema.id}-{docs.keyed_name(schema)}.md"
    operators = docs.keyed_page(schema, home, home)
    write(target / home, "\n".join(docs.format_page(schema, rules="", keyed=keyed if operators else "")))
    if operators:
        write(target / keyed, "\n".join(operators))


def write(path: Path, text: str) -> None:
    """Writes a generated file with the same line ends everywhere."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8"))


def formatted(source: str, *, needed: bool = False) -> str:
    """The source as ruff lays it out. Without ruff it is as good, only harder to read; the project's own need it."""
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--line-length", "120", "-"]
    try:
        done = subprocess.run(command, input=source.encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        if needed:
            detail = getattr(error, "stderr", b"").decode(errors="replace").strip()
            raise OSError(f"ruff cannot lay out the generated source: {detail or error}") from error
        return source
    return done.stdout.decode()


if __name__ == "__main__":
    sys.exit(main())
