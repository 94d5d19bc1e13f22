"""What all tests share: where the corpus is, when a skip is a failure, and reproducible property tests.

Helpers for one format or one part live beside its tests.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType

import hypothesis
import hypothesis.configuration
import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
CORPUS = Path(os.environ.get("NKFORMATS_CORPUS") or SHARED / "corpus")

# A checkout on its own may skip what needs the corpus or the Kaitai compiler. Where both are to be had, a skip would
# hide that a promise went untested.
STRICT = os.environ.get("CI", "").lower() in {"1", "true", "yes"} or SHARED.is_dir()
PLATFORM = "platform:"

# The same examples in every run; nothing is written into the checkout but under build/.
hypothesis.configuration.set_hypothesis_home_dir(ROOT / "build" / "hypothesis")
hypothesis.settings.register_profile(
    "reproducible", derandomize=True, database=None, deadline=None, print_blob=True, max_examples=100
)
hypothesis.settings.load_profile("reproducible")


def corpus_files(folder: str, pattern: str) -> list[Path]:
    """Files of a corpus folder, for `parametrize`; empty (so the test is skipped) where there is no corpus."""
    return sorted((CORPUS / folder).glob(pattern))


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The corpus folder; skips where there is none."""
    if not CORPUS.is_dir():
        pytest.skip("no corpus (set NKFORMATS_CORPUS)")
    return CORPUS


@pytest.fixture(scope="session")
def scripts() -> Iterator[Callable[[str], ModuleType]]:
    """The scripts of the samples, by name; they find each other beside themselves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "samples"))
        yield importlib.import_module


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "tools.docsite", "--pages", str(folder / "pages"), "--site", str(folder / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure, unless its reason begins with `platform:` or it is an expected failure."""
    if not report.skipped or hasattr(report, "wasxfail"):
        return
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    reason = reason.removeprefix("Skipped: ")
    if not reason.startswith(PLATFORM):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI=true or ../shared forbids: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """No test is skipped where everything that it needs is to be had."""
    report = yield
    if STRICT:
        _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Nor is a whole module."""
    report = yield
    if STRICT:
        _refuse_skip(report)
    return report
