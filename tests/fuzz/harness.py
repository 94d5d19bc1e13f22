"""Two coverage-guided harnesses a format: over raw bytes, and over the strategies of whole models.

    python tests/fuzz/harness.py raw nk CORPUS... -runs=100000 -timeout=1
    python tests/fuzz/harness.py models nk CORPUS...

The options are libFuzzer's. Anything but `FormatError` is a crash, and so is a file that comes back otherwise than it
was read. `make fuzz` runs all of them for a bounded time (`tests/fuzz/run.py`).
"""

from __future__ import annotations

import gc
import importlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import atheris

ROOT = Path(__file__).resolve().parents[2]


def modules() -> set[str]:
    """The names of all modules of the package, in the two folders that it is made of."""
    found = set()
    for folder, package in (("nkformats", "nkformats"), ("generated", "nkformats.generated")):
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT / folder).with_suffix("").parts
            found.add(".".join((package, *parts)).removesuffix(".__init__"))
    return found


def guides(module: str, schema: str) -> bool:
    """Whether coverage of a module guides the fuzzer: its format's generated reader, and what is read by hand.

    The walks over layout tables are the same for all, and following them made an execution three times as long.
    """
    of_messages = ("nkformats.records.wire", "nkformats.records.messages") if schema == "onnx" else ()
    engine = "nkformats.messages." if schema == "onnx" else "nkformats.keyed."
    return module in (f"nkformats.generated.{schema}", *of_messages) or module.startswith(
        ("nkformats.formats.", engine)
    )


SCHEMA = {"pb": "onnx"}.get(sys.argv[2], sys.argv[2])
# `include` takes whole packages only, of whatever depth the names are.
with atheris.instrument_imports(
    include=["nkformats"], exclude=sorted(one for one in modules() if not guides(one, SCHEMA))
):
    import nkformats

    for name in sorted(one for one in modules() if guides(one, SCHEMA)):
        importlib.import_module(name)

from inputs import Inputs  # noqa: E402

#: Of the accepted files, every so many are written back, and of those every so many are checked: that takes ten times
#: as long as reading, and the other harness does it with every file.
WRITTEN, CHECKED = 16, 4

#: What one input may take.
SECONDS = 1.0


class Raw:
    """Raw bytes, as `Inputs` takes them apart."""

    def __init__(self, format: str) -> None:
        self.format = format
        self.accepted = 0
        self.inputs = Inputs(format)

    def __call__(self, data: bytes) -> None:
        """One execution; of processor time, since a loaded machine can hold any input up."""
        started = time.process_time()
        self.read(data)
        if time.process_time() - started > SECONDS:
            raise AssertionError("an input of more than a second")

    def read(self, data: bytes) -> None:
        """Reads an input, and looks at what was read."""
        case = self.inputs.split(data)
        try:
            model = nkformats.parse(case.data, format=self.format, companion=case.companion, variant=case.variant)
        except nkformats.FormatError as error:
            if not (error.rule and error.offset >= 0 and str(error)):
                raise AssertionError("an incomplete error") from error
            return
        self.accepted += 1
        if self.accepted % WRITTEN:
            return
        back(model, case.data)
        if self.accepted % (WRITTEN * CHECKED) == 0:
            for finding in model.findings:
                assert finding.rule
                assert finding.offset >= 0


def back(model: Any, data: bytes) -> None:
    """Writes what was read; the same bytes have to come."""
    if model.to_bytes() != data:
        raise AssertionError("comes back otherwise")


def models(format: str) -> Callable[[bytes], Any]:
    """Whole models by the strategies, as hypothesis makes them of a fuzzer's bytes."""
    from hypothesis import HealthCheck, given, settings

    from nkformats import strategies

    paired = Inputs(format).paired

    @settings(database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(strategies.models(format, odd=True))
    def one(model: Any) -> None:
        files, data = model.to_files(), model.to_bytes()
        more = {"companion": files[".bin"]} if paired else {"variant": model.variant}
        again = nkformats.parse(data, format=format, **more)
        back(again, data)
        wrong = [finding for finding in again.findings if finding.severity == "error"]
        assert not wrong, wrong

    return one.hypothesis.fuzz_one_input  # type: ignore[attr-defined,no-any-return]


def main() -> None:
    """Runs one harness until libFuzzer is told to stop."""
    kind, format = sys.argv[1:3]
    harness: Callable[[bytes], Any] = Raw(format) if kind == "raw" else models(format)
    # What is there now stays; the collector need not look at it after every few hundred executions.
    gc.freeze()
    atheris.Setup([sys.argv[0], *sys.argv[3:]], harness)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
