"""What is asked of files in the tests of scans. Processes import it, so that it imports little."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from nkformats.scanning import Judge, Record

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Odd(Judge):
    """Some files end the process that reads them, some once only, some hold it."""

    def __call__(self, path: str) -> Record:
        name = os.path.basename(path)
        if name.startswith("deadly"):
            os.kill(os.getpid(), KILL)
        if name.startswith("once") and not os.path.exists(f"{path}.done"):
            Path(f"{path}.done").touch()
            os.kill(os.getpid(), KILL)
        if name.startswith("stuck"):
            time.sleep(3600)
        if name.startswith("stopped"):
            os.kill(os.getpid(), signal.SIGSTOP)
        return super().__call__(path)


class NeverBegins(Judge):
    """Cannot be brought into another process."""

    def __reduce__(self) -> Any:
        return os._exit, (7,)
