"""What the verbs that run networks share: their options, loading, reading inputs.

numpy and the runtime come in when a network is loaded.
"""

from __future__ import annotations

import functools
import math
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from nkformats.cli.console import Broken, Trouble, colour
from nkformats.cli.sources import STDIN, Choice, Opened, failure, label, open_model, read_stdin
from nkformats.cli.tables import Table, heading, show
from nkformats.errors import FormatError, escape
from nkformats.source import open_source

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from nkformats.runtime import Network

Command = TypeVar("Command", bound=Callable[..., Any])

#: Largest outputs that are shown of a distribution.
TOP = 5
#: Samples from which on a terminal shows how far a run is.
LONG = 64
#: The most threads that may be asked for, and the largest size of an axis.
THREADS: Final = 256
AXIS: Final = (1 << 31) - 1
#: The header of an array of numbers has some hundred bytes.
HEADER: Final = 1 << 16
MAGIC: Final = b"\x93NUMPY"
_ENTRY: Final = re.compile(r"\s*'(descr|fortran_order|shape)'\s*:\s*('[^']{1,16}'|True|False|\([0-9L,\s]*\))\s*(?:,|$)")


def _shape(text: str) -> tuple[int, ...]:
    try:
        sizes = tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        sizes = ()
    if not sizes or min(sizes) < 1 or max(sizes) > AXIS:
        raise click.BadParameter(f"{text[:60]!r} is no shape, as 28x28x1 is")
    return sizes


def runtime_options(command: Command) -> Callable[..., Any]:
    """The options of every verb that runs networks; the verb gets them as one argument `how`."""

    @click.option(
        "--mode",
        type=click.Choice(["fast", "strict"]),
        default="fast",
        help="strict: without Winograd's algorithm, so nearer to a plain computation.",
    )
    @click.option("--threads", type=click.IntRange(1, THREADS), default=1, help="Pieces of a batch that run at once.")
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
        "--blob",
        metavar="NAME",
        help="What to compute, of a graph with several outputs; the layers it needs alone run.",
    )
    @click.option(
        "--shape", "input_shape", type=_shape, metavar="AxBx...", help="Of one input, where the file leaves it open."
    )
    @functools.wraps(command)
    def wrapped(
        *args: Any, mode: str, threads: int, compat: str | None, upstream_taps: bool, tau: float | None,
        blob: str | None, input_shape: tuple[int, ...] | None, **others: Any,
    ) -> Any:  # fmt: skip
        how = {
            "mode": mode, "threads": threads, "compat": compat, "upstream_taps": upstream_taps, "tau": tau,
            "blob": blob, "input_shape": input_shape,
        }  # fmt: skip
        return command(*args, how=how, **others)

    return wrapped


def open_network(file: str, choice: Choice, how: dict[str, Any]) -> tuple[Opened, Network]:
    """The network of FILE, ready to run.

    Raises:
        Broken: the file is broken. Trouble: it cannot be opened, or the runtime cannot compute what it says.
    """
    opened = open_model(file, choice)
    if opened.error is not None:
        raise Broken(str(opened.error))
    from nkformats import runtime

    try:
        return opened, runtime.load(opened.model, **how)
    except FormatError as error:
        if how["input_shape"] is not None and _loads(opened, how):
            raise Trouble(f"--shape: {error}") from error
        # What `validate` calls sound stays so where the runtime cannot compute it.
        broken = any(finding.severity == "error" for finding in opened.model.findings)
        raise (Broken if broken else Trouble)(str(error)) from error
    except (ValueError, MemoryError) as error:
        raise Trouble(f"{opened.name}: {str(error) or 'not enough memory'}") from error


def _loads(opened: Opened, how: dict[str, Any]) -> bool:
    """Whether the network would be taken without `--shape`."""
    from nkformats import runtime

    try:
        runtime.load(opened.model, **{**how, "input_shape": None})
    except (FormatError, ValueError, MemoryError):
        return False
    return True


@contextmanager
def quietly() -> Iterator[None]:
    """Within it, numbers that overflow or are none pass without a warning: they stand in the output."""
    import numpy as np

    # What numpy ignores is a setting of a thread, and those of a pool have their own.
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        yield


def read_input(text: str) -> npt.NDArray[Any]:
    """What `--input` names: a file of numpy, numbers on standard input or there a file of numpy, or the numbers.

    Raises:
        Trouble: there are none.
    """
    try:
        if text == STDIN:
            data = read_stdin()
            return _array(memoryview(data)) if data.startswith(MAGIC) else _numbers(data.decode())
        from nkformats.exporting import kind_of

        if kind_of(text):
            raise Trouble(f"--input {label(text)}: can have several arrays; save the one you mean as .npy (numpy.save)")
        if not text.lower().endswith(".npy"):
            return _numbers(text)
        return _array(open_source(text).view)
    except OSError as error:
        raise Trouble(failure(text, error)) from error
    except (ValueError, MemoryError) as error:
        raise Trouble(f"--input {label(text):.60}: {escape(str(error) or 'not enough memory')}") from error


def _numbers(text: str) -> npt.NDArray[np.float32]:
    import numpy as np

    try:
        numbers = [float(part) for part in text.replace(",", " ").split()]
    except ValueError:
        raise ValueError("neither numbers nor a name that ends in .npy") from None
    with quietly():
        return np.array(numbers, np.float32)


def _array(data: memoryview) -> npt.NDArray[Any]:
    """The array of a file of numpy. Its header is Python, which numpy evaluates; here it is matched.

    Raises:
        ValueError: it is no such file, or none of numbers, or its numbers are not all there.
    """
    import numpy as np

    magic, version = bytes(data[: len(MAGIC)]), bytes(data[6:7])
    wide = 4 if version in (b"\2", b"\3") else 2
    start = 8 + wide
    if magic != MAGIC or version not in (b"\1", b"\2", b"\3") or len(data) < start:
        raise ValueError("no file of numpy")
    length = int.from_bytes(data[8:start], "little")
    if length > min(HEADER, len(data) - start):
        raise ValueError(f"a header of {length:,} bytes, where {len(data) - start:,} follow")
    kind, columns_first, shape = _header(bytes(data[start : start + length]).decode("latin-1"))
    try:
        dtype = np.dtype(kind)
    except TypeError as error:
        raise ValueError(f"no numbers of type {kind}") from error
    size, there = math.prod(shape) * dtype.itemsize, len(data) - start - length
    if size > there:
        raise ValueError(f"the header says {size:,} bytes of numbers, {there:,} are there")
    flat = np.frombuffer(data, dtype, math.prod(shape), start + length)
    result: npt.NDArray[Any] = flat.reshape(shape[::-1]).T if columns_first else flat.reshape(shape)
    # A single number is an input of one.
    return result if shape else flat


def _header(text: str) -> tuple[str, bool, tuple[int, ...]]:
    """Type, order and shape in the header of a file of numpy.

    Raises:
        ValueError: it says something else.
    """
    text = text.strip()
    if not (text.startswith("{") and text.endswith("}")):
        raise ValueError("a header that says nothing of an array of numbers")
    body, at, found = text[1:-1], 0, dict[str, str]()
    while entry := _ENTRY.match(body, at):
        found[entry[1]] = entry[2]
        at = entry.end()
    kind, order, shape = (found.get(name, "") for name in ("descr", "fortran_order", "shape"))
    sizes = re.findall("[0-9]+", shape)
    plain = re.fullmatch(r"'[<>|=]?[biuf][0-9]{1,2}'", kind) and order in ("True", "False") and shape.startswith("(")
    if body[at:].strip() or not plain:
        raise ValueError("a header that says nothing of an array of numbers")
    if len(sizes) > 32 or any(len(size) > 10 or int(size) > AXIS for size in sizes):
        raise ValueError("an array larger than any input")
    return kind[1:-1], order == "True", tuple(int(size) for size in sizes)


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
