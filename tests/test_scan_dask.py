"""A Dask cluster of two processes reads: the records are the serial ones; a killed worker costs and doubles none."""

from __future__ import annotations

import os
import shutil
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scan_odd import Odd
from test_scan import SAMPLES, lines, timeless

import nkformats
from command import run
from nkformats.scanning import Record, records_of

distributed = pytest.importorskip("distributed", reason="no Dask (pip install 'nkformats[dask]')")
# What its event loop leaves to the collector at the end is no business of ours.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A new one for each test: what a test has ended, another does not wait for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            silence_logs=50,
            # A file may end two workers, not the four that are usual: each has to be started again.
            scheduler_kwargs={"allowed_failures": 1},
        ) as cluster:
            yield cluster


@pytest.fixture
def client(cluster: Any) -> Iterator[Any]:
    with distributed.Client(cluster, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)
        yield client


def test_the_whole_corpus_gives_the_same_records(corpus: Path, client: Any) -> None:
    """Every file of every family: this process, two of ours, and a cluster."""
    paths = sorted(str(path) for path in corpus.rglob("*") if path.is_file())
    serial = timeless(nkformats.scan(paths))
    assert {record["format"] for record in serial} >= {one.name for one in nkformats.FORMATS}
    assert len({record["verdict"] for record in serial}) == 3
    assert timeless(nkformats.scan(paths, jobs=2)) == serial
    assert timeless(nkformats.scan(paths, executor=client.get_executor(pure=False))) == serial


def test_the_command_line_takes_an_address(client: Any, tmp_path: Path) -> None:
    # Named in full: a worker stands in a folder of its own.
    where = (SAMPLES, tmp_path / "missing")
    found = lines("--dask", client.scheduler.address, *where, status=2)
    assert timeless(found) == timeless(lines(*where, status=2))
    file = tmp_path / "earlier"
    file.write_text(run("scan", *where).stdout)
    result = run("scan", "--dask", client.scheduler.address, "--resume", file, *where)
    assert result.stderr.endswith(f"; {len(found) - 1 - sum(not one['rules'] for one in found)} taken over\n")


def test_what_cannot_be_done_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for more in (["--jobs", "2"], ["--timeout", "5"]):
        result = run("scan", "--dask", "tcp://127.0.0.1:1", *more, SAMPLES)
        assert (result.exit_code, result.stdout) == (2, "")
    result = run("scan", "--dask", "no\x1bwhere://", SAMPLES)
    assert (result.exit_code, result.stdout) == (2, "")
    assert r"no Dask scheduler at no\x1bwhere" in result.stderr
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = run("scan", "--dask", "tcp://127.0.0.1:1", SAMPLES)
    assert (result.exit_code, "nkformats[dask]" in result.stderr) == (2, True)


def odd_folder(tmp_path: Path, names: list[str]) -> list[str]:
    paths = [str(tmp_path / name) for name in [*(f"{number:03}.nk" for number in range(60)), *names]]
    for path in paths:
        shutil.copy(SAMPLES / "digits.nk", path)
    return sorted(paths)


def scanned(paths: list[str], client: Any) -> list[Record]:
    found = timeless(records_of(iter(paths), Odd({}), executor=client.get_executor(pure=False)))
    assert [record["path"] for record in found] == paths
    return found


def pids(client: Any) -> set[int]:
    return set(client.run(os.getpid).values())


def test_a_worker_killed_in_mid_run_loses_and_doubles_nothing(tmp_path: Path, client: Any) -> None:
    """The worker is killed while it reads a file; that one is read by another."""
    before = pids(client)
    paths = odd_folder(tmp_path, ["once1.nk", "once2.nk"])
    assert {one["verdict"] for one in scanned(paths, client)} == {"sound"}
    assert all(os.path.exists(f"{path}.done") for path in paths if "once" in path)
    client.wait_for_workers(2, timeout=60)
    assert pids(client) != before


def test_a_file_that_kills_every_worker_is_recorded(tmp_path: Path, client: Any) -> None:
    found = scanned(odd_folder(tmp_path, ["deadly.nk"]), client)
    assert {os.path.basename(one["path"]): one["reason"] for one in found if one["verdict"] != "sound"} == {
        "deadly.nk": "no worker could read it (KilledWorker)"
    }


def test_a_client_that_was_closed_is_an_error(tmp_path: Path, cluster: Any) -> None:
    paths = odd_folder(tmp_path, [])
    client = distributed.Client(cluster, set_as_default=False)
    records = nkformats.scan(paths, executor=client.get_executor(pure=False), ahead=3)
    first = [next(records)]
    client.close()
    with pytest.raises(RuntimeError, match="the executor works no more"):
        first += records
    assert [one["path"] for one in first] == paths[: len(first)]
