"""The verdicts on many files: one plain record a file, in the order of the paths, whoever does the work.

Files are independent of one another, so any `concurrent.futures.Executor` serves. A file that ends or holds the process
which reads it must not end the scan, and must not be taken for a sound one: it gets a record that says so.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing
from hashlib import blake2b
from typing import Any

from nkformats.scanning.executors import lent
from nkformats.scanning.judging import UNREADABLE as UNREADABLE
from nkformats.scanning.judging import Judge as Judge
from nkformats.scanning.judging import Record as Record
from nkformats.scanning.judging import blank as blank
from nkformats.scanning.resuming import Earlier as Earlier
from nkformats.scanning.resuming import ruleset
from nkformats.scanning.walking import work_of
from nkformats.scanning.workers import AHEAD as AHEAD
from nkformats.scanning.workers import Workers

Path = str | os.PathLike[str]


def scan(
    paths: Path | Iterable[Path],
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    timeout: float | None = None,
    ahead: int | None = None,
    sha256: bool = False,
    resume: Path | Iterable[Path] = (),
    **options: Any,
) -> Iterator[Record]:
    """Validates many files.

    Args:
        paths: files and folders, or one of them; they are taken as the work goes on, so that a generator of millions
            serves. Of a folder all files in it and in its folders are read, sorted by name; links in it are not
            followed.
        executor: does the work, for example the one of a Dask client; a file that none of its workers can read is
            recorded.
        jobs: without an executor, how many processes do; 1 is this one.
        timeout: seconds that a file may take. One that takes longer is recorded, and the process that reads it is
            ended; so with 1 job a process of its own reads, too. An executor's processes are not ours to end.
        ahead: how many files are given out at a time; 16 for each job, or for each processor where an executor works.
        sha256: whether a record has the hash of the file.
        resume: files with earlier records, in JSON, one a line. Those that are still true are taken over.
        options: those of `validate`.

    Yields:
        For each file `record_version`, `path`, `size`, `mtime_ns`, `sha256`, `format`, `variant`, `verdict`, `reason`,
        `findings`, `left_out`, `files` (the names of both files of a model of two, which has one record), `depends_on`
        (other files that were opened or looked for), `rules` and `seconds`. Besides the verdicts of `validate` there is
        ``could not be read``, with the reason.

    Raises:
        ValueError: there are no such `jobs`, `timeout` or `ahead`, or a time limit is set for an executor.
        TypeError: the executor is none.
        OSError: earlier records cannot be read.
        RuntimeError: an executor works no more, or no process starts. What was yielded before is right.
    """
    judge = Judge(options, sha256=sha256)
    work = work_of(map(os.fsdecode, [paths] if isinstance(paths, (str, bytes, os.PathLike)) else paths))
    names = [resume] if isinstance(resume, (str, os.PathLike)) else list(resume)
    earlier = Earlier(names, judge) if names else None
    return records_of(work, judge, executor=executor, jobs=jobs, timeout=timeout, ahead=ahead, earlier=earlier)


def records_of(
    work: Iterable[str | Record],
    judge: Judge,
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    timeout: float | None = None,
    ahead: int | None = None,
    earlier: Earlier | None = None,
) -> Iterator[Record]:
    """The records of files, in order; what is a record already is handed on in its place.

    Raises:
        ValueError, TypeError: see `scan`.
    """
    if executor is not None and (isinstance(executor, type) or not callable(getattr(executor, "submit", None))):
        raise TypeError(f"an executor is an object with submit(), as concurrent.futures has them, not {executor!r:.80}")
    if jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    if ahead is not None and ahead < 1:
        raise ValueError(f"ahead must be at least 1, not {ahead}")
    if timeout is not None and not 0 < timeout < math.inf:
        raise ValueError(f"timeout must be a number of seconds, not {timeout}")
    if timeout is not None and executor is not None:
        raise ValueError("a time limit needs processes of our own; those of an executor cannot be ended")
    if earlier is not None:
        work = earlier.among(work)
    records: Iterator[Record]
    if executor is not None:
        records = lent(executor, work, judge, ahead)
    elif jobs == 1 and timeout is None:
        records = (one if isinstance(one, dict) else judge(one) for one in work)
    else:
        records = Workers(jobs, judge, timeout, ahead).records(work)
    return once(records, ruleset(judge.options))


def once(records: Iterator[Record], rules: str | None) -> Iterator[Record]:
    """Of a model of two files the record of the first that comes; records come in order, so that is always the same.

    Of the other file a digest is kept until it comes, which in a walk is soon: memory does not grow with the files.
    Where nothing was read, the files were told by their names: the other one may turn out to be another model.
    """
    awaited: dict[bytes, bool] = {}
    with closing(records):  # type: ignore[type-var]
        for record in records:
            if awaited and (own := _digest(record["path"])) in awaited:
                was_read = awaited.pop(own)
                if was_read or record["format"] is None or record["files"]:
                    continue
            others = {_digest(name) for name in record["files"]} - {_digest(record["path"])} if record["files"] else ()
            awaited |= dict.fromkeys(others, record["format"] is not None)
            record["rules"] = rules
            yield record


def _digest(path: str) -> bytes:
    try:
        name = os.fsencode(os.path.realpath(path))
    except ValueError:
        # No file can have such a name.
        name = path.encode("utf-8", "surrogatepass")
    return blake2b(name, digest_size=16).digest()
