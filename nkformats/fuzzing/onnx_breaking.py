"""What the faults of ONNX files have in common: where they are registered, and how an edited tree becomes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hypothesis.control import reject

from nkformats import records
from nkformats.fuzzing.breaking import Bench, Register, Registered
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.raw import offset_of, offsets, raw_bytes
from nkformats.generated.onnx import TensorProto

#: The faults of models, and those of single tensors.
REGISTER: Final = Register()
TENSOR: Final = Register()


def breaks(rule: str, *also: str) -> Callable[[Registered], Registered]:
    """Marks a function as one that breaks a rule in a file of either kind."""

    def mark(function: Registered) -> Registered:
        return REGISTER.breaks(rule, *also)(TENSOR.breaks(rule, *also)(function))

    return mark


def below(path: str, name: str) -> str:
    """The path of a field of the message at a path."""
    return f"{path}.{name}" if path else name


def of_tree(
    model: Any, rule: str, path: str, at: int = 0, *, fatal: bool = False, beside: Mapping[str, bytes] | None = None
) -> Fault:
    """The fault that an edited tree is, about the field at a path, or so many bytes behind its beginning."""
    offset = offset_of(offsets(model.record), path) + at
    return Fault(rule, path, offset, raw_bytes(model.record), fatal=fatal, beside=beside)


def a_tensor(bench: Bench) -> tuple[Any, str, Any]:
    """A valid file, and one of its tensors that no other message depends on: the model, its path and itself."""
    model = bench.base(containing="TensorProto")
    found = [one for one in records.holding(model.record, TensorProto) if "sparse" not in one[0]]
    if not found:
        reject()
    path, tensor = bench.pick(found)
    return model, path, tensor
