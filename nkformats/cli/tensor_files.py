"""Tensors of a model to files of their own and back, and between a model and the files beside it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import click

from nkformats import Model, Tensor
from nkformats.cli.console import Broken, Trouble
from nkformats.cli.output import require_free
from nkformats.cli.sources import Opened, failure, label
from nkformats.errors import ARRAY, FormatError, escape
from nkformats.exporting import kind_of, load, save

#: So many sentences about one conversion; the others are counted.
SENTENCES = 20


def takes_tensors(
    target: str, model: Model, given: str | None, wanted: str | None, external: str | None, inline: bool
) -> bool:
    """Whether the file to write is one for tensors alone.

    Raises:
        UsageError: an option makes no sense with it.
    """
    kind = kind_of(target)
    # A single tensor that is written again is a model as any other.
    again = kind == f".{model.codec.extensions[0]}"
    if not kind or (again and kind != "/"):
        return False
    if given is not None or wanted is not None or external is not None or inline:
        raise click.UsageError(f"{label(target)} gets the tensors alone; the other options are for a model")
    return True


def _chosen(model: Model, names: tuple[str, ...]) -> Mapping[str, Tensor]:
    tensors = model.tensors
    for name in names:
        if name not in tensors:
            raise Trouble(f"no tensor {escape(name)!r}; `nkformats tensors` shows all there are")
    return {name: tensors[name] for name in names} if names else tensors


def save_tensors(opened: Opened, target: str, names: tuple[str, ...], *, lossy: bool, force: bool) -> int:
    """Writes the tensors of a model; gives the exit status.

    Raises:
        Broken: a tensor cannot be read; Trouble: it cannot be stored, or the file not written; UsageError: it holds one
        tensor.
    """
    if not os.path.isdir(target):
        require_free([target], force=force)
    chosen = _chosen(opened.model, names)
    try:
        notes = save(chosen, target, lossy=lossy)
    except FormatError as error:
        error.source = opened.name
        error.note = error.note or ("" if lossy else "--allow-lossy stores a wider dtype where there is one")
        raise (Trouble if error.rule == ARRAY else Broken)(str(error)) from error
    except OSError as error:
        raise Trouble(f"{label(target)}: {error.strerror or error}") from error
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    for sentence in notes[:SENTENCES]:
        click.echo(f"lost: {escape(sentence)}", err=True)
    if len(notes) > SENTENCES:
        click.echo(f"lost: {len(notes) - SENTENCES} more", err=True)
    return 0


def put_tensors(opened: Opened, given: str, names: tuple[str, ...]) -> None:
    """Puts the tensors of a file in the place of those of a model that have other values.

    Raises:
        Broken: the file is broken; Trouble: it cannot be read, the names or shapes are not those of the model, or its
        format cannot store the values.
    """
    try:
        arrays = load(given)
    except FormatError as error:
        raise Broken(str(error)) from error
    except OSError as error:
        raise Trouble(failure(given, error)) from error
    except ValueError as error:
        raise Trouble(f"{label(given)}: {error}") from error
    tensors = opened.model.tensors
    for name in names or arrays:
        if name not in arrays or name not in tensors:
            where = label(given) if name not in arrays else opened.name
            raise Trouble(f"{where}: has no tensor {escape(name)!r}")
        tensor, array = tensors[name], arrays[name]
        try:
            before = tensor.to_numpy()
            if before.shape != array.shape:
                shapes = f"{list(before.shape)}, in {label(given)} {list(array.shape)}"
                raise Trouble(f"{escape(name)}: has the shape {shapes}")
            if before.dtype.newbyteorder("=") == array.dtype.newbyteorder("=") and _same(before, array):
                continue
            tensors[name] = array
        except FormatError as error:
            error.source = opened.name
            raise Trouble(str(error)) from error
        tensors = opened.model.tensors


def _same(one: object, other: object) -> bool:
    import numpy as np

    left, right = np.asarray(one), np.asarray(other)
    return bool((left == right).all()) if left.dtype.kind == "O" else left.tobytes() == right.tobytes()


def move(opened: Opened, external: str | None, names: tuple[str, ...], *, inline: bool) -> None:
    """Moves tensors from other files into a model, or from it into a file beside it.

    Raises:
        Broken: the tensors cannot be read; UsageError: the format has no such files, or that is no name for one.
    """
    model: Any = opened.model
    if not hasattr(model, "move_out"):
        raise click.UsageError(f"a file of format {model.format} has no tensors in other files")
    chosen = list(_chosen(model, names)) if names else None
    try:
        if inline:
            model.move_in(chosen)
        if external is not None:
            model.move_out(external, chosen)
    except FormatError as error:
        error.source = opened.name
        raise Broken(str(error)) from error
    except ValueError as error:
        raise click.UsageError(f"--external: {error}") from error
