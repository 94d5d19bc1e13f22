"""Two coverage-guided harnesses a format: over raw bytes, and over the strategies of whole models.

    python tests/fuzz/harness.py raw nk CORPUS... -runs=100000 -timeout=1
    python tests/fuzz/harness.py models nk CORPUS...

The options are libFuzzer's. Anything but `FormatError` is a crash, and so is a file that comes back otherwise than it
was read. `make fuzz` runs all of them for a bounded time (`tests/fuzz/run.py`).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import atheris
from pairs import split

# Coverage guides by what depends on the format; the walks over layout tables are the same for all, and only get slow.
GUIDING = ["nkformats.generated", "nkformats.formats"]
with atheris.instrument_imports(include=GUIDING):
    import nkformats
    from nkformats.formats import find, ncnn_binary, ncnn_model, ncnn_read, nnn_json, onnx_model, param_text  # noqa: F401
    from nkformats.generated import ncnn, nk, nnn, onnx  # noqa: F401

from nkformats.fuzzing.making import in_pairs  # noqa: E402

#: Of the accepted files, every so many are written back, and of those every so many are checked: that takes ten times
#: as long as reading.
WRITTEN, CHECKED = 4, 4

#: What one input may take.
SECONDS = 1.0


class Raw:
    """Raw bytes; of a format of two files, the first two bytes say how long the graph is."""

    def __init__(self, format: str) -> None:
        self.format = format
        self.accepted = 0
        self.paired = in_pairs(find(format))

    def __call__(self, data: bytes) -> None:
        """One execution; of processor time, since a loaded machine can hold any input up."""
        started = time.process_time()
        self.read(data)
        if time.process_time() - started > SECONDS:
            raise AssertionError("an input of more than a second")

    def read(self, data: bytes) -> None:
        """Reads an input, and looks at what was read."""
        companion = None
        if self.paired:
            data, companion = split(data)
        try:
            model = nkformats.parse(data, format=self.format, companion=companion)
        except nkformats.FormatError as error:
            if not (error.rule and error.offset >= 0 and str(error)):
                raise AssertionError("an incomplete error") from error
            return
        self.accepted += 1
        if self.accepted % WRITTEN:
            return
        back(model, data)
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

    paired = in_pairs(find(format))

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
    atheris.Setup([sys.argv[0], *sys.argv[3:]], harness)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
