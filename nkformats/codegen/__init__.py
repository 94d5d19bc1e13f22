"""The code generator: a schema file in, a module of records, readers, writers and checks out.

    python -m nkformats.codegen FILE.ksy -o DIR      writes the record module and the construct twin
    nkformats.codegen.build(path)                    the record module itself, ready to use

Nothing in here knows a format by name.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

# The function `build` below hides the module of that name, so the module has to be loaded before it.
from nkformats.codegen.build import read_schema
from nkformats.codegen.load import SchemaError, UnsupportedFeature

__all__ = ["SchemaError", "UnsupportedFeature", "build", "compile_records"]


def compile_records(path: str | Path) -> str:
    """The source of the record module of a schema file.

    Raises:
        SchemaError: the schema is wrong, by file and line; UnsupportedFeature: it leaves the supported subset.
    """
    from nkformats.codegen.emit_records import emit
    from nkformats.codegen.lint import lint

    try:
        schema = read_schema(path)
        lint(schema)
        return emit(schema)
    except RecursionError:
        raise SchemaError(Path(path).name, 1, "instances or YAML nested too deeply") from None


def build(path: str | Path) -> ModuleType:
    """Compiles a schema file to a module with `read(data)`, `write(record)`, `check(record)` and the record classes.

    The file is read and code made from it is run: compile only schemas that you trust.

    Raises:
        SchemaError: the schema is wrong, by file and line; UnsupportedFeature: it leaves the supported subset.
    """
    source = compile_records(path)
    name = f"nkformats_schema_{Path(path).stem}"
    module = ModuleType(name, f"Records of {Path(path).name}.")
    # `typing` and `dataclasses` look modules up by name.
    sys.modules[name] = module
    exec(compile(source, f"<{Path(path).name}>", "exec"), module.__dict__)
    return module
