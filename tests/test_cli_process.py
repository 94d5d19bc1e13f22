"""The command line as a process of its own: pipes, terminals, signals, what it imports, how it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import nk_models
import pytest

import nkformats

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = [sys.executable, "-m", "nkformats"]
NAME = "[red]\x1b[31mevil"


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "TERM")}
    path = os.pathsep.join([str(ROOT), plain.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return plain | {"PYTHONPATH": path, "PYTHONUTF8": "1"} | more


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = nk_models.cnn()
    built.record.tests.cases[0].name = NAME
    # Something to be yellow about.
    built.record.layers[0].reserved = b"\0\0\1"
    path = tmp_path_factory.mktemp("cli") / "model.nk"
    path.write_bytes(built.to_bytes())
    return path


def run(*args: str | Path, **more: str) -> subprocess.CompletedProcess[bytes]:
    words = [*PROGRAM, *map(str, args)]
    return subprocess.run(words, capture_output=True, env=environment(**more), timeout=60, check=False)


@pytest.mark.parametrize("verb", ["inspect", "dump", "tensors", "hexdump", "validate"])
def test_in_a_pipe_there_is_no_colour(model: Path, verb: str) -> None:
    result = run(verb, model, TERM="xterm-256color", FORCE_COLOR="1", CLICOLOR_FORCE="1")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"\x1b" not in result.stdout


def test_the_status_is_that_of_the_verdict(model: Path, tmp_path: Path) -> None:
    cut, other = tmp_path / "cut.nk", tmp_path / "other"
    cut.write_bytes(model.read_bytes()[:-1])
    other.write_bytes(b"something else")
    assert run("validate", model).returncode == 0
    assert run("validate", cut).returncode == 1
    assert run("validate", tmp_path / "missing").returncode == 2
    assert run("validate", other).returncode == 3
    assert run("nope").returncode == 2


@pytest.mark.parametrize(
    "verb", [["inspect"], ["inspect", "--json"], ["dump"], ["hexdump"], ["validate"], ["at", "5"]], ids=str
)
def test_looking_into_a_file_needs_neither_numpy_nor_rich(model: Path, verb: list[str]) -> None:
    """Start-up: numpy takes longer to import than everything else together."""
    words = [verb[0], str(model), *verb[1:]]
    code = (
        "import sys\nfrom nkformats.cli import main\n"
        f"main({words!r}, standalone_mode=False)\n"
        "print(sorted({'numpy', 'ml_dtypes', 'rich', 'dataclasses'} & set(sys.modules)), file=sys.stderr)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment(), timeout=60, check=True
    )
    assert result.stderr.decode().split() == ["[]"]


def test_whoever_reads_may_stop_reading(model: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "hexdump", "--full", big(model)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"00000000  4e 4b 49 54")
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="platform: signals of a console")
def test_an_interrupt_ends_it_quietly(model: Path, request: pytest.FixtureRequest) -> None:
    # Tests started in the background have SIGINT ignored, and whatever they start would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    with subprocess.Popen(
        [*PROGRAM, "hexdump", "--full", big(model)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        # It is at work, and stuck: nobody reads on.
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors.strip()) == (130, b"")


def big(model: Path) -> str:
    """A file whose dump does not fit a pipe. Bytes behind the last section are read and shown like any others."""
    path = model.with_name("big.nk")
    path.write_bytes(model.read_bytes() + bytes(1 << 20))
    return str(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="platform: no /dev/full")
def test_a_full_disk_is_no_verdict(model: Path) -> None:
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            [*PROGRAM, "dump", str(model)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=60,
            check=False,
        )
    assert result.returncode == 2
    assert re.fullmatch(rb"error: cannot write: [^\n]+\n", result.stderr)


def test_characters_that_the_output_cannot_have_are_escaped(tmp_path: Path) -> None:
    built = nk_models.mlp()
    built.record.tests.cases[0].name = "größe Ω"
    path = tmp_path / "model.nk"
    path.write_bytes(built.to_bytes())
    result = run("inspect", path, PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert (result.returncode, result.stderr) == (0, b"")
    assert rb"gr" + b"\xf6\xdfe " + rb"\u03a9" in result.stdout


# -- terminals ----------------------------------------------------------------------------------------------------


def on_terminal(*args: str | Path, status: int = 0, **more: str) -> str:
    """What the program shows on a terminal of 200 columns."""
    import pty

    leader, follower = pty.openpty()
    words = [*PROGRAM, *map(str, args)]
    env = environment(**{"TERM": "xterm-256color", "COLUMNS": "200", **more})
    with subprocess.Popen(words, stdin=follower, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        shown = b""
        while True:
            try:
                part = os.read(leader, 1 << 16)
            except OSError:  # Linux: the other end is closed.
                break
            if not part:
                break
            shown += part
    os.close(leader)
    assert process.returncode == status
    return shown.decode().replace("\r\n", "\n")


terminal = pytest.mark.skipif(os.name == "nt", reason="platform: no pseudo-terminals")


@terminal
@pytest.mark.parametrize("verb", ["inspect", "dump", "tensors", "hexdump", "validate"])
def test_colour_on_a_terminal_unless_it_is_unwanted(model: Path, verb: str) -> None:
    if verb != "tensors":
        assert "\x1b[" in on_terminal(verb, model)
    assert "\x1b" not in on_terminal(verb, model, NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b" not in on_terminal(verb, model, TERM="dumb", FORCE_COLOR="1")


@terminal
def test_a_name_is_no_markup(model: Path) -> None:
    shown = on_terminal("inspect", model, NO_COLOR="1")
    assert r"[red]\x1b[31mevil" in shown
    assert "─" in shown


@terminal
def test_nothing_is_lost_on_a_narrow_terminal(model: Path) -> None:
    """Long columns are folded; where that is not enough, the terminal folds the lines."""
    folded = on_terminal("inspect", model, COLUMNS="80", NO_COLOR="1")
    assert max(map(len, folded[folded.index("layers\n") : folded.index("tests\n")].splitlines())) <= 80
    for word in ("depthwise_conv2d", "kernel_size=3", "4x3x3x2,"):
        assert word in folded
    assert re.search(r"^layers\.0\.weight .* 0$", on_terminal("tensors", model, COLUMNS="40", NO_COLOR="1"), re.M)


@terminal
@pytest.mark.parametrize("words", [
    "convert {} --to -", "set {} tests.cases[0].label=1 --out -", "set --patch {} header.flags=1 --out -",
    "fix {} --out -", "convert {param} --to -", "set {param} layers[0].name=x --out -", "fix {param} --out -",
])  # fmt: skip
def test_bytes_of_a_file_never_go_to_a_terminal(words: str, model: Path, tmp_path: Path) -> None:
    """P9: they may hold what a terminal takes for commands. In a pipe they go on (`test_set`, `test_cli_convert`)."""
    param = tmp_path / "net.param"
    param.write_text("7767517\n1 1\nInput \x1b[31mevil 0 1 a\n")
    shown = on_terminal(*words.replace("{param}", str(param)).format(model).split(), status=2, NO_COLOR="1")
    assert "are not for a terminal" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("words", ["convert {} --to -", "fix {} --out -"])
def test_bytes_of_a_file_go_into_a_pipe(words: str, model: Path) -> None:
    result = run(*words.format(model).split())
    assert result.returncode == 0
    assert nkformats.validate(result.stdout).verdict == "sound"


# -- what never ends --------------------------------------------------------------------------------------------------


def forever(tmp_path: Path, suffix: str) -> list[str]:
    """Names of what somebody could read for ever, or wait for: a pipe that nobody writes into, a device."""
    pipe, zero = tmp_path / f"pipe{suffix}", tmp_path / f"zero{suffix}"
    os.mkfifo(pipe)
    zero.symlink_to("/dev/zero")
    return [str(pipe), str(zero)]


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="platform: no devices")
@pytest.mark.parametrize(("words", "suffix"), [
    ("scan --resume @ {}", ".jsonl"), ("validate --operators @ {}", ".json"), ("run {} --input @", ".npy"),
    ("convert {} --tensors @ --to new.nk", ".npz"), ("convert {} --tensors @ --to new.nk", ".pb"),
    ("validate @", ".nk"), ("validate {param} --companion @", ".bin"), ("fuzz nk --mutate @ --out made", ".nk"),
    ("diff {} @", ".nk"), ("run {} --input 1 --operators @", ".json"),
])  # fmt: skip
def test_a_file_argument_that_never_ends_is_refused(words: str, suffix: str, tmp_path: Path) -> None:
    for name in forever(tmp_path, suffix):
        parts = words.replace("{param}", str(ROOT / "samples" / "digits.param")).split()
        args = [{"{}": str(ROOT / "samples" / "digits.nk"), "@": name}.get(one, one) for one in parts]
        result = subprocess.run(
            [*PROGRAM, *args], capture_output=True, env=environment(), timeout=20, check=False, cwd=tmp_path
        )
        assert result.returncode == 2, result.stderr
        assert b"not a regular file" in result.stderr


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="platform: no devices")
@pytest.mark.parametrize("words", ["validate -", "run {} --input -", "scan --resume -", "validate --max-bytes 100 -"])
def test_standard_input_that_never_ends(words: str, tmp_path: Path) -> None:
    args = words.format(ROOT / "samples" / "digits.nk").split()
    with open("/dev/zero", "rb") as zero:
        result = subprocess.run(
            [*PROGRAM, *args], stdin=zero, capture_output=True, env=environment(), timeout=20, check=False, cwd=tmp_path
        )
    assert result.returncode == 2
    with open(os.devnull, "rb") as null:
        words = [*PROGRAM, "validate", "-"]
        result = subprocess.run(words, stdin=null, capture_output=True, env=environment(), timeout=20, check=False)
    assert result.returncode == 3


def test_of_a_long_pipe_no_more_is_read_than_may_be(tmp_path: Path) -> None:
    words = [*PROGRAM, "validate", "--max-bytes", "1000", "-"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        # It ends although the pipe stays open.
        process.stdin.write(bytes(8192))
        process.stdin.flush()
        assert process.wait(timeout=20) == 3
        assert b"at most 1000 bytes" in process.stdout.read()
