"""What the verbs that run networks share: their options, loading, reading inputs.

numpy and the runtime come in when a network is loaded.
"""

from __future__ import annotations

import functools
import io
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from nkformats.cli.console import Broken, Trouble, colour
from nkformats.cli.sources import STDIN, Choice, Opened, label, open_model
from nkformats.cli.tables import Table, heading, show
from nkformats.errors import FormatError, escape

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from nkformats.runtime import Network

Command = TypeVar("Command", bound=Callable[..., Any])

#: Largest outputs that are shown of a distribution.
TOP = 5
#: Samples from which on a terminal shows how far a run is.
LONG = 64


def _shape(text: str) -> tuple[int, ...]:
    try:
        sizes = tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        sizes = ()
    if not sizes or min(sizes) < 1:
        raise click.BadParameter(f"{text!r} is no shape, as 28x28x1 is")
    return sizes


def runtime_options(command: Command) -> Callable[..., Any]:
    """The options of every verb that runs networks; the verb gets them as one argument `how`."""

    @click.option(
        "--mode",
        type=click.Choice(["fast", "strict"]),
        default="fast",
        help="strict: without Winograd's algorithm, so nearer to a plain computation.",
    )
    @click.option("--threads", type=click.IntRange(1), default=1, help="Pieces of a batch that run at once.")
    @click.option(
        "--compat",
        type=click.Choice(["netkit"]),
        help="Quantised probabilities as that reference computes them, defects included.",
    )
    @click.option(
        "--upstream-taps",
        is_flag=True,
        help="Take the taps of unequal kernels as their framework does, defect included.",
    )
    @click.option("--tau", type=float, help="The slope of LeakyReLU, for files that store none.")
    @click.option(
        "--shape", "input_shape", type=_shape, metavar="AxBx...", help="Of one input, where the file leaves it open."
    )
    @functools.wraps(command)
    def wrapped(
        *args: Any, mode: str, threads: int, compat: str | None, upstream_taps: bool, tau: float | None,
        input_shape: tuple[int, ...] | None, **others: Any,
    ) -> Any:  # fmt: skip
        how = {
            "mode": mode, "threads": threads, "compat": compat, "upstream_taps": upstream_taps, "tau": tau,
            "input_shape": input_shape,
        }  # fmt: skip
        return command(*args, how=how, **others)

    return wrapped


def open_network(file: str, choice: Choice, how: dict[str, Any]) -> tuple[Opened, Network]:
    """The network of FILE, ready to run.

    Raises:
        Broken: the file is broken, or a rule says that its network cannot be computed. Trouble: it cannot be opened, or
            its format has no runtime.
    """
    opened = open_model(file, choice)
    if opened.error is not None:
        raise Broken(str(opened.error))
    from nkformats import runtime

    try:
        return opened, runtime.load(opened.model, **how)
    except FormatError as error:
        raise Broken(str(error)) from error
    except (ValueError, MemoryError) as error:
        raise Trouble(f"{opened.name}: {error}") from error


def quietly() -> AbstractContextManager[None]:
    """Within it, numbers that overflow or are none pass without a warning: they stand in the output."""
    import numpy as np

    result: AbstractContextManager[None] = np.errstate(all="ignore")
    return result


def read_input(text: str) -> npt.NDArray[Any]:
    """What `--input` names: a file of numpy, numbers on standard input or there a file of numpy, or the numbers.

    Raises:
        Trouble: there are none.
    """
    import numpy as np

    try:
        if text == STDIN:
            data = sys.stdin.buffer.read()
            if data.startswith(b"\x93NUMPY"):
                return _numeric(np.load(io.BytesIO(data), allow_pickle=False))
            return _numbers(data.decode())
        if text.lower().endswith(".npy"):
            return _numeric(np.load(text, allow_pickle=False))
        return _numbers(text)
    except OSError as error:
        raise Trouble(f"{escape(text)}: {error.strerror or error}") from error
    except (ValueError, EOFError) as error:
        raise Trouble(f"--input {label(text):.60}: {escape(str(error))}") from error


def _numbers(text: str) -> npt.NDArray[np.float32]:
    import numpy as np

    return np.array([float(part) for part in text.replace(",", " ").split()], np.float32)


def _numeric(array: Any) -> npt.NDArray[Any]:
    if getattr(array, "dtype", None) is None or array.dtype.kind not in "iufb":
        raise ValueError("no array of numbers")
    result: npt.NDArray[Any] = array
    return result


def progress(total: int) -> Callable[[int], None] | None:
    """What tells on a terminal how far a run over many samples is; None where nobody would see it."""
    if total < LONG or not colour(sys.stderr):
        return None

    def tell(done: int) -> None:
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{done:,} of {total:,}{end}")
        sys.stderr.flush()

    return tell


def layers_json(network: Network) -> list[dict[str, Any]]:
    """The layers as plain values."""
    return [
        {
            "name": layer.name, "kind": layer.kind, "output_shape": list(layer.output_shape), "macs": layer.macs,
            "seconds": layer.seconds,
        }
        for layer in network.layers
    ]  # fmt: skip


def show_layers(network: Network, runs: int) -> None:
    """The layers with what each takes of a run."""
    heading("layers")
    total = sum(layer.seconds for layer in network.layers) or 1.0
    table = Table(["name", "kind", "output", "MACs", "us", "share"], right={"MACs", "us", "share"})
    for layer in network.layers:
        shape = "x".join(map(str, layer.output_shape))
        spent = f"{layer.seconds / runs * 1e6:.1f}"
        table.add(layer.name, layer.kind, shape, f"{layer.macs:,}", spent, f"{layer.seconds / total:.0%}")
    show(table)
