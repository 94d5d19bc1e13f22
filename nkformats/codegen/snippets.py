"""Small pieces of Python source: docstrings, string literals, annotations."""

from __future__ import annotations

import textwrap

from nkformats.codegen import ir
from nkformats.codegen.render import class_name


def doc_lines(doc: str, indent: str, tail: list[str] | None = None) -> list[str]:
    """A docstring, wrapped."""
    text = escaped(doc).strip()
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    first = textwrap.wrap(paragraphs[0], 110 - len(indent)) or [""]
    rest: list[str] = []
    for paragraph in paragraphs[1:]:
        rest += ["", *textwrap.wrap(paragraph, 116 - len(indent))]
    lines = [*first, *rest, *(["", *map(escaped, tail)] if tail else [])]
    if len(lines) == 1:
        return [f'{indent}"""{_close(lines[0])}"""']
    out = [f'{indent}"""{lines[0]}', *(f"{indent}{line}".rstrip() for line in lines[1:]), f'{indent}"""']
    return out


def escaped(text: str) -> str:
    """Text that may stand in a docstring."""
    plain = "".join(char if char.isprintable() or char == "\n" else " " for char in text)
    return plain.replace("\\", "\\\\").replace('"""', "'''")


def _close(text: str) -> str:
    return text + " " if text.endswith('"') else text


def quoted(text: str) -> str:
    """A Python string literal with double quotes where that needs no escapes."""
    return f'"{text}"' if text.isprintable() and '"' not in text and "\\" not in text else repr(text)


def annotation(field: ir.Field) -> str:
    """The Python type of a field's value."""
    text = type_text(field.value_type, loose=True)
    return f"list[{text}]" if field.repeat else text


def type_text(type_: ir.Type, loose: bool = False) -> str:
    """A type of the schema as a Python annotation."""
    if isinstance(type_, ir.EnumOf):
        return f"{class_name(type_.name)} | int"
    if isinstance(type_, ir.RecordOf):
        return " | ".join(class_name(name) for name in type_.names)
    if isinstance(type_, ir.ListOf):
        return f"list[{type_text(type_.element, loose)}]"
    return {ir.INT: "int", ir.FLOAT: "float", ir.BOOL: "bool", ir.BYTES: "Buffer", ir.TEXT: "str"}[type_]


def one_line(text: str) -> str:
    """Text without line breaks."""
    return " ".join(text.split())
