"""Mending a file: what is wrong with it and can be put right without any doubt of what was meant.

That is padding, what follows from other fields, and spelling. Which fields those are the layout tables say, so that no
rule of any format has a name here: a rule is mended when it is about them, and then it is broken no more. The network
stays as it is, and that is checked on the bytes that are to be written before anybody gets them.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from nkformats import records
from nkformats.editing import judge
from nkformats.errors import Finding, FormatError
from nkformats.formats import Report, validate
from nkformats.model import Model


class Mending:
    """What `fix` makes of a file.

    Attributes:
        before, after: the reports on the file and on what was made of it; the same one where nothing was.
        files: the mended files by extension, all of the model; empty where nothing was to be mended.
        mended: the findings that are no more; left: those that stay.
        reason: why nothing was done although something is wrong, in words; empty where that needs none.
    """

    __slots__ = ("after", "before", "files", "left", "mended", "reason")

    def __init__(self, before: Report, reason: str = "") -> None:
        self.before = before
        self.after = before
        self.files: dict[str, bytes] = {}
        self.mended: list[Finding] = []
        self.left: list[Finding] = list(before.findings)
        self.reason = reason

    @property
    def model(self) -> Model | None:
        """The mended model; the file's own where nothing was to be mended."""
        return self.after.model

    def __repr__(self) -> str:
        return f"<Mending {len(self.mended)} mended, {len(self.left)} left>"


def fix(source: Any, **options: Any) -> Mending:
    """Mends a file in memory: padding, counts and sizes, spelling. No weight and nothing of the network changes.

    Args:
        source: as of `parse`.
        **options: those of `validate`.

    Raises:
        OSError: the file cannot be opened. ValueError: no such format, limit or rule.
    """
    before = validate(source, **options)
    model = before.model
    if model is None or not model.complete:
        return Mending(before, "" if model is None else "it cannot be read to its end")
    if model.has_original:
        return Mending(before, f"{model.variant} is only read; `convert` writes it in another variant")
    try:
        _, files = _tidied(model)
        if files == model.to_files():
            return Mending(before)
    except FormatError as error:
        return Mending(before, f"what is wrong is in doubt: written anew it could not be read back: {error}")
    after = judge(model, files, options)
    if why := _differs(model, after):
        return Mending(before, f"what was meant is in doubt: {why}")
    result = Mending(before)
    there = Counter((one.rule, one.path) for one in after.findings)
    result.mended = [one for one in before.findings if not there[one.rule, one.path]]
    result.left = [one for one in before.findings if there[one.rule, one.path]]
    result.files, result.after = files, after
    return result


def _tidied(model: Model) -> tuple[Model, dict[str, bytes]]:
    """A copy without what says nothing, and its files: two models of one network have equal copies."""
    twin = copy.deepcopy(model)
    if twin.codec.tidy is not None:
        twin.codec.tidy(twin)
    records.tidy(twin.record)
    return twin, twin.to_files()


def _differs(model: Model, after: Report) -> str:
    """In what the mended file is another network, or a worse one, in words; empty where it is neither."""
    twin = after.model
    if twin is None or not twin.complete:
        return f"the result could not be read: {after.error}"
    if not set(model.variants) <= set(twin.variants):
        return f"the result would be of {twin.variant}, not of {model.variant}"
    one, other = model.tensors, twin.tensors
    if list(one) != list(other):
        return "the result would have other tensors"
    for name, tensor in one.items():
        mate = other[name]
        same = (tensor.dtype, tensor.shape, tensor.storage) == (mate.dtype, mate.shape, mate.storage)
        if not same or not records.same_bytes(tensor.data, mate.data):
            return f"{name} would change"
    if _tidied(model)[0].record != _tidied(twin)[0].record:
        return "the result would say something else"
    known = Counter((one.rule, one.path) for one in model.findings)
    worse = next((one for one in twin.findings if not known[one.rule, one.path]), None)
    return f"the result would break {worse.rule}: {worse.message}" if worse else ""
