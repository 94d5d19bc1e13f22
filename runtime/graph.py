"""A network as steps over values, and the plan that comes of it: buffers placed, views made, calls bound.

Nothing here knows a format or a kernel. A value is an array that a step writes and later steps read; a step, once every
array lies in its place, gives the calls that compute it. A plan is for one shape of input and runs without allocating
anything but its result. Numbers that overflow or are none stand in the result; numpy does not warn of them.
"""

from __future__ import annotations

import contextvars
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nkformats.runtime.arena import ALIGNMENT, Interval, aligned, lower_bound, place

Array = npt.NDArray[Any]
#: One call of numpy with all of its arguments.
Call = Callable[[], Any]
#: Zeros before and after, for each spatial axis.
Margin = tuple[tuple[int, int], ...]

ITEM: Final = 4
#: More bytes than this no machine has; numpy would raise another error for some of them.
LARGEST: Final = 1 << 46
NUMPY_2: Final = int(np.__version__.partition(".")[0]) >= 2


class Value:
    """An array of float32 between two steps: a batch of vectors ``(n, inputs)`` or of maps ``(n, *spatial, channels)``.

    Maps can lie within a margin of zeros, so that whoever reads them through a padded window needs no copy.

    Attributes:
        shape: without the margin; margin: before and after each spatial axis; array: the maps, `full`: with margin;
        whole: whether its numbers are whole ones in the range of int8.
    """

    __slots__ = ("base", "first", "fixed", "full", "last", "margin", "shape", "whole")

    def __init__(self, shape: tuple[int, ...], first: int, base: Value | None = None) -> None:
        self.shape = shape
        self.margin: Margin = ((0, 0),) * (len(shape) - 2)
        self.first = self.last = first
        self.base = base
        self.fixed = base is not None
        self.whole = False
        self.full: Array = np.empty(0, np.float32)

    def want(self, margin: Margin) -> bool:
        """Asks for a margin of at least this; False where the value has to stay without one."""
        if not any(map(any, margin)):
            return True
        if self.fixed:
            return False
        self.margin = tuple(
            (max(a, c), max(b, d)) for (a, b), (c, d) in zip(self.margin, margin, strict=True)
        )  # fmt: skip
        return True

    @property
    def full_shape(self) -> tuple[int, ...]:
        """The shape with its margin."""
        spatial = [size + sum(margin) for size, margin in zip(self.shape[1:-1], self.margin, strict=True)]
        return (self.shape[0], *spatial, self.shape[-1])

    @property
    def array(self) -> Array:
        """The values without their margin; contiguous where there is none."""
        return self.window(((0, 0),) * len(self.margin))

    def window(self, margin: Margin) -> Array:
        """The values with a margin that was asked for."""
        if not any(map(any, self.margin)):
            return self.full
        spatial = tuple(
            slice(have[0] - want[0], have[0] + size + want[1])
            for have, want, size in zip(self.margin, margin, self.shape[1:-1], strict=True)
        )
        return self.full[(slice(None), *spatial)]


class Scratch:
    """Memory that a step uses while it runs, by name; the next step has it again.

    Without a buffer it hands out arrays of their own and counts: a first binding tells how much a plan needs. What is
    never touched costs no memory.
    """

    def __init__(self, buffer: Array | None = None, sizes: dict[str, int] | None = None) -> None:
        self.sizes: dict[str, int] = sizes or {}
        self._buffer = buffer
        self._offsets: dict[str, int] = {}
        at = 0
        for name, size in self.sizes.items():
            self._offsets[name] = at
            at += aligned(size)

    @property
    def total(self) -> int:
        """Bytes of all names together."""
        return sum(map(aligned, self.sizes.values()))

    def take(self, name: str, shape: tuple[int, ...], dtype: npt.DTypeLike = np.float32) -> Array:
        """An array of that name; taken again in the same step, it is the same memory."""
        kind = np.dtype(dtype)
        size = math.prod(shape) * kind.itemsize
        if self._buffer is None:
            self.sizes[name] = max(self.sizes.get(name, 0), size)
            return np.empty(shape, kind)
        start = self._offsets[name]
        piece: Array = self._buffer[start : start + size]
        return piece.view(kind).reshape(shape)


#: Gives the calls of a step once the arrays of its values are there.
Bind = Callable[[Scratch], list[Call]]


class Step:
    """One step: what it writes, how, and for which layer (its number; -1 of the network itself)."""

    __slots__ = ("bind", "layer", "output")

    def __init__(self, layer: int, output: Value, bind: Bind) -> None:
        self.layer = layer
        self.output = output
        self.bind = bind


class Builder:
    """Takes the steps of a network for one batch size, in order.

    Attributes:
        layer: number of the layer that the steps to come are of; macs: multiplications by layer, of one sample;
        taps: values that a layer keeps for one further on; shapes: what leaves each layer; planar_output: whether the
        channels of the output come before its other axes outside.
    """

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.layer = -1
        self.macs: dict[int, int] = {}
        self.taps: dict[int, Value] = {}
        self.shapes: dict[int, tuple[int, ...]] = {}
        self.steps: list[Step] = []
        self.values: list[Value] = []
        self.input = self._value(shape)
        self.planar_input = self.planar_output = False

    def _value(self, shape: tuple[int, ...], base: Value | None = None) -> Value:
        value = Value(shape, len(self.steps), base)
        self.values.append(value)
        return value

    def channels_last(self) -> Value:
        """The input, of a network that takes channels before the other axes, with channels behind them."""
        n, channels, *spatial = self.input.shape
        self.input.shape = (n, *spatial, channels)
        self.planar_input = True
        return self.input

    def constant(self, array: Array) -> Value:
        """A value that is the same for all samples and in all runs; `array` is ``(1, ...)``."""
        value = Value((self.input.shape[0], *array.shape[1:]), len(self.steps))
        value.fixed = True
        value.full = np.broadcast_to(array, value.shape)
        return value

    def add(
        self, inputs: Sequence[Value], shape: tuple[int, ...], bind: Callable[[Value, Scratch], list[Call]]
    ) -> Value:
        """A step that reads `inputs` and writes a value of that shape; `bind` gets the value and the scratch."""
        output = self._value(shape)
        for value in inputs:
            self.keep(value)
        self.steps.append(Step(self.layer, output, partial(bind, output)))
        return output

    def keep(self, value: Value) -> None:
        """The value is read by the step that comes next, or later."""
        value.last = max(value.last, len(self.steps))
        if value.base is not None:
            self.keep(value.base)

    def reshape(self, value: Value, shape: tuple[int, ...]) -> Value:
        """The same numbers in another shape: no step where they lie without a margin."""
        if not any(map(any, value.margin)):
            value.fixed = True
            return self._value(shape, value)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            source = value.array
            return [partial(np.copyto, out.full.reshape(source.shape), source)]

        return self.add([value], shape, bind)

    def padded(self, value: Value, margin: Margin) -> Value:
        """The value with a margin of at least this: a copy where it cannot have one itself."""
        if value.want(margin):
            return value

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            return [partial(np.copyto, out.array, value.array)]

        copy = self.add([value], value.shape, bind)
        copy.want(margin)
        return copy

    def finish(self, output: Value) -> Plan:
        """The plan."""
        self.keep(output)
        return Plan(self, output)


def _margins(value: Value) -> list[Call]:
    """The calls that clear the margin: its memory may have been another value's."""
    calls: list[Call] = []
    for axis, (before, after) in enumerate(value.margin, 1):
        for count, piece in ((before, slice(0, before)), (after, slice(-after, None))):
            if count:
                strip = value.full[(slice(None),) * axis + (piece,)]
                calls.append(partial(strip.fill, 0))
    return calls


class Plan:
    """A network bound to memory for one shape of input.

    Attributes:
        arena_bytes: of the values; bound_bytes: the least that any placement could do with; scratch_bytes: of steps.
    """

    def __init__(self, builder: Builder, output: Value) -> None:
        self.macs = builder.macs
        self.shapes = builder.shapes
        self._input = builder.input
        self._output = output
        self._allocate(builder.values)
        counted: list[Scratch] = []
        for step in builder.steps:
            counted.append(Scratch())
            step.bind(counted[-1])
        self.scratch_bytes = max((one.total for one in counted), default=0)
        memory = block(self.scratch_bytes)
        #: Calls by layer, in order.
        self.parts: list[tuple[int, list[Call]]] = [(-1, _margins(builder.input))]
        for step, scratch in zip(builder.steps, counted, strict=True):
            calls = [*_margins(step.output), *step.bind(Scratch(memory, scratch.sizes))]
            self.parts.append((step.layer, calls))
        self._calls = tuple(call for _, calls in self.parts for call in calls)
        self._fill = partial(np.copyto, planar(builder.input.array, builder.planar_input))
        self._result = planar(output.array, builder.planar_output)
        self._quietly = quietly()
        #: Of one sample.
        self.output_shape = self._result.shape[1:]

    def _allocate(self, values: Sequence[Value]) -> None:
        owners = [value for value in values if value.base is None]
        intervals = [Interval(math.prod(value.full_shape) * ITEM, value.first, value.last) for value in owners]
        self.arena_bytes = place(intervals)
        self.bound_bytes = lower_bound(intervals)
        memory = block(self.arena_bytes)
        for value, interval in zip(owners, intervals, strict=True):
            count = math.prod(value.full_shape) * ITEM
            piece: Array = memory[interval.offset : interval.offset + count]
            value.full = piece.view(np.float32).reshape(value.full_shape)
        for value in values:
            if value.base is not None:
                value.full = value.base.full.reshape(value.shape)

    def run(self, batch: Array) -> Array:
        """The outputs for a batch of exactly the planned shape, in an array of their own.

        Raises:
            ValueError: there is no memory for it.
        """
        try:
            result: Array = self._quietly(self._run, batch)
        except MemoryError as error:
            raise ValueError(f"no memory for outputs of shape {self._result.shape}: {error}") from error
        return result

    def _run(self, batch: Array) -> Array:
        self._fill(batch)
        for call in self._calls:
            call()
        return self._result.copy()

    def profile(self, batch: Array, seconds: dict[int, float]) -> Array:
        """As `run`, adding the time that each layer takes to `seconds`."""
        result: Array = self._quietly(self._profile, batch, seconds)
        return result

    def _profile(self, batch: Array, seconds: dict[int, float]) -> Array:
        self._fill(batch)
        for layer, calls in self.parts:
            start = time.perf_counter()
            for call in calls:
                call()
            seconds[layer] = seconds.get(layer, 0.0) + time.perf_counter() - start
        return self._result.copy()


def planar(array: Array, is_planar: bool = True) -> Array:
    """Maps with the channels before the other axes: a view."""
    return np.moveaxis(array, -1, 1) if is_planar else array


def quietly() -> Callable[..., Any]:
    """What calls a function such that numpy neither warns nor raises within, whatever its caller has set."""
    if NUMPY_2:
        # There the setting belongs to the context, which is entered in a tenth of the time.
        with np.errstate(all="ignore"):
            return contextvars.copy_context().run

    def call(function: Callable[..., Any], *arguments: Any) -> Any:
        with np.errstate(all="ignore"):
            return function(*arguments)

    return call


def block(size: int) -> Array:
    """Bytes that begin at a multiple of the alignment.

    Raises:
        MemoryError: there are not so many.
    """
    if size > LARGEST:
        raise MemoryError(f"{size:,} bytes")
    memory = np.empty(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    piece: Array = memory[start : start + size]
    return piece
