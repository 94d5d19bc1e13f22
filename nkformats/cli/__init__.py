"""The command line: which verbs there are, and how the program ends.

A verb is the `command` of the module of its name; it returns the exit status. Nothing in this package knows the name of
a format, of a record or of a field: what is shown comes from the record tree, its layout tables and the findings. The
modules `network*` show models of two files, which have layers with parameters by name; they ask the model for them.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click

import nkformats
from nkformats.cli.console import TROUBLE, Trouble, complain, plain_help

VERBS: Final = (
    "formats", "inspect", "dump", "tensors", "hexdump", "at", "validate", "fix", "set", "scan", "diff", "convert",
    "graph", "run", "test", "bench", "fuzz",
)  # fmt: skip

#: As a shell reports a program that SIGINT or SIGPIPE ended; neither is a verdict.
INTERRUPTED: Final = 130
READER_GONE: Final = 141


class Program(click.Group):
    """The group of all verbs. A verb is imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs, in the order in which one gets to know them."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb of that name."""
        if cmd_name not in VERBS:
            return None
        command: click.Command = importlib.import_module(f"{__name__}.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Runs a verb. Readers turn their own `OSError` into `Trouble`; one that gets here is about our output."""
        try:
            status = super().invoke(ctx)
            sys.stdout.flush()
        except OSError as error:
            _abandon_stdout()
            # Windows calls a broken pipe an invalid argument.
            if error.errno in (errno.EPIPE, errno.EINVAL):
                return READER_GONE
            raise Trouble(f"cannot write: {error.strerror or error}") from error
        return status

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *, standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:  # fmt: skip
        """Runs the program and exits with its status; every message is escaped, since file names come in by globs."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        status: Any
        try:
            status = super().main(args, prog_name, standalone_mode=False, **extra)
        except click.UsageError as error:
            if error.ctx is not None:
                click.echo(error.ctx.get_usage(), err=True)
                click.echo(f"Try '{error.ctx.command_path} --help'.", err=True)
            complain(error.format_message())
            status = error.exit_code
        except click.ClickException as error:
            complain(error.format_message())
            status = error.exit_code
        except (click.Abort, KeyboardInterrupt):
            _abandon_stdout()
            status = INTERRUPTED
        except OSError as error:
            _abandon_stdout()
            complain(f"cannot write: {error.strerror or error}")
            status = TROUBLE
        status = status if isinstance(status, int) else 0
        if standalone_mode:
            sys.exit(status)
        return status


def _abandon_stdout() -> None:
    """Nobody takes our output any more: what is buffered must not raise again when the interpreter ends."""
    try:
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.close(sink)
    except (OSError, ValueError):
        pass


SETTINGS: Final = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=Program, no_args_is_help=False, context_settings=SETTINGS)
@click.version_option(nkformats.__version__, prog_name="nkformats")
def main() -> None:
    r"""Look into neural network files, check and compare them.

    FILE is a path, or `-` for standard input. Data goes to standard output, everything else to standard error. With
    --json a verb prints one JSON document with a "schema_version".

    Of a model of two files, a graph and its weights, FILE is either of them; the other is found beside it under the
    same name, or named by --companion.

    \b
    Exit status:
      0    sound, or done
      1    a file is broken, or has warnings under --strict; diff: they differ; test: a case failed; fuzz: the loader
           was wrong
      2    it could not be done: no such file, no known format, wrong call; of a sound file: a network that does not
           run here, what another format cannot store, an edit after which it could not be read
      3    nothing was validated
      130  interrupted
      141  whoever read our output went away

    \b
    Examples:
      nkformats validate model.nk
      nkformats inspect model.nk
      nkformats validate net.param net.bin
      nkformats hexdump --range 0:48 model.nk
    """


main.help = plain_help(main.help)
