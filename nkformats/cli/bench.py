"""`nkformats bench`: how long a network takes."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, Final

import click

from nkformats.cli.console import Trouble, json_option, print_json, say, verb
from nkformats.cli.running import layers_json, open_network, quietly, runtime_options, show_layers
from nkformats.cli.sources import Choice, Opened, file_argument, reading_options
from nkformats.errors import FormatError

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.runtime import Network

#: The most bytes of random inputs.
MOST: Final = 1 << 30


def _seconds(context: click.Context, option: click.Parameter, value: float) -> float:
    """What a range lets through: nan is neither below nor above anything."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is no number of seconds")
    return value


@verb("How long a network takes, and its layers.")
@file_argument
@click.option("--batch", type=click.IntRange(1), default=1, help="Inputs at a time.")
@click.option("--seconds", type=click.FloatRange(0.01), callback=_seconds, default=1.0, help="For how long to run it.")
@runtime_options
@reading_options
@json_option
def command(file: str, batch: int, seconds: float, how: dict[str, Any], choice: Choice, as_json: bool) -> int:
    r"""Run the network of FILE on random inputs again and again; print the least and the median time of a run.

    The least is what the network costs; whatever else the machine does can only add to it.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done: the runtime cannot compute the network.

    JSON: file, format, variant, batch, runs, load (seconds), least, median (seconds of a run), macs (of one input),
    arena, bound, scratch (bytes: of values, the least possible, of kernels), layers [name, kind, output_shape, macs,
    seconds (of a run)].

    \b
    Examples:
      nkformats bench digits.nk
      nkformats bench --batch 16 --threads 2 --json digits.nk
    """
    begin = time.perf_counter()
    opened, network = open_network(file, choice, how)
    loading = time.perf_counter() - begin
    inputs = _inputs(opened, network, batch)
    profiled = 5
    try:
        with quietly():
            times = _times(network, inputs, seconds)
            for _ in range(profiled):
                network.profile(inputs)
    except (FormatError, ValueError, MemoryError) as error:
        raise Trouble(f"{opened.name}: {error}") from error
    plan = network.plan(1)
    macs = sum(layer.macs for layer in network.layers)
    median = times[len(times) // 2]
    if as_json:
        layers = [{**layer, "seconds": layer["seconds"] / profiled} for layer in layers_json(network)]
        head = opened.head()
        print_json({
            **{name: head[name] for name in ("file", "format", "variant")}, "batch": batch, "runs": len(times),
            "load": loading, "least": times[0], "median": median, "macs": macs, "arena": plan.arena_bytes,
            "bound": plan.bound_bytes, "scratch": plan.scratch_bytes, "layers": layers,
        })  # fmt: skip
        return 0
    speed = 2 * macs * batch / times[0] / 1e9
    say([
        f"{opened.name}: {times[0] * 1e3:.3f} ms at least, {median * 1e3:.3f} ms median of {len(times):,} runs",
        f"  {macs:,} MACs an input, {speed:.1f} GFLOP/s; loaded in {loading * 1e3:.1f} ms",
        f"  values {plan.arena_bytes:,} bytes ({plan.bound_bytes:,} at least), kernels {plan.scratch_bytes:,}",
    ])  # fmt: skip
    show_layers(network, profiled)
    return 0


def _inputs(opened: Opened, network: Network, batch: int) -> npt.NDArray[Any]:
    """A batch of random inputs."""
    shape = network.input_shape
    if shape is None:
        raise Trouble(f"{opened.name}: the file leaves the input's shape open; give it with --shape")
    size = 4 * batch * math.prod(shape)
    if size > MOST:
        raise click.UsageError(f"--batch {batch}: {size:,} bytes of inputs, the most is {MOST:,}")
    import numpy as np

    result: npt.NDArray[Any] = np.random.default_rng(0).standard_normal((batch, *shape), np.float32)
    return result


def _times(network: Network, inputs: npt.NDArray[Any], seconds: float) -> list[float]:
    """How long runs took, the shortest first."""
    network.run(inputs)
    times: list[float] = []
    deadline = time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < deadline:
        begin = time.perf_counter()
        network.run(inputs)
        times.append(time.perf_counter() - begin)
    return sorted(times)
