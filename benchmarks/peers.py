"""The other readers: the stock Kaitai twin with its payload left for later, and the construct twin, compiled.

As generated, both twins read every tensor where it stands. Here a payload stays one region: Kaitai only notes where it
is, as for an instance that nobody asks for; construct, which has nothing of that kind once compiled, takes it as bytes.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any

Reader = Callable[[bytes], Any]


def kaitai() -> Reader:
    """The twin of the stock compiler, with the lines that read its payloads replaced by a seek."""
    source = inspect.getsource(importlib.import_module("nkformats.generated.kaitai.nk"))
    for name in ("weights", "biases"):
        begin = source.index(f"self._raw_{name} = self._io.read_bytes(")
        stop = source.index("\n", source.index(f"self.{name} = Nk.Payload(", begin))
        skip = f"self.{name} = self._io.pos(); self._io.seek(self.{name} + self.header.{name}_bytes)"
        source = source[:begin] + skip + source[stop:]
    module = ModuleType("kaitai_lazy")
    exec(compile(source, "kaitai_lazy", "exec"), module.__dict__)

    parse: Reader = module.Nk.from_bytes
    return parse


def construct() -> Reader:
    """The construct twin, compiled, with its payloads as bytes."""
    import construct as c

    twin = importlib.import_module("nkformats.generated.construct.nk")
    lazy = {name: name / c.Bytes(c.this.header[f"{name}_bytes"]) for name in ("weights", "biases")}
    compiled = c.Struct(*(lazy.get(part.name, part) for part in twin.nk.subcons)).compile()

    parse: Reader = compiled.parse
    return parse
