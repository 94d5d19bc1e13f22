"""The command line in this process, for tests of what it prints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from nkformats.cli import main


def run(*args: str | Path, data: bytes | None = None) -> Result:
    """What a call gives; an exception that is not its own is raised."""
    return CliRunner().invoke(main, [str(arg) for arg in args], input=data, catch_exceptions=False)


def document(*args: str | Path, status: int = 0, data: bytes | None = None) -> Any:
    """The document that a call prints with `--json`: plain characters, JSON as the standard has it, with its
    version."""
    result = run(*args, "--json", data=data)
    assert result.exit_code == status, result.output
    assert all(" " <= c < "\x7f" or c == "\n" for c in result.stdout)
    plain = json.loads(result.stdout, parse_constant=pytest.fail)
    assert plain["schema_version"] == 1
    return plain
