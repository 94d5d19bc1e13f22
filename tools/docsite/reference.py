"""The reference of the command line and of the library, from `--help` and docstrings."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import click

from nkformats.cli import VERBS
from nkformats.cli import main as program
from nkformats.codegen.docs.markdown import code, escape, inline, table

#: Modules whose public names are the library's face, with the names where the module does not list them.
MODULES: Final = ("nkformats", "nkformats.runtime", "nkformats.codegen")
#: Headings of a docstring, as Google's style has them.
_SECTIONS: Final = ("Args", "Attributes", "Raises", "Returns", "Yields")


# -- the command line ------------------------------------------------------------------------------------------------


def command_line() -> Iterator[str]:
    """The page of the command line."""
    yield from ("# The command line {#nkformats}", "", "What `nkformats --help` and the help of each verb print.", "")
    context = click.Context(program, info_name="nkformats")
    yield from _command(program, context)
    for name in VERBS:
        verb = program.get_command(context, name)
        assert verb is not None
        yield from (f"## {name} {{#{name}}}", "")
        yield from _command(verb, click.Context(verb, info_name=name, parent=context))


def _command(command: click.Command, context: click.Context) -> Iterator[str]:
    usage = " ".join(command.get_usage(context).removeprefix("Usage:").split())
    yield from ("```text", usage, "```", "")
    yield from help_text(command.help or "")
    rows = []
    for param in command.get_params(context):
        record = param.get_help_record(context)
        # Of an argument there is nothing to say but what the text above says.
        if record is not None and record[1]:
            rows.append((code(record[0]), inline(record[1])))
    if rows:
        yield from table(("Option", "Meaning"), rows)


def help_text(text: str) -> Iterator[str]:
    """The text of a help: paragraphs, and blocks that click is told to leave as they are."""
    for paragraph in re.split(r"\n\n+", inspect.cleandoc(text)):
        if not paragraph.startswith("\b"):
            yield from (inline(paragraph), "")
            continue
        lines = paragraph.split("\n")[1:]
        head = lines[0].strip()
        if head.endswith(":") or not lines[0].startswith(" "):
            yield from (inline(head), "")
            lines = lines[1:]
        margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
        yield from ("```text", *(line[margin:] for line in lines), "```", "")


def help_examples() -> Iterator[str]:
    """Every command line of ours that a help shows as an example."""
    for name in VERBS:
        verb = program.get_command(click.Context(program), name)
        assert verb is not None
        yield from re.findall(r"^ +(.*\bnkformats .*)$", verb.help or "", re.MULTILINE)


# -- the library -----------------------------------------------------------------------------------------------------


def library() -> Iterator[str]:
    """The page of the library."""
    intro = "From the docstrings. [Using the library](../library.md) shows it at work."
    yield from ("# The library, name by name", "", intro, "")
    for name in MODULES:
        module = importlib.import_module(name)
        yield from (f"## {name} {{#{name}}}", "")
        yield from docstring(module.__doc__ or "")
        for public in names(module):
            yield from _public(f"{name}.{public}", getattr(module, public))


def names(module: ModuleType) -> list[str]:
    """The public names of a module: those that it lists, else the classes and functions made for it."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed, key=str.casefold)
    return sorted(
        name for name, value in vars(module).items()
        if not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value))
        and value.__module__.startswith(module.__name__)
    )  # fmt: skip


def _public(name: str, value: Any) -> Iterator[str]:
    yield from (f"### {escape(name)} {{#{name}}}", "")
    if inspect.isclass(value):
        yield from _class(name, value)
    elif callable(value):
        yield from _signature(name.rpartition(".")[2], value)
        yield from docstring(value.__doc__ or "")
    else:
        yield from (f"{code(type(value).__name__)}: {inline(_shown(value))}", "")


def _shown(value: Any) -> str:
    return f"`{value!r}`"


def _class(name: str, cls: type) -> Iterator[str]:
    bases = [base.__name__ for base in cls.__bases__ if base is not object]
    if bases:
        yield from (f"A subclass of {', '.join(code(base) for base in bases)}.", "")
    if not issubclass(cls, BaseException):
        yield from _signature(name.rpartition(".")[2], cls)
    yield from docstring(cls.__doc__ or "")
    for member, value in sorted(_members(cls)):
        text = inspect.getdoc(value) or ""
        if isinstance(value, property):
            yield from (f"#### {escape(member)} {{#{name}.{member}}}", "", f"*Attribute{_returns(value)}*", "")
        else:
            yield from (f"#### {escape(member)} {{#{name}.{member}}}", "")
            yield from _signature(member, value)
        yield from docstring(text)


def _members(cls: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that the class itself defines, with documentation."""
    for name, value in vars(cls).items():
        plain = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
        if type(plain).__name__ == "cached_property":
            plain = property(plain.func)
        if not name.startswith("_") and (isinstance(plain, property) or inspect.isfunction(plain)):
            yield name, plain


def _returns(value: property) -> str:
    annotation = value.fget.__annotations__.get("return", "") if value.fget is not None else ""
    return f", {escape(str(annotation))}" if annotation else ""


def _signature(name: str, value: Any) -> Iterator[str]:
    """A call as it is written, with annotations; without the instance."""
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return
    parts = [one for one in signature.parameters.values() if one.name != "self"]
    text = f"{name}{signature.replace(parameters=parts)}".replace("'", "")
    if len(text) > 90:
        inner = [str(one).replace("'", "") for one in parts]
        keyword = next((at for at, one in enumerate(parts) if one.kind is inspect.Parameter.KEYWORD_ONLY), None)
        if keyword is not None:
            inner.insert(keyword, "*")
        end = text.rpartition(" -> ")[2] if " -> " in text else ""
        text = f"{name}(\n    " + ",\n    ".join(inner) + ",\n)" + (f" -> {end}" if end else "")
    yield from ("```text", text, "```", "")


def docstring(text: str) -> Iterator[str]:
    """A docstring in Google's style as Markdown."""
    for part in _parts(inspect.cleandoc(text)):
        head, _, rest = part.partition("\n")
        title = head.rstrip(":")
        inside = re.fullmatch(rf"({'|'.join(_SECTIONS)}):(.*)", head)
        if inside is not None:
            body = inspect.cleandoc(f"{inside[2]}\n{rest}" if inside[2].strip() else rest)
            yield from (f"**{'Raises' if inside[1] == 'Raises' else inside[1]}**", "")
            yield from _entries(inside[1], body)
        elif part.lstrip().startswith(">>>"):
            yield from ("```pycon", inspect.cleandoc(part), "```", "")
        elif all(line.startswith("    ") for line in part.split("\n")):
            yield from ("```text", inspect.cleandoc(part), "```", "")
        else:
            yield from (inline(f"{title}{':' if head.endswith(':') else ''} {rest}".strip()), "")


def _parts(text: str) -> Iterable[str]:
    """Paragraphs; what a heading has below it belongs to it."""
    return [part.strip("\n") for part in re.split(r"\n\s*\n", text) if part.strip()]


def _entries(section: str, body: str) -> Iterator[str]:
    """The entries of a section: a list of names with their meaning, or words."""
    if section == "Raises":
        body = re.sub(r"(?<=[.;]) (?=[A-Z]\w+: )", "\n", " ".join(body.split()))
    if section in ("Args", "Attributes"):
        body = re.sub(r";\s+(?=[a-z_][\w, ]{0,40}: )", "\n", body)
    entries: list[str] = []
    for line in body.split("\n"):
        if (entries and line.startswith(" ")) or (entries and not re.match(r"[\w`, .*|\[\]]{1,60}: ", line)):
            entries[-1] += " " + line.strip()
        else:
            entries.append(line.strip())
    for entry in entries:
        name, colon, meaning = entry.partition(": ")
        known = colon and section not in ("Returns", "Yields")
        yield f"* {code(name)}: {inline(meaning)}" if known else f"* {inline(entry)}"
    yield ""


def write(target: Path) -> None:
    """Writes both pages."""
    target.mkdir(parents=True, exist_ok=True)
    for name, lines in (("command-line", command_line()), ("library", library())):
        (target / f"{name}.md").write_text("\n".join(lines).rstrip() + "\n", "utf-8")
