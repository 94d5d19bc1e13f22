"""`nkformats formats`: what the program can read, and the limits and rules of one format."""

from __future__ import annotations

from typing import Any

import click

import nkformats
from nkformats import Format
from nkformats.cli import marks
from nkformats.cli.console import SEVERITIES, json_option, print_json, say, style, verb
from nkformats.cli.explaining import rule_json
from nkformats.cli.tables import Table, heading, show
from nkformats.errors import escape


@verb("The formats; limits and rules of one.")
@click.argument("name", required=False, type=click.Choice([one.name for one in nkformats.FORMATS]))
@click.option("--libmagic", "as_magic", is_flag=True, help="Print rules by which `file` tells the formats.")
@click.option("--mime", "as_mime", is_flag=True, help="Print the types for shared-mime-info, which desktops use.")
@json_option
def command(name: str | None, as_magic: bool, as_mime: bool, as_json: bool) -> int:
    r"""The formats that can be read; with NAME the limits and rules of that one.

    --libmagic and --mime print what other programs tell the formats by: what their files begin with, and extensions.

    Exit status: 0 done; 2 there is no format NAME.

    JSON: formats [name, title, extensions, magic (hex), limits {name: number},
    rules [id, severity, summary, why, loader, mend, ref]].

    \b
    Examples:
      nkformats formats
      nkformats formats --json | jq -r '.formats[].name'
      nkformats formats --libmagic > nkformats.magic && file -m nkformats.magic model.nk
    """
    if as_magic + as_mime + as_json + (name is not None) > 1 and (as_magic or as_mime):
        raise click.UsageError("--libmagic and --mime stand alone")
    if as_magic or as_mime:
        say(marks.libmagic() if as_magic else marks.mime())
        return 0
    chosen = [one for one in nkformats.FORMATS if name in (None, one.name)]
    if as_json:
        print_json({"formats": [_plain(one) for one in chosen]})
    elif name is None:
        table = Table(["name", "title", "extensions", "begins with", "limits", "rules"], right={"limits", "rules"})
        for one in chosen:
            extensions = ", ".join(f".{extension}" for extension in one.extensions)
            begin = repr(one.magic)[1:] if one.magic else ""
            table.add(one.name, one.title, extensions, begin, str(len(one.limits)), str(len(one.rules)))
        show(table)
    else:
        _print(chosen[0])
    return 0


def _print(one: Format) -> None:
    say([f"{style(one.name, bold=True)}: {one.title}"])
    heading("limits")
    limits = Table(["name", "at most"], right={"at most"})
    for limit, most in one.limits.items():
        limits.add(limit, str(most))
    show(limits)
    heading("rules")
    rules = Table(["rule", "severity", "summary"])
    for rule in one.rules.values():
        rules.add(rule.id, (rule.severity, SEVERITIES.get(rule.severity, "")), escape(rule.summary))
    show(rules)


def _plain(one: Format) -> dict[str, Any]:
    return {
        "name": one.name,
        "title": one.title,
        "extensions": list(one.extensions),
        "magic": one.magic.hex(),
        "limits": one.limits,
        "rules": [rule_json(rule) for rule in one.rules.values()],
    }
