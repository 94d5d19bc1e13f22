"""A headless Chromium, driven over its debugging pipe, and a server for the built site. Knows nothing of the site.

The pipe needs neither a driver program nor a library: JSON, each message ended by a zero byte.
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import functools
import http.server
import json
import os
import select
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
TIMEOUT = 30.0


def find() -> str | None:
    """The program, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder; gives its address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()


class Browser:
    """One process of Chromium with one page.

    Attributes:
        console: errors and warnings that the page caused; requests: every address that it asked for.
    """

    def __init__(self, program: str) -> None:
        self.console: list[str] = []
        self.requests: list[str] = []
        self._folder = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        self._number = 0
        self._buffer = b""
        self._events: list[dict[str, Any]] = []
        self._session: str | None = None
        self._start(program)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "DOM", "Accessibility"):
            self.call(f"{domain}.enable")

    def _start(self, program: str) -> None:
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        # Away from 3 and 4, which the browser reads and writes.
        far_in, far_out = (fcntl.fcntl(one, fcntl.F_DUPFD, 20) for one in (theirs_in, theirs_out))
        arguments = [
            program, "--headless", "--remote-debugging-pipe", f"--user-data-dir={self._folder.name}", "--no-first-run",
            "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
            "--hide-scrollbars", "--force-color-profile=srgb", "--no-sandbox",
        ]  # fmt: skip
        quiet = (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0o600)
        actions = [(os.POSIX_SPAWN_DUP2, far_in, 3), (os.POSIX_SPAWN_DUP2, far_out, 4), quiet]
        self._pid = os.posix_spawn(program, arguments, {**os.environ}, file_actions=actions, setpgroup=0)
        for one in (theirs_in, theirs_out, far_in, far_out):
            os.close(one)
        self._in, self._out = ours_in, ours_out

    def close(self) -> None:
        """Ends the process and everything that it started."""
        with contextlib.suppress(OSError, TimeoutError):
            self._session = None
            self.call("Browser.close")
        for _ in range(100):
            if os.waitpid(self._pid, os.WNOHANG)[0]:
                break
            time.sleep(0.05)
        else:
            os.killpg(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        os.close(self._in)
        os.close(self._out)
        self._folder.cleanup()

    # -- the protocol ------------------------------------------------------------------------------------------------

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Calls a method of the protocol and waits for its answer.

        Raises:
            RuntimeError: the browser refuses the call.
        """
        self._number += 1
        number = self._number
        message: dict[str, Any] = {"id": number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result

    def _receive(self, timeout: float = TIMEOUT) -> dict[str, Any]:
        end = time.monotonic() + timeout
        while b"\0" not in self._buffer:
            if not select.select([self._in], [], [], max(0.0, end - time.monotonic()))[0]:
                raise TimeoutError("the browser says nothing")
            data = os.read(self._in, 1 << 20)
            if not data:
                raise OSError("the browser has ended")
            self._buffer += data
        text, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(text)
        if "method" in message:
            self._note(message)
        return message

    def _note(self, event: dict[str, Any]) -> None:
        params = event["params"]
        match event["method"]:
            case "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                self.console.append(details.get("exception", {}).get("description") or details["text"])
            case "Runtime.consoleAPICalled" if params["type"] in ("error", "warning", "assert"):
                self.console.append(" ".join(str(one.get("value", one.get("description"))) for one in params["args"]))
            case "Log.entryAdded" if params["entry"]["level"] in ("error", "warning"):
                self.console.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
            case "Network.requestWillBeSent":
                self.requests.append(params["request"]["url"])
        self._events.append(event)

    def _wait(self, method: str) -> None:
        while not any(event["method"] == method for event in self._events):
            self._receive()

    # -- a page ------------------------------------------------------------------------------------------------------

    def open(self, address: str) -> None:
        """Loads a page and waits until its scripts have run."""
        # From an empty page: to another fragment of the same one, nothing would be loaded.
        for one in ("about:blank", address):
            self._events.clear()
            self.call("Page.navigate", url=one)
            self._wait("Page.loadEventFired")
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def run(self, script: str) -> Any:
        """The value of an expression of JavaScript; promises are waited for.

        Raises:
            RuntimeError: the script throws.
        """
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def until(self, script: str, what: str = "") -> Any:
        """Waits until an expression is true.

        Raises:
            TimeoutError: it does not become so.
        """
        end = time.monotonic() + TIMEOUT
        while not (value := self.run(script)):
            if time.monotonic() > end:
                raise TimeoutError(what or script)
            time.sleep(0.02)
        return value

    def click(self, selector: str) -> None:
        """Presses the mouse where an element is."""
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        x, y = self.run(
            f"(() => {{const r = document.querySelector({json.dumps(selector)}).getClientRects()[0];"
            "return [r.left + Math.min(r.width / 2, 8), r.top + r.height / 2];})()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def key(self, name: str) -> None:
        """Presses a key, such as ``ArrowDown``, ``Enter``, ``Tab``."""
        codes = {"Enter": 13, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, " ": 32,
                 "Home": 36, "End": 35, "Escape": 27}  # fmt: skip
        text = {"Enter": "\r", " ": " "}.get(name, "")
        code = codes.get(name, 0)
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=name, code=name, text=text,
                  windowsVirtualKeyCode=code)  # fmt: skip
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name, code=name, windowsVirtualKeyCode=code)

    def type(self, text: str) -> None:
        """Types text where the focus is."""
        self.call("Input.insertText", text=text)

    def files(self, selector: str, paths: list[Path]) -> None:
        """Chooses files in an input."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.call("DOM.setFileInputFiles", files=[str(path) for path in paths], nodeId=node)

    def size(self, width: int, height: int = 900) -> None:
        """Sets the size of the window."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def scheme(self, name: str) -> None:
        """What the system prefers: ``light`` or ``dark``."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def picture(self, path: Path, *, whole: bool = False) -> None:
        """Writes a screenshot, of the window or of the whole page."""
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(answer["data"]))
