"""How other programs tell the formats: rules for `file` (libmagic) and types for desktops (shared-mime-info).

What a file begins with stands in the schemas and, of a notation that has none, at its format.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

import nkformats
from nkformats import Format

HEAD = "Written by `nkformats formats`; do not edit."


def media_type(one: Format) -> str:
    """The media type of a format; none of them is registered."""
    return f"application/x-{one.name}-model"


def own_extensions(one: Format) -> list[str]:
    """The extensions that stand for this format alone.

    One that others end in too, `bin` beside `param.bin`, is that of a file without marks, and of many other formats.
    """
    return [name for name in one.extensions if not any(other.endswith(f".{name}") for other in one.extensions)]


def _marks(one: Format) -> tuple[bytes, ...]:
    return (*([one.magic] if one.magic else []), *one.marks)


def _escaped(mark: bytes, special: str) -> str:
    """Bytes as both notations write them: octal where they are no plain characters."""
    return "".join(
        chr(byte) if 0x20 < byte < 0x7F and chr(byte) not in special else f"\\{byte:03o}" for byte in mark
    )  # fmt: skip


def libmagic() -> Iterator[str]:
    """The lines of a magic file."""
    yield f"# {HEAD}"
    for one in nkformats.FORMATS:
        for mark in _marks(one):
            yield from ("", f"0\tstring\t{_escaped(mark, chr(92) + '<>=!^&~')}\t{one.title}")
            # A few bytes of text would lose against what `file` takes for text.
            yield f"!:strength + {10 * len(mark)}"
            yield f"!:mime\t{media_type(one)}"
            # It takes no dot within one.
            yield f"!:ext\t{'/'.join(name for name in own_extensions(one) if '.' not in name)}"


def mime() -> Iterator[str]:
    """The lines of a package of shared-mime-info."""
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f"<!-- {HEAD} -->"
    yield '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
    # Of formats that share an extension it stands with the first.
    taken = set[str]()
    for one in nkformats.FORMATS:
        yield f"  <mime-type type={quoteattr(media_type(one))}>"
        yield f"    <comment>{escape(one.title)}</comment>"
        if marks := _marks(one):
            yield '    <magic priority="60">'
            for mark in marks:
                yield f'      <match type="string" offset="0" value={quoteattr(_escaped(mark, chr(92)))}/>'
            yield "    </magic>"
        for name in own_extensions(one):
            if name not in taken:
                yield f"    <glob pattern={quoteattr(f'*.{name}')}/>"
        taken.update(one.extensions)
        yield "  </mime-type>"
    yield "</mime-info>"
