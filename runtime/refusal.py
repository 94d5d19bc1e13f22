"""Refusing a network before it is planned: by the rules that `validate` applies, with their ids and places."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from nkformats.errors import NO_KERNEL, Finding, FormatError
from nkformats.model import Model
from nkformats.records import place_findings
from nkformats.rules import GENERAL


def refuse(model: Model, but: Collection[str] = (), also: Collection[str] = ()) -> None:
    """Raises the first error that a rule finds in the model; its path names the layer.

    Args:
        but: rules that are about the reference runtime alone. also: rules that are no errors in a file, but are here.

    Raises:
        FormatError: the network cannot be computed; rule, path and offset are those of `validate`.
    """
    for finding in model.findings:
        if (finding.severity == "error" and finding.rule not in but) or finding.rule in also:
            raise error_of(model, finding)


def refuse_reported(model: Model, reported: Sequence[tuple[str, str, str]]) -> None:
    """Raises the first of what a rule reported: rule, path and detail.

    Raises:
        FormatError: there is one.
    """
    if reported:
        raise error_of(model, place_findings(model.record, model.codec.rules, list(reported))[0])


def refuse_layer(model: Model, path: str, detail: str) -> NoReturn:
    """Refuses a layer that the schema knows and the runtime cannot compute.

    Raises:
        FormatError: always (GEN014), at the field of that path.
    """
    place = place_findings(model.record, GENERAL, [(NO_KERNEL, path, detail)])[0]
    error = FormatError(
        NO_KERNEL, path, place.offset, "a layer that the runtime can compute", detail, source=model.source
    )
    error.model = model
    raise error


def error_of(model: Model, finding: Finding) -> FormatError:
    """The error that refuses a model for what a rule found."""
    error = FormatError(
        finding.rule, finding.path, finding.offset, "a network that can be computed",
        f"one with a fault: {finding.message}", source=model.source,
    )  # fmt: skip
    error.model = model
    return error
