"""The page of a format: what it is, the file as a whole, every type, every enumeration."""

from __future__ import annotations

from collections.abc import Sequence

from nkformats.codegen import ir
from nkformats.codegen.docs.keyed import is_keyed, keyed_name
from nkformats.codegen.docs.markdown import block, code, escape, inline
from nkformats.codegen.docs.pictures import Part, file_map
from nkformats.codegen.docs.sections import enum_section, rule_table, type_section


def format_page(
    schema: ir.Schema, *, rules: str, prose: str = "", sample: str = "", parts: Sequence[Part] = (),
    bytes_of_sample: Sequence[str] = (), found: Sequence[tuple[str, str, str, str]] = (), keyed: str = "",
) -> list[str]:  # fmt: skip
    """The lines of a format's page.

    Args:
        schema: checked by the linter, so that sizes are known.
        rules: the folder with a page a rule, as in ``../rules/``; empty where there are no such pages.
        prose: what only a person can tell, as Markdown.
        sample: name of the file that the map and the bytes are of; parts: its map.
        bytes_of_sample: the annotated bytes, as Markdown.
        found: all rules of the format; without them those of the schema.
        keyed: the page of the keyed types, if there are any.
    """
    suffixes = ", ".join(code(f".{one}") for one in schema.extensions)
    order = {"le": "little-endian", "be": "big-endian"}.get(schema.endian, "as each field says")
    told = found or [(one.id, one.severity, one.summary, one.loader) for one in schema.rules.values()]
    lines = [
        f"# {escape(schema.title)}", "",
        (f'<div class="facts" markdown="1">\n\n**Files:** {suffixes} · **Numbers:** {order} · '
        f"**Rules:** [{len(told)}](#rules) · **Specification:** {inline(schema.root.ref)}\n\n</div>"), "",
        block(schema.root.doc), "",
    ]  # fmt: skip
    if keyed:
        what = keyed_name(schema)
        lines += [f"The {what}, one by one: [{escape(schema.id)} {what}]({keyed}).", ""]
    if prose:
        lines += [prose.strip(), ""]
    if parts:
        lines += [
            "## A whole file, to scale {#map}", "",
            f"{code(sample)}, {parts[-1].offset + parts[-1].length:,} bytes. A name leads to its section.", "",
            f'<figure class="bytes">{file_map(list(parts))}</figure>', "",
        ]  # fmt: skip
    lines += [
        "## Types {#types}", "",
        "Offsets count from the beginning of the type. A dashed bar is of variable size, a torn one not to scale.", "",
        _legend(), "",
    ]  # fmt: skip
    for type_def in (schema.root, *schema.types.values()):
        if not is_keyed(type_def):
            lines += type_section(schema, type_def, rules)
    used = {param.enum for one in schema.types.values() if is_keyed(one) for param in one.params if param.enum}
    enums = [enum for name, enum in schema.enums.items() if name not in used]
    if enums:
        lines += ["## Enumerations {#enumerations}", ""]
        for enum in enums:
            lines += enum_section(enum)
    lines += bytes_of_sample
    lines += ["## Rules {#rules}", ""]
    if rules:
        lines += ["A rule's page has a file that breaks it, and how to mend it.", ""]
    return lines + rule_table(told, rules)


def _legend() -> str:
    """What the colours mean."""
    kinds = ("integer", "float", "enum", "text", "array", "bytes", "record", "constant", "padding")
    return '<p class="legend">' + " ".join(f'<span class="k k-{kind}">{kind}</span>' for kind in kinds) + "</p>"
