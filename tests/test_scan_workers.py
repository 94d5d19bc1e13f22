"""Files that end or hold the process which reads them: each has its record, all others have theirs, none has two."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from scan_odd import NeverBegins, Odd
from test_cli_process import environment
from test_scan import SAMPLES, timeless

import nkformats
from command import run as command
from nkformats.scanning import Judge, Record, records_of, workers

ENDED = f"the process that read it ended ({'SIGKILL' if os.name == 'posix' else 'exit code 15'})"


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    """Twelve sound files."""
    found = [str(tmp_path / f"{number:02}.nk") for number in range(12)]
    for path in found:
        shutil.copy(SAMPLES / "digits.nk", path)
    return found


def odd(paths: list[str], place: int, name: str) -> str:
    """Puts an odd file among the others."""
    path = os.path.join(os.path.dirname(paths[0]), name)
    shutil.copy(SAMPLES / "digits.nk", path)
    paths.insert(place, path)
    return path


def scanned(paths: list[str], **how: Any) -> list[Record]:
    found = timeless(records_of(iter(paths), Odd({}), **how))
    # Nothing lost, nothing doubled, nothing in another place.
    assert [record["path"] for record in found] == paths
    return found


def reasons(records: list[Record]) -> dict[str, str]:
    return {os.path.basename(one["path"]): one["reason"] for one in records if one["verdict"] == "not validated"}


def test_a_file_that_ends_its_process_is_recorded(paths: list[str]) -> None:
    sound = scanned(paths)
    odd(paths, 0, "deadly1.nk")
    odd(paths, 6, "deadly2.nk")
    odd(paths, 7, "deadly3.nk")
    found = scanned(paths, jobs=2)
    assert reasons(found) == {"deadly1.nk": ENDED, "deadly2.nk": ENDED, "deadly3.nk": ENDED}
    assert [one for one in found if "deadly" not in one["path"]] == sound
    assert all(one["mtime_ns"] is None for one in found if "deadly" in one["path"])


def test_a_process_that_somebody_else_ends_costs_no_verdict(paths: list[str]) -> None:
    for place, name in enumerate(("once1.nk", "once2.nk", "once3.nk")):
        odd(paths, 4 * place, name)
    assert {one["verdict"] for one in scanned(paths, jobs=2)} == {"sound"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_holds_its_process_is_recorded(paths: list[str], jobs: int) -> None:
    odd(paths, 3, "stuck.nk")
    if os.name == "posix":
        # Does not answer to anything but being killed.
        odd(paths, 4, "stopped.nk")
    odd(paths, 9, "deadly.nk")
    found = scanned(paths, jobs=jobs, timeout=3)
    late = "not done within 3 seconds"
    wanted = {"stuck.nk": late, "stopped.nk": late, "deadly.nk": ENDED}
    assert reasons(found) == {name: reason for name, reason in wanted.items() if any(name in path for path in paths)}
    assert sum(one["verdict"] == "sound" for one in found) == 12


def test_a_long_wait_of_the_reader_is_no_fault_of_a_file(paths: list[str]) -> None:
    """What was answered in time counts, however late somebody listens."""
    records = records_of(paths, Judge({}), jobs=2, timeout=3)
    found = [next(records)]
    time.sleep(3.5)
    found += records
    assert [(one["path"], one["verdict"]) for one in found] == [(path, "sound") for path in paths]


def test_no_process_is_left_behind(paths: list[str]) -> None:
    odd(paths, 4, "stuck.nk")
    pool = workers.Workers(2, Odd({}))
    records = pool.records(iter(paths))
    next(records)
    processes = [worker.process for worker in pool.workers]
    assert processes
    records.close()  # type: ignore[attr-defined]
    assert not any(process.is_alive() for process in processes)


def test_long_names_stop_no_process(paths: list[str]) -> None:
    """More than a pipe takes, of which nobody reads as long as a file is being read."""
    long = ["x" * 300_000 + str(number) for number in range(6)]
    found = list(nkformats.scan([*long, *paths], jobs=2))
    assert [one["verdict"] for one in found] == ["could not be read"] * 6 + ["sound"] * 12


def test_processes_that_never_begin_are_an_error(paths: list[str]) -> None:
    with pytest.raises(RuntimeError, match=r"before they begin to read \(exit code 7\)"):
        list(records_of(paths, NeverBegins({}), jobs=2))


def test_where_no_process_can_be_started_it_is_said(paths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(get_context("spawn").Process, "start", refuse)
    result = command("scan", "--jobs", "2", paths[0])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "error: no process can be started: Resource temporarily unavailable\n"


@pytest.mark.skipif(os.name == "nt", reason="platform: signals of a console")
def test_an_interrupt_ends_a_scan_quietly(paths: list[str], request: pytest.FixtureRequest) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    words = [sys.executable, "-m", "nkformats", "scan", "--jobs", "2", *paths * 500]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        # As a terminal does: to all processes.
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors.strip()) == (130, b"")


# -- executors of the caller's ----------------------------------------------------------------------------------------


@pytest.fixture
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        yield executor


def test_when_a_pool_breaks_the_rest_is_read_all_the_same(paths: list[str], pool: ProcessPoolExecutor) -> None:
    odd(paths, 5, "deadly.nk")
    with pytest.warns(RuntimeWarning, match="the executor is broken"):
        found = scanned(paths, executor=pool, ahead=4)
    assert reasons(found) == {"deadly.nk": ENDED}
    # And one that is broken from the start.
    with pytest.warns(RuntimeWarning, match="the executor is broken"):
        assert len(scanned(paths[:3], executor=pool)) == 3


def test_an_executor_that_was_shut_down_is_an_error(paths: list[str]) -> None:
    with ThreadPoolExecutor(1) as executor:
        records = nkformats.scan(paths, executor=executor, ahead=3)
        first = [next(records), next(records)]
        executor.shutdown(cancel_futures=True)
        with pytest.raises(RuntimeError, match="the executor works no more"):
            first += list(records)
    assert [one["path"] for one in first] == paths[: len(first)]


class Fails(Executor):
    """An executor whose workers now and then cannot do the work, as those of a cluster; `always` are the files."""

    def __init__(self, always: str, sometimes: str) -> None:
        self.always = always
        self.sometimes = sometimes
        self.calls: list[str] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        (path,) = args
        self.calls.append(path)
        future: Future[Any] = Future()
        if self.always in path or (self.sometimes in path and self.calls.count(path) < 2):
            future.set_exception(OSError(f"worker at {id(self)} is gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_a_worker_could_not_do_is_tried_once_more(paths: list[str]) -> None:
    executor = Fails("03.nk", "04.nk")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = scanned(paths, executor=executor)
    assert reasons(found) == {"03.nk": "no worker could read it (OSError)"}
    assert sorted(executor.calls) == sorted([*paths, paths[3], paths[4], ""])


def test_an_executor_in_which_nothing_works_is_an_error(paths: list[str]) -> None:
    with pytest.raises(RuntimeError, match="the executor works no more"):
        next(nkformats.scan(paths, executor=Fails("", "")))
    assert not issubclass(RuntimeError, BrokenExecutor)


@pytest.mark.parametrize("name", ["stuck", "deadly"])
def test_both_halves_of_a_pair_are_lost_with_one_record(name: str, paths: list[str]) -> None:
    """Each of them ends the process, or holds it: by its name the other one belongs to the same model."""
    folder = Path(paths[0]).parent
    for suffix in (".param", ".bin"):
        shutil.copy(SAMPLES / f"digits{suffix}", folder / (name + suffix))
    halves = [str(folder / f"{name}{suffix}") for suffix in (".bin", ".param")]
    found = list(records_of([paths[0], *halves, paths[1]], Odd({}), timeout=2))
    assert [one["path"] for one in found] == [paths[0], halves[0], paths[1]]
    assert found[1]["files"] == halves[::-1]
    assert found[1]["verdict"] == "not validated"


def test_a_file_that_only_has_the_name_of_a_half_keeps_its_record(tmp_path: Path) -> None:
    """The graph cannot be judged; what lies beside it under the name of weights is a model of its own."""
    shutil.copy(SAMPLES / "digits.param", tmp_path / "fine.param")
    shutil.copy(SAMPLES / "digits.nk", tmp_path / "fine.bin")

    class Lost(Judge):
        def __call__(self, path: str) -> Record:
            return self.lost(path, "gone") if path.endswith(".param") else super().__call__(path)

    paths = [str(tmp_path / name) for name in ("fine.param", "fine.bin")]
    found = list(records_of(paths, Lost({})))
    assert [(one["path"], one["format"]) for one in found] == [(paths[0], None), (paths[1], "nk")]
