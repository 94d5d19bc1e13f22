"""Runs networks in numpy: `load` makes a parsed model ready, and the `Network` it gives computes outputs.

>>> import nkformats.runtime
>>> network = nkformats.runtime.load("digits.nk")  # doctest: +SKIP
>>> network(image).argmax()  # doctest: +SKIP
"""

from __future__ import annotations

import os
from typing import Any

from nkformats.formats import parse
from nkformats.model import Model
from nkformats.runtime.network import Case, Definition, Layer, Network

__all__ = ["Case", "Layer", "Network", "load"]


def load(
    path_or_model: str | os.PathLike[str] | Model | Any,
    *,
    mode: str = "fast",
    threads: int = 1,
    compat: str | None = None,
    upstream_taps: bool = False,
    tau: float | None = None,
    input_shape: tuple[int, ...] | None = None,
) -> Network:
    """Makes a network ready to run.

    Args:
        path_or_model: a parsed model, or what `nkformats.parse` takes.
        mode: ``fast``, or ``strict`` for kernels that add up each output directly (no Winograd); int8 networks are
            exact in both.
        threads: how many pieces of a batch run at once.
        compat: ``netkit`` for the softmax of int8 networks as the reference computes it, defects included.
        upstream_taps: `.nnn`: take the taps of kernels of unequal sides as the reference does, defect included.
        tau: `.nnn`: the slope of LeakyReLU for files that store none; 0, as their loader had it, if not given.
        input_shape: of one sample, where the file leaves it open.

    Raises:
        FormatError: the file is broken, or its network cannot be computed; rule and path name the layer.
        ValueError: an argument is not one of those above, or the format has no runtime.
        OSError: the file cannot be opened.
    """
    model = path_or_model if isinstance(path_or_model, Model) else parse(path_or_model)
    if mode not in ("fast", "strict"):
        raise ValueError(f"mode is 'fast' or 'strict', not {mode!r}")
    if compat not in (None, "netkit"):
        raise ValueError(f"compat is None or 'netkit', not {compat!r}")
    definition = _define(model, mode == "strict", compat, upstream_taps, tau)
    return Network(model, definition, threads=threads, input_shape=input_shape)


def _define(model: Model, strict: bool, compat: str | None, upstream_taps: bool, tau: float | None) -> Definition:
    # A format's module is imported when one of its models is run.
    if model.format == "nk":
        from nkformats.runtime import nk, nk_int8

        if model.record.quant is not None:
            return nk_int8.Integers(model, compat=compat)
        return nk.Floats(model, strict=strict)
    if model.format == "nnn":
        from nkformats.runtime import nnn

        return nnn.Notions(model, strict=strict, upstream_taps=upstream_taps, tau=tau)
    raise ValueError(f"there is no runtime for {model.format} models")
