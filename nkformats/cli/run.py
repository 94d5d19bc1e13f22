"""`nkformats run`: the outputs of a network for given inputs."""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING, Any

import click

from nkformats.cli import values
from nkformats.cli.console import Trouble, json_option, numbered, print_json, say, verb
from nkformats.cli.output import put_files, require_free
from nkformats.cli.running import (
    TOP,
    layers_json,
    open_network,
    progress,
    quietly,
    read_input,
    runtime_options,
    show_layers,
)
from nkformats.cli.sources import STDIN, Choice, Opened, file_argument, label, reading_options
from nkformats.errors import FormatError

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.runtime import Network

    #: Samples with an axis in front that counts them, or such by the names of the inputs.
    Batch = npt.NDArray[Any] | dict[str, npt.NDArray[Any]]


@verb("The outputs of a network for given inputs.")
@file_argument
@click.option(
    "--input",
    "given",
    metavar="[NAME=]FILE.npy|-|NUMBERS",
    multiple=True,
    required=True,
    help="One input, or a batch of them; with its name where there are several.",
)
@click.option("--output", metavar="FILE.npy", help="Also write the outputs there.")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@click.option("--profile", is_flag=True, help="Also the time that each layer takes, in one thread.")
@runtime_options
@reading_options
@json_option
def command(
    file: str,
    given: tuple[str, ...],
    output: str | None,
    force: bool,
    profile: bool,
    how: dict[str, Any],
    choice: Choice,
    as_json: bool,
) -> int:
    r"""Run the network of FILE on the input and print what comes out.

    Inputs are a file of numpy, numbers with commas or spaces between them, or either of both on standard input (-).
    A batch has one axis more than a single input; a single input may also be flat. Inputs of an int8 network are real
    numbers, or int8 values as its first descriptor quantises; its outputs are shown as real numbers.

    Outputs are written to --output in one step; a file that is there is replaced only with --force.

    A network of several inputs takes one sample of each, by name.

    Of outputs that are a distribution (not negative, of sum 1) the largest are shown with their numbers.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done: the runtime cannot compute the network, the input
    does not fit it, the output is there already.

    JSON: file, format, variant, input_shape, output_shape, outputs (a list for each input), quantised (int8 values,
    where the network has such), top [index, value] for each input or null, layers [name, kind, output_shape, macs,
    seconds] (times with --profile).

    \b
    Examples:
      nkformats run digits.nk --input image.npy
      nkformats run mlp.nk --input 0.5,-1,2 --json
      nkformats run net.param --input image.npy --blob conv3 --output features.npy
      nkformats run two.param --input left=a.npy --input right=b.npy
      nkformats run digits.nk --input - --profile < images.npy
    """
    if file == STDIN and STDIN in given:
        raise click.UsageError("FILE and --input cannot both be standard input")
    _require_output(output, file, force=force)
    opened, network = open_network(file, choice, how)
    raw = _computed(opened, network, _batch(given, network), profile=profile)
    if output is not None:
        _write(output, raw)
    with quietly():
        real = network.real(raw)
        if as_json:
            print_json({**_head(opened.head(), network), **_outputs(raw, real), "layers": layers_json(network)})
            return 0
        for number, row in enumerate(real):
            prefix = f"{number}: " if len(real) > 1 else ""
            say([prefix + _text(row)])
    if profile:
        show_layers(network, 1)
    return 0


def _computed(opened: Opened, network: Network, batch: Batch, *, profile: bool) -> npt.NDArray[Any]:
    """What comes out of the network.

    Raises:
        Trouble: the inputs are none that it takes.
    """
    try:
        with quietly():
            samples = 1 if isinstance(batch, dict) else len(batch)
            return network.profile(batch) if profile else network.run(batch, progress=progress(samples))
    # The file was refused or not when it was loaded; what is left is about the input.
    except FormatError as error:
        raise Trouble(str(error)) from error
    except (ValueError, MemoryError) as error:
        raise Trouble(f"{opened.name}: {error}") from error


def _batch(given: tuple[str, ...], network: Network) -> Batch:
    """The input with an axis that counts samples, or one such of each name."""
    names = network.input_names
    parts = [text.partition("=") for text in given]
    if all(name in names and equals for name, equals, _ in parts):
        return {name: read_input(text)[None] for name, _, text in parts}
    if len(given) > 1:
        if len(names) < 2:
            raise click.UsageError(
                "the network has one input, so --input is given once; several samples are one array with an axis more"
            )
        raise click.UsageError(f"--input {label(given[-1]):.60}: several need names ({label(', '.join(names))})")
    array, shape = read_input(given[0]), network.input_shape
    if shape is not None and (array.shape == shape or (array.ndim == 1 and array.size == _product(shape))):
        return array.reshape(1, *shape)
    if shape is not None and array.ndim == 1:
        wanted = f"{_product(shape)} ({' x '.join(map(str, shape))})"
        raise Trouble(f"--input {label(given[0]):.60}: {numbered(array.size, 'number')}, where one input has {wanted}")
    return array


def _product(shape: tuple[int, ...]) -> int:
    import math

    return math.prod(shape)


def _require_output(output: str | None, file: str, *, force: bool) -> None:
    """Refuses a name for the outputs before anything is computed."""
    if output is None:
        return
    if output == STDIN:
        raise click.UsageError("--output is the name of a file; as text the outputs go to standard output anyhow")
    if os.path.exists(output) and os.path.exists(file) and os.path.samefile(output, file):
        raise click.UsageError("--output names the model itself, which would be lost")
    require_free([output], force=force)


def _write(path: str, array: npt.NDArray[Any]) -> None:
    import numpy as np

    buffer = io.BytesIO()
    np.save(buffer, array)
    put_files({path: [buffer.getbuffer()]})


def _head(head: dict[str, Any], network: Network) -> dict[str, Any]:
    shapes = {"input_shape": network.input_shape, "output_shape": network.output_shape}
    plain = {name: None if shape is None else list(shape) for name, shape in shapes.items()}
    return {name: head[name] for name in ("file", "format", "variant")} | plain


def _outputs(raw: npt.NDArray[Any], real: npt.NDArray[Any]) -> dict[str, Any]:
    whole = raw.dtype.kind == "i"
    return {
        "outputs": [_plain(row) for row in real],
        **({"quantised": raw.tolist()} if whole else {}),
        "top": [top(row) for row in real],
    }


def _plain(row: npt.NDArray[Any]) -> Any:
    return [_plain(item) if item.ndim else values.plain_float(float(item)) for item in row]


def top(row: npt.NDArray[Any]) -> list[dict[str, Any]] | None:
    """The largest values of a distribution with their numbers; None of anything else."""
    flat = row.reshape(-1)
    if flat.size < 2 or not (flat >= 0).all() or abs(float(flat.sum()) - 1) > 0.02:
        return None
    order = (-flat).argsort(kind="stable")[:TOP]
    return [{"index": int(at), "value": float(flat[at])} for at in order]


def _text(row: npt.NDArray[Any]) -> str:
    best = top(row)
    if best is not None:
        return "  ".join(f"class {one['index']} {one['value']:.4f}" for one in best)
    flat = row.reshape(-1)
    shown = " ".join(f"{value:.6g}" for value in flat[:16])
    rest = f" ... {flat.size:,} values, shape {'x'.join(map(str, row.shape))}" if flat.size > 16 else ""
    return shown + rest
