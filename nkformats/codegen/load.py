"""The strict reader of schema files: YAML to plain values that know their line.

Only what YAML 1.2 and every other YAML agree on is accepted: the stock compiler reads the same file with another
library.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

try:
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError
    from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode
except ImportError as error:
    raise ImportError("compiling schemas needs ruamel.yaml: pip install 'nkformats[codegen]'") from error


class SchemaError(ValueError):
    """A schema that cannot be compiled: file, line and what is wrong there."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = file
        self.line = line
        self.message = message


class UnsupportedFeature(SchemaError):
    """A schema that uses something of Kaitai Struct outside the supported subset."""

    def __init__(self, file: str, line: int, feature: str) -> None:
        super().__init__(file, line, f"unsupported feature: {feature}")
        self.feature = feature


class Map(dict[str, Any]):
    """A YAML mapping with the line of each key."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__()
        self.file = file
        self.line = line
        self.lines: dict[str, int] = {}

    def error(self, key: str, message: str) -> SchemaError:
        """The error for the value at `key`."""
        return SchemaError(self.file, self.lines.get(key, self.line), message)

    def unsupported(self, key: str, feature: str) -> UnsupportedFeature:
        """The refusal of a feature at `key`."""
        return UnsupportedFeature(self.file, self.lines.get(key, self.line), feature)

    def only(self, *keys: str) -> None:
        """Refuses any key but these."""
        for key in self:
            if key not in keys:
                raise self.unsupported(key, f"key `{key}`")

    def text(self, key: str, default: str = "") -> str:
        """The string at `key`, its line breaks folded to blanks at paragraph ends kept as they are."""
        value = self.get(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"`{key}` must be a string")
        return value.strip()

    def expression(self, key: str) -> str:
        """The expression at `key`: a string, or a number or bool as YAML reads it."""
        if key not in self:
            raise SchemaError(self.file, self.line, f"no `{key}`")
        value = self[key]
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (str, int, float)):
            return str(value)
        raise self.error(key, f"`{key}` must be an expression")

    def map(self, key: str) -> Map:
        """The mapping at `key`; an empty one where there is none."""
        if key not in self:
            return Map(self.file, self.line)
        value = self[key]
        if not isinstance(value, Map):
            raise self.error(key, f"`{key}` must be a mapping")
        return value

    def maps(self, key: str) -> list[Map]:
        """The sequence of mappings at `key`; empty where there is none."""
        if key not in self:
            return []
        value = self[key]
        if not isinstance(value, list) or not all(isinstance(item, Map) for item in value):
            raise self.error(key, f"`{key}` must be a sequence of mappings")
        return value


# Plain scalars that YAML libraries read differently (see `_scalar`): quoting them costs nothing.
_AMBIGUOUS = re.compile(
    r"[-+]?0[0-9_]+|[-+]?[0-9]+(_[0-9]*)+|0o[0-7]+|0b[01_]+|[-+]?[0-9]+(:[0-5]?[0-9])+"
    r"|[-+]?[0-9]+[eE][0-9]+|\+[0-9.]+|(y|n|yes|no|on|off)|[-+]?\.(inf|nan)|\d{4}-\d\d?-\d\d?.*",
    re.IGNORECASE,
)


#: A schema of a thousand lines has some ten thousand values; aliases of aliases would have any number.
MOST_NODES = 200_000


def load(path: str | Path) -> Map:
    """Reads a schema file.

    Raises:
        SchemaError: not YAML, a duplicate key, an ambiguous scalar, or no mapping at the top.
    """
    file = Path(path).name
    yaml = YAML(typ="rt", pure=True)
    yaml.version = (1, 2)
    try:
        node = yaml.compose(Path(path).read_text("utf-8"))
    except YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error)
        raise SchemaError(file, mark.line + 1 if mark else 1, f"not YAML: {problem}") from error
    except UnicodeDecodeError as error:
        raise SchemaError(file, 1, "not UTF-8") from error
    if not isinstance(node, MappingNode):
        raise SchemaError(file, 1, "a schema is a mapping")
    value = _convert(node, file, frozenset(), [MOST_NODES])
    assert isinstance(value, Map)
    return value


def _convert(node: Any, file: str, above: frozenset[int], budget: list[int]) -> Any:
    line = node.start_mark.line + 1
    budget[0] -= 1
    if budget[0] < 0:
        raise SchemaError(file, line, f"more than {MOST_NODES} values, aliases counted where they are used")
    if isinstance(node, ScalarNode):
        return _scalar(node, file, line)
    if id(node) in above:
        raise UnsupportedFeature(file, line, "YAML alias of a part that it is in")
    above |= {id(node)}
    _plain_tag(node, file, line, "seq" if isinstance(node, SequenceNode) else "map")
    if isinstance(node, SequenceNode):
        return [_convert(item, file, above, budget) for item in node.value]
    result = Map(file, line)
    for key_node, value_node in node.value:
        key_line = key_node.start_mark.line + 1
        key = str(key_node.value)
        if not isinstance(key_node, ScalarNode) or key == "<<":
            raise UnsupportedFeature(file, key_line, "complex or merge key")
        if key in result:
            raise SchemaError(file, key_line, f"duplicate key `{key}`")
        _plain_tag(key_node, file, key_line, "str", "int", "float", "bool", "null")
        result[key] = _convert(value_node, file, above, budget)
        result.lines[key] = key_line
    return result


def _plain_tag(node: Any, file: str, line: int, *tags: str) -> None:
    """Refuses a node that says by a tag that it is something else than it looks like."""
    if str(node.tag).rpartition(":")[2] not in tags:
        raise UnsupportedFeature(file, line, f"YAML tag `{node.tag}`")


def _scalar(node: Any, file: str, line: int) -> Any:
    value = _value(node, file, line)
    name = "null" if value is None else type(value).__name__
    _plain_tag(node, file, line, name)
    return value


def _value(node: Any, file: str, line: int) -> Any:
    text = str(node.value)
    if node.style is not None:
        # The library marks the folds of a `>` scalar by BEL, to write it back as it was.
        return text.replace("\a", "") if node.style == ">" else text
    if _AMBIGUOUS.fullmatch(text):
        raise SchemaError(file, line, f"`{text}` is read differently by different YAML libraries: quote it")
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "null", "~"):
        return None
    if re.fullmatch(r"-?(0|[1-9][0-9]*)", text):
        return int(text)
    if re.fullmatch(r"0x[0-9a-fA-F]+", text):
        return int(text, 16)
    if re.fullmatch(r"-?[0-9]+\.[0-9]+([eE][-+]?[0-9]+)?|-?[0-9]+[eE]-[0-9]+", text):
        return float(text)
    return text
