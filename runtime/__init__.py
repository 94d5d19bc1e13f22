"""Runs networks in numpy: `load` makes a parsed model ready, and the `Network` it gives computes outputs.

>>> import nkformats.runtime
>>> network = nkformats.runtime.load("digits.nk")  # doctest: +SKIP
>>> network(image).argmax()  # doctest: +SKIP
"""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Iterable
from typing import Any

import numpy as np

from nkformats.formats import parse
from nkformats.model import Model
from nkformats.runtime.network import MOST_THREADS, Case, Definition, Layer, Network

__all__ = ["Case", "Layer", "Network", "load"]


def load(
    path_or_model: str | os.PathLike[str] | Model | Any,
    *,
    mode: str = "fast",
    threads: int = 1,
    compat: str | None = None,
    upstream_taps: bool = False,
    tau: float | None = None,
    blob: str | None = None,
    input_shape: tuple[int, ...] | None = None,
) -> Network:
    """Makes a network ready to run.

    Args:
        path_or_model: a parsed model, or what `nkformats.parse` takes.
        mode: ``fast``, or ``strict`` for kernels that add up each output directly (no Winograd); int8 networks are
            exact in both.
        threads: how many pieces of a batch run at once, 256 at most.
        compat: `.nk`: ``netkit`` for the softmax of int8 networks as the reference computes it, defects included.
        upstream_taps: `.nnn`: take the taps of kernels of unequal sides as the reference does, defect included.
        tau: `.nnn`: the slope of LeakyReLU for files that store none; 0, as their loader had it, if not given.
        blob: ncnn: what to compute, with the layers that it takes alone; the one output if not given.
        input_shape: of one sample, where the file leaves it open. Each size is at least 1.

    The network is that of this moment: what is edited in the model's records later does not change it.

    Raises:
        FormatError: the file is broken, or its network cannot be computed; rule and path name the layer.
        ValueError: an argument is not one of those above or is of no use for the format, the format has no runtime, or
            there is no memory for the network.
        OSError: the file cannot be opened.
    """
    model = path_or_model if isinstance(path_or_model, Model) else parse(path_or_model)
    if mode not in ("fast", "strict"):
        raise ValueError(f"mode is 'fast' or 'strict', not {mode!r}")
    if compat not in (None, "netkit"):
        raise ValueError(f"compat is None or 'netkit', not {compat!r}")
    if _whole(threads, "threads") not in range(1, MOST_THREADS + 1):
        raise ValueError(f"threads is from 1 to {MOST_THREADS}, not {threads}")
    _check_use(model.format, {
        "compat": compat is not None, "upstream_taps": upstream_taps, "tau": tau is not None, "blob": blob is not None,
    })  # fmt: skip
    if tau is not None:
        tau = _finite(tau, "tau")
    shape = None if input_shape is None else _shape(input_shape)
    with np.errstate(all="ignore"):
        definition = _define(model, mode == "strict", compat, upstream_taps, tau, blob)
    return Network(model, definition, threads=operator.index(threads), input_shape=shape)


#: Options of one format alone.
USES = {"blob": "ncnn", "compat": "nk", "upstream_taps": "nnn", "tau": "nnn"}


def _check_use(format_: str, given: dict[str, bool]) -> None:
    for name, is_given in given.items():
        if is_given and format_ in USES.values() and USES[name] != format_:
            raise ValueError(f"{name} is for {USES[name]} models, this is a model of {format_}")


def _whole(value: Any, name: str) -> int:
    try:
        if not isinstance(value, (bool, np.bool_)):
            return operator.index(value)
    except TypeError:
        pass
    raise ValueError(f"{name} is a whole number, not {value!r}")


def _finite(value: Any, name: str) -> float:
    try:
        found = float(value) if not isinstance(value, (str, bytes, bool)) else math.nan
    except (TypeError, ValueError, OverflowError):
        found = math.nan
    if not math.isfinite(found):
        raise ValueError(f"{name} is a finite number, not {value!r}")
    return found


def _shape(given: Any) -> tuple[int, ...]:
    if not isinstance(given, Iterable) or isinstance(given, (str, bytes)):
        raise ValueError(f"input_shape is a tuple of sizes, not {given!r}")
    sizes = tuple(_whole(size, "a size of input_shape") for size in given)
    if not sizes or min(sizes) < 1:
        raise ValueError(f"the sizes of input_shape are at least 1, not {sizes}")
    return sizes


def _define(
    model: Model, strict: bool, compat: str | None, upstream_taps: bool, tau: float | None, blob: str | None
) -> Definition:
    # A format's module is imported when one of its models is run.
    if model.format == "nk":
        from nkformats.runtime import nk, nk_int8

        if model.record.quant is not None:
            return nk_int8.Integers(model, compat=compat)
        return nk.Floats(model, strict=strict)
    if model.format == "nnn":
        from nkformats.runtime import nnn

        return nnn.Notions(model, strict=strict, upstream_taps=upstream_taps, tau=tau)
    if model.format == "ncnn":
        from nkformats.keyed.model import NetworkModel
        from nkformats.runtime import ncnn

        assert isinstance(model, NetworkModel)
        return ncnn.Graph(model, strict=strict, blob=blob)
    raise ValueError(f"there is no runtime for {model.format} models")
