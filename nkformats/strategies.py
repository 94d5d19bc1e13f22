"""Hypothesis strategies for whole files: valid models, files with exactly one fault, mutants of files.

    from hypothesis import given
    from nkformats import strategies

    @given(strategies.models("nk"))
    def test_my_loader(model):
        assert my_loader(model.to_bytes())

Needs `pip install 'nkformats[hypothesis]'`.
"""

from __future__ import annotations

import importlib
from typing import Any

from hypothesis import strategies as st

from nkformats.formats import find, from_record
from nkformats.fuzzing import breaking, mutate
from nkformats.fuzzing.drawing import Maker, Wishes
from nkformats.fuzzing.faults import Fault
from nkformats.model import Model
from nkformats.source import open_source


def models(
    format: str, *, variant: str | None = None, containing: str = "", odd: bool = False
) -> st.SearchStrategy[Model]:
    """Whole valid models of a format, settled.

    Every variant, kind of layer or operator, and optional part occurs, with numbers up to the ends of what is legal.
    Shapes fit together, so that a network of a format that can be run can be run.

    Args:
        format: name of the format. variant: the only one to make. containing: name of a record class of the format
            (``Conv2d``), or of an operator (``Convolution``), that every model has. odd: whether files may be of a kind
            that only warnings and notes are about.

    Raises:
        ValueError: no such format.
    """
    find(format)
    wishes = Wishes(variant, containing, odd)

    @st.composite
    def whole(draw: Any) -> Model:
        return model(format, draw, wishes)

    return whole()


def faults(format: str, rule: str | None = None) -> st.SearchStrategy[Fault]:
    """Files that break exactly one rule, with its id, the path of the field and its offset (`Fault`).

    Args:
        format: name of the format. rule: the one to break; any of `breakable_rules` if not given.

    Raises:
        ValueError: no such format, or no file of ours breaks that rule.
    """
    codec = find(format)
    known = breaking.breakable(codec)
    if rule is not None and rule not in known:
        raise ValueError(f"no file of format {format} can be made that breaks {rule!r}")

    @st.composite
    def one(draw: Any) -> Fault:
        chosen = rule or draw(st.sampled_from(known))

        def base(**wishes: Any) -> Model:
            return model(format, draw, Wishes(**wishes))

        return breaking.fault(draw, codec, chosen, base)

    return one()


def mutants(format: str, *files: Any) -> st.SearchStrategy[bytes]:
    """Copies of files with one to three things wrong, each where the layout says that something stands.

    Args:
        format: name of the format. files: paths, bytes, or (bytes, companion) of a format of two files; of the two the
            first is changed.

    Raises:
        ValueError: no such format, or no files. OSError: one cannot be opened.
    """
    if not files:
        raise ValueError("mutants are made of files, and none are given")
    codec, law = find(format), breaking.law_of(format)
    originals = []
    for number, one in enumerate(files):
        data, companion = one if isinstance(one, tuple) else (one, None)
        view = open_source(data).view
        originals.append(mutate.original(codec, law, str(number), bytes(view), companion))

    @st.composite
    def one_of_them(draw: Any) -> bytes:
        return mutate.Mutator(originals, Maker(draw, law, codec.rules)).mutant()[0]

    return one_of_them()


def breakable_rules(format: str) -> list[str]:
    """The rules of a format for which `faults` has files.

    Raises:
        ValueError: no such format.
    """
    return breaking.breakable(find(format))


def model(format: str, draw: Any, wishes: Wishes) -> Model:
    """One valid model, for use inside of strategies."""
    codec = find(format)
    maker = Maker(draw, breaking.law_of(format), codec.rules, wishes.odd)
    made = importlib.import_module(f"nkformats.fuzzing.{format}").record(maker, wishes)
    whole = made if isinstance(made, Model) else from_record(made)
    whole.settle()
    return whole
