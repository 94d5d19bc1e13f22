"""Writing a model of two files: under which names, what is there already, and what the new form cannot keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from nkformats import Tensor
from nkformats.cli.console import Trouble, numbered
from nkformats.cli.network import network_of
from nkformats.cli.output import failed, put_bytes, require_free
from nkformats.cli.sources import STDIN, Opened, label
from nkformats.companions import stem
from nkformats.editing import refused
from nkformats.errors import FormatError, escape

if TYPE_CHECKING:
    from nkformats.keyed.model import NetworkModel

#: So many sentences about one conversion; the others are counted.
SENTENCES: Final = 20
#: The variants that say how the graph is written, which the name of a file can say, too.
NOTATIONS: Final = ("text", "binary")


def write_network(opened: Opened, target: str, wanted: str | None, *, canonical: bool, force: bool) -> int:
    """Writes both files, or the one that there is; gives the exit status.

    Raises:
        Trouble: the model cannot be written so, a file cannot, or is there; UsageError: no such variant.
    """
    network = network_of(opened.model)
    assert network is not None
    try:
        twin, lost = _converted(network, target, wanted)
        files = twin.to_files(canonical=canonical)
    except FormatError as error:
        raise Trouble(f"{opened.name}: {refused(error)}") from error
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if target == STDIN:
        if len(files) > 1:
            raise Trouble("two files cannot go to standard output; name a file")
        put_bytes(files.values())
    else:
        _write(twin, target, files, canonical=canonical, force=force)
    for sentence in lost[:SENTENCES]:
        click.echo(f"lost: {escape(sentence)}", err=True)
    if len(lost) > SENTENCES:
        click.echo(f"lost: {numbered(len(lost) - SENTENCES, 'more thing')}", err=True)
    return 0


def _write(twin: NetworkModel, target: str, files: dict[str, bytes], *, canonical: bool, force: bool) -> None:
    require_free((stem(target, twin.tables.files) + suffix for suffix in files), force=force)
    try:
        twin.write(target, canonical=canonical)
    except (OSError, ValueError) as error:
        if isinstance(error, FormatError):
            raise Trouble(str(error)) from error
        raise failed(target, error) from error


def _converted(network: NetworkModel, target: str, wanted: str | None) -> tuple[NetworkModel, list[str]]:
    """The model in the variant and the notation that are asked for, and what that loses."""
    twin = network if wanted is None else network.convert(wanted)
    lost = [] if wanted is None else network.losses(wanted)
    if notation := twin.notation_of(target):
        if wanted in NOTATIONS:
            raise click.UsageError(f"--as {wanted} and the name {label(target)} ask for two notations")
        lost += network.losses(notation)
        twin = twin.convert(notation)
    return twin, lost + _rounded(network, twin, wanted)


def _rounded(network: NetworkModel, twin: NetworkModel, wanted: str | None) -> list[str]:
    """How many values a smaller storage has rounded, in a sentence."""
    changed, total, most = 0, 0, 0.0
    for one, other in zip(network.tensors.values(), twin.tensors.values(), strict=True):
        if one.storage != other.storage:
            counted = _compared(one, other)
            changed, total = changed + counted["changed"], total + counted["count"]
            most = max(most, counted["max_abs_difference"] or 0.0)
    if not changed:
        return []
    return [f"{changed:,} of {numbered(total, 'value')} are rounded to {wanted}, by {most:.6g} at most"]


def _compared(one: Tensor, other: Tensor) -> dict[str, Any]:
    from nkformats.cli.diff import compare

    return compare(one.to_numpy(), other.to_numpy()) or {"changed": 0, "count": 0, "max_abs_difference": None}
