"""A network that runs: plans by batch size, threads over samples, profiles and embedded test cases.

What a layer computes is the business of the modules of the formats; nothing here knows one.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Final, NoReturn, Protocol, SupportsIndex, runtime_checkable

import numpy as np
import numpy.typing as npt

from nkformats.errors import FormatError
from nkformats.model import Model
from nkformats.runtime.graph import Array, Builder, Plan, Value

#: A plan takes as many samples at a time as keep its values within this many bytes, and no more than `MOST`.
CHUNK_BYTES: Final = 4 << 20
MOST: Final = 32
#: Plans that are kept, by batch size and input shape.
KEPT: Final = 8
#: Shapes of which it is remembered how many samples go at a time.
SHAPES: Final = 64
#: More than these do not help on any machine that we know, and each has buffers of its own.
MOST_THREADS: Final = 256


class Layer:
    """What a layer of a network is.

    Attributes:
        name: ``layers.3``; kind: ``conv2d``; output_shape: of one sample; macs: multiplications and additions, of one
        sample; seconds: spent in it while profiled, all calls together.
    """

    __slots__ = ("kind", "macs", "name", "output_shape", "seconds")

    def __init__(self, name: str, kind: str, output_shape: tuple[int, ...], macs: int, seconds: float) -> None:
        self.name = name
        self.kind = kind
        self.output_shape = output_shape
        self.macs = macs
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"<Layer {self.name} {self.kind} {self.output_shape}>"


class Case:
    """How a test case went.

    Attributes:
        name, label: as in the file; label is -1 where it has none. found: the largest output. error: the largest
        difference from the expected outputs, tolerance: the most that passes. passed: whether it passes; reason: why
        not, in words.
    """

    __slots__ = ("error", "found", "label", "name", "passed", "reason", "tolerance")

    def __init__(
        self, name: str, label: int, found: int, error: float, tolerance: float, passed: bool, reason: str = ""
    ) -> None:
        self.name = name
        self.label = label
        self.found = found
        self.error = error
        self.tolerance = tolerance
        self.passed = passed
        self.reason = reason

    def __repr__(self) -> str:
        return f"<Case {self.name!r} {'passed' if self.passed else 'failed'}, error {self.error:.3g}>"


class Definition(Protocol):
    """What the module of a format makes of a model: how to build plans for it, and what its numbers mean."""

    @property
    def input_shape(self) -> tuple[int, ...] | None:
        """Of one sample; None where the file leaves it open."""

    @property
    def rank(self) -> int | None:
        """The axes of one sample, where the file fixes them but not their sizes."""

    @property
    def expected(self) -> str:
        """The shape of one sample, in words."""

    @property
    def is_open(self) -> bool:
        """Whether samples of other shapes will do, too."""

    @property
    def is_plain(self) -> bool:
        """Whether `prepare` and `complete` have nothing to do with float32."""

    @property
    def names(self) -> Sequence[tuple[str, str]]:
        """Name and kind of each layer."""

    def check_input(self, shape: tuple[int, ...]) -> None:
        """Raises `FormatError` where a network of open input cannot take samples of that shape."""

    def build(self, builder: Builder) -> Value:
        """Adds the layers to a plan."""

    def prepare(self, x: Array) -> Array:
        """Inputs as float32 numbers of a plan."""

    def complete(self, y: Array) -> Array:
        """A plan's numbers as the outputs of the network; may be the same array."""

    def real(self, y: Array) -> Array:
        """Outputs as real numbers."""

    def cases(self) -> Sequence[tuple[str, int, Array, Array, float]]:
        """Embedded cases: name, label, input, expected output, tolerance."""


@runtime_checkable
class Named(Protocol):
    """A definition whose inputs have names, as many as they are."""

    inputs: list[str]

    def fixed(self, shapes: Sequence[tuple[int, ...]]) -> Definition:
        """The same for inputs of these shapes, which come as one row of values for each sample."""


class Network:
    """A model made ready to run.

    One network may be shared by threads: its calls wait for one another. `threads` of one call split its samples.

    Args:
        model: the parsed model; its arrays are read, never written.
        definition: what the module of its format made of it.
        threads: how many samples' pieces run at once.
        input_shape: of one sample, where the file leaves it open and the plan shall be made at once.

    Raises:
        ValueError: the file cannot take that shape, or there is no memory for it.
    """

    def __init__(
        self, model: Model, definition: Definition, *, threads: int = 1, input_shape: tuple[int, ...] | None = None
    ) -> None:
        self.model = model
        self.threads = threads
        self.definition = definition
        self._open = definition.is_open
        self._plain = definition.is_plain
        self._shape = definition.input_shape
        if input_shape is not None:
            if not self._open and input_shape != self._shape:
                raise ValueError(f"the file's input shape is {self._shape}, not {input_shape}")
            self._shape = input_shape
            self._check(input_shape, f"input shape {input_shape}")
        self._plans: dict[tuple[int, tuple[int, ...], int], Plan] = {}
        #: The plan of the latest batch of one, for calls without a detour.
        self._single: dict[tuple[int, ...], Plan] = {}
        self._chunks: dict[tuple[int, ...], int] = {}
        #: For inputs by name: a network for each set of shapes.
        self._fixed: dict[tuple[tuple[int, ...], ...], Network] = {}
        self._seconds: dict[int, float] = {}
        self._lock = threading.RLock()
        self._pool: ThreadPoolExecutor | None = None
        #: Workers run in the plans.
        self._busy = False
        if self._shape is not None:
            definition.check_input(self._shape)
            self.plan(1)

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError(
            "a network is neither copied nor pickled: it holds memory, plans and threads; load its model again, where"
            " it is to run"
        )

    @property
    def input_shape(self) -> tuple[int, ...] | None:
        """Of one sample; None where the file leaves a size open and none was given at loading, whatever ran since."""
        return self._shape

    @property
    def input_names(self) -> list[str]:
        """The names of the inputs, of a network whose inputs have some."""
        return list(self.definition.inputs) if isinstance(self.definition, Named) else []

    @property
    def output_shape(self) -> tuple[int, ...] | None:
        """Of one sample's output; None where that of the input is."""
        return None if self._shape is None else self.plan(1).output_shape

    @property
    def layers(self) -> list[Layer]:
        """The layers in order. Where the input shape is open, output shapes are those of the latest plan."""
        if self._fixed:
            return next(reversed(self._fixed.values())).layers
        with self._lock:
            plan = self.plan(1) if self._shape is not None else next(reversed(self._plans.values()), None)
        shapes, macs = (plan.shapes, plan.macs) if plan is not None else ({}, {})
        return [
            Layer(name, kind, shapes.get(at, ()), macs.get(at, 0), self._seconds.get(at, 0.0))
            for at, (name, kind) in enumerate(self.definition.names)
        ]

    def plan(self, batch: int, shape: tuple[int, ...] | None = None, worker: int = 0) -> Plan:
        """The plan for that many samples, made if there is none yet; of one worker, since it has one set of buffers.

        Raises:
            ValueError: the shape is open, or there is no memory for its buffers.
        """
        shape = self._shape if shape is None else shape
        if shape is None:
            raise ValueError("the input shape is open: give it, or run the network first")
        key = (batch, shape, worker)
        with self._lock:
            plan = self._plans.get(key)
            if plan is None:
                builder = Builder((batch, *shape))
                try:
                    with np.errstate(all="ignore"):
                        plan = builder.finish(self.definition.build(builder))
                except MemoryError as error:
                    raise ValueError(f"no memory to run {batch} of {shape}: {error}") from error
                while len(self._plans) >= KEPT * self.threads:
                    del self._plans[next(iter(self._plans))]
                self._plans[key] = plan
        return plan

    def __call__(self, x: npt.ArrayLike | Mapping[str, npt.ArrayLike]) -> Array:
        """Runs one sample, or a batch where `x` has one axis more; a flat sample of the right size will do, too.

        Inputs with names, where a network has such, are one sample.

        Raises:
            ValueError: the shape is another one.
        """
        if isinstance(x, Mapping):
            single: Array = self.run({name: np.asarray(one)[None] for name, one in x.items()})[0]
            return single
        given = np.asarray(x)
        shape = self._shape
        if shape is not None:
            if given.shape[1:] == shape:
                return self.run(given)
            if given.shape == shape or (given.ndim == 1 and given.size == math.prod(shape)):
                return self._one(given.reshape(1, *shape))
        if self._open:
            rank = len(shape) if shape is not None else self.definition.rank
            return self._one(given[None]) if given.ndim == rank else self.run(given)
        raise ValueError(f"input of shape {given.shape}, expected {self._expected}, or a batch of it")

    @property
    def _expected(self) -> str:
        return self.definition.expected if self._open else str(self._shape)

    @property
    def _expected_batch(self) -> str:
        return f"(n, {self._expected[1:-1].rstrip(',')})"

    def _one(self, sample: Array) -> Array:
        result: Array = self._run(sample)[0]
        return result

    def run(
        self, batch: npt.ArrayLike | Mapping[str, npt.ArrayLike], *, progress: Callable[[int], object] | None = None
    ) -> Array:
        """Runs a batch.

        Args:
            batch: ``(n, *input_shape)``, float; for an int8 network also int8, as its first descriptor quantises. Of a
                network whose inputs have names, also such an array for each.
            progress: called with the number of samples that are done, after each piece, in the thread of the caller.
                It may read what the network is, but not run it.

        Returns:
            ``(n, *output_shape)``: float32, of an int8 network int8.

        Raises:
            ValueError: the shape is another one, or what is in it is no real number. RuntimeError: `progress` runs it.
        """
        if isinstance(batch, Mapping):
            network, rows = self._named(batch)
            return network.run(rows, progress=progress)
        given = np.asarray(batch)
        if progress is None and self._plain and given.dtype == np.float32:
            plan = self._single.get(given.shape)
            if plan is not None:
                with self._lock:
                    self._idle()
                    return plan.run(given)
        return self._run(given, progress=progress)

    def _named(self, batch: Mapping[str, npt.ArrayLike]) -> tuple[Network, Array]:
        """Inputs by name as one row for each sample, and the network that takes those."""
        definition = self.definition
        if not isinstance(definition, Named):
            raise ValueError("the input of this network has no name")
        if set(batch) != set(definition.inputs):
            wanted, given = (", ".join(map(repr, names)) for names in (definition.inputs, batch))
            raise ValueError(f"inputs {given or 'none'}, the network takes {wanted}")
        arrays = [self._prepared(np.asarray(batch[name])) for name in definition.inputs]
        counts = {array.shape[:1] for array in arrays}
        if len(counts) != 1 or counts == {()}:
            raise ValueError(
                f"inputs of shapes {', '.join(str(one.shape) for one in arrays)}: the first axis counts samples"
            )
        shapes = tuple(tuple(array.shape[1:]) for array in arrays)
        if any(0 in shape or not shape for shape in shapes):
            raise ValueError(f"inputs of shapes {', '.join(map(str, shapes))}: a size is 0")
        with self._lock:
            network = self._fixed.get(shapes)
            if network is None:
                try:
                    network = Network(self.model, definition.fixed(shapes), threads=self.threads)
                except FormatError as error:
                    found = ", ".join(map(str, shapes))
                    raise ValueError(f"inputs of shapes {found}: {error.path}: {error.got} [{error.rule}]") from error
                while len(self._fixed) >= KEPT:
                    del self._fixed[next(iter(self._fixed))]
                self._fixed[shapes] = network
        return network, np.concatenate([one.reshape(len(one), -1) for one in arrays], axis=1)

    def _idle(self) -> None:
        if self._busy:
            raise RuntimeError("the network is running: what watches its progress cannot run it")

    def _prepared(self, batch: Array) -> Array:
        """The batch as the plans take it."""
        if batch.dtype.kind not in "biuf":
            raise ValueError(f"input of dtype {batch.dtype}, expected real numbers")
        if self._plain and batch.dtype == np.float32:
            return batch
        with np.errstate(all="ignore"):
            if not self._plain and batch.dtype.kind == "f" and np.isnan(batch).any():
                raise ValueError("an int8 network takes numbers, not nan")
            return self.definition.prepare(batch)

    def profile(self, batch: npt.ArrayLike | Mapping[str, npt.ArrayLike]) -> Array:
        """As `run`, in one thread, and adds up the time of each layer in `layers`."""
        if isinstance(batch, Mapping):
            network, rows = self._named(batch)
            return network.profile(rows)
        return self._run(np.asarray(batch), seconds=self._seconds)

    def _run(
        self, batch: Array, *, progress: Callable[[int], object] | None = None, seconds: dict[int, float] | None = None
    ) -> Array:
        shape = self._checked(batch)
        samples = self._prepared(batch)
        count = len(samples)
        with self._lock:
            self._idle()
            if count == 1 and seconds is None and progress is None:
                plan = self.plan(1, shape)
                self._single = {batch.shape: plan}
                return self.definition.complete(plan.run(samples))
            if count == 0:
                return self.definition.complete(self.plan(1, shape).run(np.zeros((1, *shape), np.float32)))[:0]
            chunk = min(self._chunk(shape), -(-count // self.threads))
            pieces = [samples[at : at + chunk] for at in range(0, count, chunk)]
            if self.threads > 1 and len(pieces) > 1 and seconds is None:
                results = self._threaded(pieces, shape, progress)
            else:
                results, done = [], 0
                for piece in pieces:
                    plan = self.plan(len(piece), shape)
                    results.append(plan.run(piece) if seconds is None else plan.profile(piece, seconds))
                    done += len(piece)
                    if progress is not None:
                        progress(done)
        return self.definition.complete(results[0] if len(results) == 1 else np.concatenate(results))

    def _threaded(
        self, pieces: list[Array], shape: tuple[int, ...], progress: Callable[[int], object] | None
    ) -> list[Array]:
        """Each worker takes every n-th piece, in a plan of its own."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        workers = min(self.threads, len(pieces))
        # Made here: a worker must not wait for the lock that its caller holds.
        plans = [self.plan(len(piece), shape, at % workers) for at, piece in enumerate(pieces)]
        #: The samples of each piece that is done; None of a worker that is.
        told: SimpleQueue[int | None] = SimpleQueue()

        def work(worker: int) -> list[Array]:
            found = []
            try:
                for plan, piece in list(zip(plans, pieces, strict=True))[worker::workers]:
                    found.append(plan.run(piece))
                    told.put(len(piece))
            finally:
                told.put(None)
            return found

        self._busy = True
        futures = [self._pool.submit(work, worker) for worker in range(workers)]
        try:
            done, left = 0, workers
            while left:
                count = told.get()
                if count is None:
                    left -= 1
                elif progress is not None:
                    done += count
                    progress(done)
        finally:
            # The buffers are theirs until they are done, also where `progress` raises.
            wait(futures)
            self._busy = False
        parts = [future.result() for future in futures]
        return [parts[at % workers][at // workers] for at in range(len(pieces))]

    def _checked(self, batch: Array) -> tuple[int, ...]:
        """The shape of a sample of a batch."""
        shape = tuple(batch.shape[1:])
        if not self._open:
            if shape != self._shape or batch.ndim != len(shape) + 1:
                raise ValueError(f"batch of shape {batch.shape}, expected {self._expected_batch}")
        else:
            if batch.ndim < 2:
                expected = f"expected {self._expected_batch}"
                raise ValueError(f"batch of shape {batch.shape}, {expected}: the first axis counts samples")
            if shape not in self._chunks:
                self._check(shape, f"batch of shape {batch.shape}", True)
        return shape

    def _check(self, shape: tuple[int, ...], given: str, batch: bool = False) -> None:
        """A shape that the caller gives: what does not fit is no mistake of the file."""
        try:
            if 0 in shape:
                raise ValueError(f"{given}: a size is 0")
            self.definition.check_input(shape)
        except FormatError as error:
            expected = self._expected_batch if batch else self._expected
            raise ValueError(f"{given}, expected {expected}: {error.path}: {error.got} [{error.rule}]") from error

    def _chunk(self, shape: tuple[int, ...]) -> int:
        """Samples at a time, such that their values stay in the cache."""
        if shape not in self._chunks:
            if len(self._chunks) >= SHAPES:
                self._chunks.clear()
            self._chunks[shape] = max(1, min(MOST, CHUNK_BYTES // max(1, self.plan(1, shape).arena_bytes)))
        return self._chunks[shape]

    def real(self, y: Array) -> Array:
        """Outputs as real numbers: those of an int8 network times their scale; float outputs as they are."""
        return self.definition.real(y)

    def test(self) -> list[Case]:
        """Runs the cases that the file carries, each by itself.

        A case passes when no output is further from the expected one than the file's tolerance, and the largest output
        is the label's, if it has one. Outputs of an int8 network are compared as real numbers, and without a label the
        largest has to be the largest expected one. A case that cannot be run, or compared, has failed: its error is
        infinite, and `found` -1 where nothing ran.
        """
        with np.errstate(all="ignore"):
            return [self._case(*case) for case in self.definition.cases()]

    def _case(self, name: str, label: int, given: Array, expected: Array, tolerance: float) -> Case:
        infinite = float("inf")
        shape = self._shape or given.shape
        try:
            if given.size != math.prod(shape):
                raise ValueError(f"{given.size} values, the network takes {math.prod(shape)}")
            output = self._run(given.reshape(1, *shape))[0]
        except ValueError as wrong:
            return Case(name, label, -1, infinite, tolerance, False, f"its input: {wrong}")
        found = np.asarray(self.real(output), np.float64).reshape(-1)
        best = int(found.argmax()) if found.size else -1
        if found.shape != expected.shape:
            reason = f"{expected.size} outputs are expected, there are {found.size}"
            return Case(name, label, best, infinite, tolerance, False, reason)
        error = float(np.abs(found - expected).max(initial=0.0))
        wanted = label
        if label < 0 and output.dtype == np.int8 and expected.size:
            wanted = int(expected.argmax())
        reason = ""
        if not error <= tolerance:
            reason = f"an output is {error:.3g} from the expected one"
        elif 0 <= wanted != best:
            reason = f"output {best} is the largest, not {wanted}"
        return Case(name, label, best, error, tolerance, not reason, reason)
