"""`nkformats test`: the cases that files carry, run."""

from __future__ import annotations

import math
from typing import Any

import click

from nkformats.cli.console import (
    BROKEN,
    NOT_VALIDATED,
    SOUND,
    TROUBLE,
    Broken,
    Trouble,
    complain,
    json_option,
    numbered,
    print_json,
    say,
    verb,
)
from nkformats.cli.running import open_network, quietly, runtime_options
from nkformats.cli.sources import Choice, label, reading_options
from nkformats.cli.tables import Cell, Table, show
from nkformats.errors import FormatError, escape


@verb("Run the cases that files carry, and compare.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@runtime_options
@reading_options
@json_option
def command(files: tuple[str, ...], how: dict[str, Any], choice: Choice, as_json: bool) -> int:
    r"""Run the test cases in each FILE (of netkit's TCAS section) and compare with the outputs that stand there.

    A case passes when no output is further from the expected one than the file's tolerance, and the largest output is
    the one of the label, if it has one. Outputs of an int8 network are compared as real numbers.

    \b
    Exit status, the first that applies:
      2  a FILE could not be read, or the runtime cannot compute its network
      1  a file is broken, or a case failed
      3  no FILE has a case
      0  all cases passed

    JSON: files [file, passed, failed, error (a text, or null), cases [name, label, found, error, tolerance, passed]];
    the error of a case is null where it is no number.

    \b
    Examples:
      nkformats test models/*.nk
      nkformats test --compat netkit --json mnist_int8.nk
    """
    documents: list[dict[str, Any]] = []
    trouble = broken = False
    for file in files:
        cases, problem = [], None
        try:
            _, network = open_network(file, choice, how)
            with quietly():
                cases = network.test()
        except (Broken, FormatError) as error:
            problem, broken = str(error), True
        except Trouble as error:
            problem, trouble = error.message, True
        except ValueError as error:
            # A case that the network cannot take: what the file says does not fit together.
            problem, broken = f"{label(file)}: {error}", True
        except MemoryError as error:
            problem, trouble = f"{label(file)}: {str(error) or 'not enough memory'}", True
        if problem is not None:
            complain(problem)
        documents.append(_document(file, cases, problem))
        if not as_json and problem is None:
            _print(documents[-1])
    if as_json:
        print_json({"files": documents})
    passed, failed = (sum(one[key] for one in documents) for key in ("passed", "failed"))
    if not as_json and len(files) > 1:
        click.echo(f"{numbered(len(files), 'file')}: {passed:,} passed, {failed:,} failed", err=True)
    if trouble:
        return TROUBLE
    return BROKEN if broken or failed else SOUND if passed else NOT_VALIDATED


def _document(file: str, cases: list[Any], problem: str | None) -> dict[str, Any]:
    rows = [
        {
            "name": escape(case.name), "label": case.label, "found": case.found,
            "error": case.error if math.isfinite(case.error) else None, "tolerance": case.tolerance,
            "passed": case.passed,
        }
        for case in cases
    ]  # fmt: skip
    passed = sum(case.passed for case in cases)
    return {
        "file": label(file), "passed": passed, "failed": len(cases) - passed,
        "error": None if problem is None else escape(problem), "cases": rows,
    }  # fmt: skip


def _print(document: dict[str, Any]) -> None:
    if not document["cases"]:
        say([f"{document['file']}: no test cases"])
        return
    say([f"{document['file']}: {document['passed']} of {numbered(len(document['cases']), 'case')} passed"])
    numbers = ["label", "found", "error", "tolerance"]
    table = Table(["case", *numbers, "verdict"], right=set(numbers))
    for case in document["cases"]:
        error = "-" if case["error"] is None else f"{case['error']:.3g}"
        verdict: Cell = ("passed", "green") if case["passed"] else ("FAILED", "red")
        expected = "-" if case["label"] < 0 else str(case["label"])
        table.add(case["name"], expected, str(case["found"]), error, f"{case['tolerance']:.3g}", verdict)
    show(table)
