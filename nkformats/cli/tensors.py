"""`nkformats tensors`: every tensor with the statistics of its values.

The only verb beside `diff` that needs numpy. Values are looked at in blocks, so a tensor may be larger than the memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from nkformats import Tensor
from nkformats.cli import values
from nkformats.cli.console import json_option, print_json, say, verb
from nkformats.cli.sources import Choice, file_argument, open_model, reading_options
from nkformats.cli.tables import Cell, Table, show
from nkformats.errors import FormatError, escape
from nkformats.records import Hole, flat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: Elements that are looked at at a time.
BLOCK: Final = 1 << 18


@verb("Every tensor: place, shape, statistics.")
@file_argument
@click.option("--sha256", is_flag=True, help="Also the SHA-256 of the stored bytes.")
@click.option("--no-stats", is_flag=True, help="Do not read the values.")
@reading_options
@json_option
def command(file: str, sha256: bool, no_stats: bool, choice: Choice, as_json: bool) -> int:
    r"""Every tensor of FILE: name, dtype, shape, offset, bytes, min, max, mean, number of values that are not finite.

    Minimum, maximum and mean are of the finite values. A dash stands where there are none, where dtype, shape and bytes
    do not fit together, or where the file with the values is not there: then the table is what the graph would read.
    Of packed values (a column `storage` is shown then) the statistics are of the values that they stand for.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done.

    JSON: file, format, variant, size, complete, error, tensors [name, dtype, shape, offset, nbytes,
    storage, path, min, max, mean, nonfinite (null where there is nothing to say), sha256 (if asked for;
    null where there are no bytes)].

    \b
    Examples:
      nkformats tensors model.nk
      nkformats tensors --sha256 --json model.nk | jq -r '.tensors[] | "\(.sha256)  \(.name)"'
    """
    opened = open_model(file, choice)
    rows = [_row(tensor, sha256, not no_stats) for tensor in opened.model.tensors.values()]
    if as_json:
        print_json({**opened.head(), "tensors": rows})
    elif rows:
        show(_table(rows, sha256, not no_stats))
    else:
        say(["no tensors"])
    return opened.status()


def _row(tensor: Tensor, sha256: bool, stats: bool) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": escape(tensor.name), "dtype": tensor.dtype, "shape": list(tensor.shape), "offset": tensor.offset,
        "nbytes": tensor.nbytes, "storage": tensor.storage, "path": tensor.path,
        "min": None, "max": None, "mean": None, "nonfinite": None,
    }  # fmt: skip
    array = array_of(tensor) if stats else None
    # Texts and complex numbers have no order.
    if array is not None and array.dtype.kind not in "Oc":
        row.update(zip(("min", "max", "mean", "nonfinite"), statistics(array), strict=True))
    if sha256:
        import hashlib

        data = data_of(tensor)
        row["sha256"] = None if isinstance(data, Hole) else hashlib.sha256(flat(data)).hexdigest()
    return row


def _table(rows: list[dict[str, Any]], sha256: bool, stats: bool) -> Table:
    columns = ["offset", "bytes", *(["min", "max", "mean", "nonfinite"] if stats else [])]
    stored = ["storage"] if any(row["storage"] != row["dtype"] for row in rows) else []
    names = ["name", "dtype", *stored, "shape", *columns, *(["sha256"] if sha256 else [])]
    table = Table(names, right=set(columns))
    for row in rows:
        cells: list[Cell] = [row["name"], row["dtype"], *(row[name] for name in stored)]
        cells += ["x".join(map(str, row["shape"])) or "scalar"]
        cells += [number_text(row["offset"]), str(row["nbytes"])]
        if stats:
            cells += [number_text(row[key]) for key in ("min", "max", "mean")]
            bad = row["nonfinite"]
            cells.append("-" if bad is None else (str(bad), "red") if bad else "0")
        table.add(*cells, *([row["sha256"] or "-"] if sha256 else []))
    return table


def number_text(value: float | str | None) -> str:
    """A statistic in a table."""
    return "-" if value is None else f"{value:.6g}" if isinstance(value, float) else str(value)


def data_of(tensor: Tensor) -> Any:
    """The stored bytes; a `Hole` where they are in a file that is not there or must not be opened."""
    try:
        return tensor.data
    except FormatError:
        return Hole(tensor.nbytes)


def array_of(tensor: Tensor) -> npt.NDArray[Any] | None:
    """The values, without a copy where they are stored as they are; None where they cannot be told."""
    try:
        array = tensor.array
        return tensor.to_numpy() if array is None else array
    except (FormatError, *values.UNDEFINED):
        return None


def blocks(array: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    """The elements of a contiguous array in order, in views of bounded size."""
    elements = array.reshape(-1)
    return (elements[at : at + BLOCK] for at in range(0, elements.size, BLOCK))


def statistics(array: npt.NDArray[Any]) -> tuple[float | None, float | None, float | str | None, int]:
    """Minimum, maximum and mean of the finite values, in one pass; and how many are not finite."""
    import numpy as np

    low: float | None = None
    high: float | None = None
    total, count = 0.0, 0
    # A signalling NaN warns when it is converted, a sum of large values when it overflows; both are no news here.
    with np.errstate(all="ignore"):
        for stored in blocks(array):
            block = finite_values(stored)
            if block.size:
                least, most = block.min().item(), block.max().item()
                low = least if low is None else min(low, least)
                high = most if high is None else max(high, most)
                total += float(block.sum(dtype=np.float64))
                count += block.size
    mean = values.plain_float(total / count) if count else None
    return low, high, mean, array.size - count


def finite_values(block: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The finite elements of a block: integers as they are, all other numbers as float64."""
    import numpy as np

    if block.dtype.kind == "b":
        return block.view(np.uint8)
    if block.dtype.kind in "iu":
        return block
    wide: npt.NDArray[np.float64] = block.astype(np.float64)
    finite = np.isfinite(wide)
    return wide if finite.all() else wide[finite]
