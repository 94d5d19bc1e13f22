"""Makes the samples beside this script: digit classifiers that it trains, and small networks made by hand.

`make_nk_digits` and `make_nk_samples` build the `.nk` ones, `make_nnn_samples`, `make_ncnn_samples` and
`make_onnx_samples` the others. They use nothing but numpy and the public face of the library, which writes the files.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import make_onnx_samples

import make_ncnn_samples
import make_nnn_samples
import nkformats
from make_nk_digits import Learned, digits, digits_int8, learn, learned_before, load
from make_nk_samples import HAND_MADE

HERE = Path(__file__).resolve().parent


def build(learned: Learned) -> dict[str, Any]:
    """Every sample by file name."""
    made = {name: make() for name, make in HAND_MADE.items()}
    return {"digits.nk": digits(learned), "digits_int8.nk": digits_int8(learned), **made}


def main() -> None:
    """Writes the samples beside this script."""
    parser = argparse.ArgumentParser(description="Makes the samples.")
    parser.add_argument("--keep", action="store_true", help="keep the trained weights of the files that are there")
    accuracy: dict[str, float] = {}
    if parser.parse_args().keep:
        learned, notions = learned_before(), make_nnn_samples.learned_before(HERE)
    else:
        learned, accuracy = learn()
        notions, accuracy["digits.nnn"] = make_nnn_samples.learn(load())
    files = {name: model.to_bytes() for name, model in build(learned).items()}
    for name, data in {**files, **make_nnn_samples.build(notions)}.items():
        (HERE / name).write_bytes(data)
        report = nkformats.validate(HERE / name)
        reached = f", {accuracy[name]:.1%} of the held-out images right" if name in accuracy else ""
        print(f"{name}: {(HERE / name).stat().st_size} bytes, {report.verdict}{reached}")
        for found in report.findings:
            print(f"  {found.rule} {found.path}: {found.message}")
    make_ncnn_samples.main()
    make_onnx_samples.main()


if __name__ == "__main__":
    main()
