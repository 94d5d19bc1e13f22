"""`nkformats convert`: a model written again, in another variant, with other tensors; or its tensors by themselves."""

from __future__ import annotations

import os

import click

from nkformats.cli.console import Trouble, verb
from nkformats.cli.network import network_of
from nkformats.cli.network_convert import write_network
from nkformats.cli.output import failed, put_bytes, put_files, require_free
from nkformats.cli.sources import STDIN, Choice, Opened, file_argument, open_model, reading_options
from nkformats.cli.tensor_files import move, put_tensors, save_tensors, takes_tensors
from nkformats.editing import refused
from nkformats.errors import FormatError, escape


@verb("Write a model again, in another variant of its format; or its tensors.")
@file_argument
@click.option("--to", "target", metavar="FILE", required=True, help="Where to write; `-` is standard output.")
@click.option("--as", "wanted", metavar="VARIANT", help="The variant to write, for example B7.")
@click.option("--canonical", is_flag=True, help="Compute again everything that a writer computes, and zero padding.")
@click.option("--tensors", "given", metavar="FILE", help="Put the tensors of FILE in place of those of the same names.")
@click.option("--tensor", "names", metavar="NAME", multiple=True, help="Only this tensor. May be repeated.")
@click.option("--allow-lossy", is_flag=True, help="Store a dtype that FILE cannot name as a wider one.")
@click.option("--external", metavar="NAME", help="Move the tensors into a file of this name beside the new model.")
@click.option("--inline", is_flag=True, help="Move tensors from other files into the model.")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@reading_options
def command(
    file: str, target: str, wanted: str | None, canonical: bool, given: str | None, names: tuple[str, ...],
    allow_lossy: bool, external: str | None, inline: bool, force: bool, choice: Choice,
) -> int:  # fmt: skip
    r"""Reads FILE and writes its model, byte for byte as it was unless an option asks for something else.

    Nothing is written unless all of it can be; a file that is there is replaced in one step, and only with --force.
    What a variant cannot store is refused by path; what it can store only in part is told on standard error.

    A model of two files is written as two, under the name of --to: its extension says which notation the graph gets,
    unless --as does. There VARIANT is a notation (text, binary), a dialect (202607, 202610), or the storage of the
    weights (fp32, fp16, bf16).

    With a name that ends in .npz, .safetensors, .pb (of one tensor) or a slash (a new folder of .pb files), --to gets
    the tensors of the model. What such a file cannot name is refused unless --allow-lossy; an .npz has other dtypes
    than numpy's own as integers, and an entry __dtypes__ that says so. --tensors puts them back: names and shapes have
    to be those of the model, dtypes as its format can store them, and a tensor whose values are the same stays as it
    is in FILE.

    --external and --inline are for models that can have tensors in other files (ONNX); of one with --tensor, that one.

    Exit status: 0 written; 1 FILE is broken; 2 it could not be done: what is asked for cannot store it, a file is there
    already.

    \b
    Examples:
      nkformats convert old.nnn --as B7 --to new.nnn
      nkformats convert odd.nk --canonical --to tidy.nk
      nkformats convert net.param --as fp16 --to small.param
      nkformats convert net.param --to net.param.bin --force
      nkformats convert model.onnx --to tensors.npz
      nkformats convert model.onnx --tensors tensors.npz --to new.onnx
      nkformats convert model.onnx --external model.data --to out/model.onnx
    """
    opened = open_model(file, choice)
    if opened.error is not None:
        return opened.status()
    if takes_tensors(target, opened.model, given, wanted, external, inline):
        return save_tensors(opened, target, names, lossy=allow_lossy, force=force)
    if given is not None:
        put_tensors(opened, given, names)
    elif (names and not (external or inline)) or allow_lossy:
        raise click.UsageError("--tensor and --allow-lossy are for tensors in a file of their own")
    if external is not None or inline:
        move(opened, external, names, inline=inline)
    if network_of(opened.model) is not None:
        return write_network(opened, target, wanted, canonical=canonical, force=force)
    _write(opened, target, wanted, canonical=canonical, force=force)
    return 0


def _write(opened: Opened, target: str, wanted: str | None, *, canonical: bool, force: bool) -> None:
    """Writes a model of one file, and the files that are to lie beside it.

    Raises:
        Trouble: the model cannot be written so, a file cannot, or is there; UsageError: no such variant.
    """
    model = opened.model
    try:
        pieces = model.pieces(canonical=canonical, variant=wanted)
    except FormatError as error:
        raise Trouble(f"{opened.name}: {refused(error)}") from error
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    others = getattr(model, "new_files", {})
    if target == STDIN:
        if others:
            raise Trouble("several files cannot go to standard output; name a file")
        put_bytes(pieces)
        return
    beside = (os.path.join(os.path.dirname(target), one) for one in others)
    require_free((target, *beside), force=force)
    if others:
        try:
            model.write(target, canonical=canonical, variant=wanted)
        except (OSError, ValueError) as error:
            raise failed(target, error) from error
    else:
        put_files({target: pieces})
    if hasattr(model, "missing_beside") and (missing := model.missing_beside(target)):
        names = escape(", ".join(missing)[:200])
        click.echo(
            f"note: {escape(target)} takes tensors from {names}, not there; --inline moves them into it", err=True
        )
