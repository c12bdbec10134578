"""A server as people start it: a process of its own, on a free port, with an empty home."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0
"""Seconds until a server that does not answer is given up."""

PROGRAM = "import sys; from igroteka.cli import main; sys.exit(main())"
STEADY = """
from random import Random
from types import SimpleNamespace
from igroteka.server.tables import bot_turns, opening
opening.fresh_seed = lambda: Random({luck}).randbytes(opening.SEED).hex()
bot_turns.secrets = SimpleNamespace(randbits=Random({luck}).getrandbits)
"""
"""All tables have this luck, and bots the same mind: what happens there can happen again."""

SWIFT = {
    "IGROTEKA_BOT_PAUSE": "0",
    "IGROTEKA_REQUESTS_PER_MINUTE": "0",
    "IGROTEKA_ATTEMPTS_PER_MINUTE": "0",
    "IGROTEKA_LEISURE": "0",  # a busy machine has no time for whom nobody watches
}
"""Bots that do not pretend to think, and as many guests from one address as a test needs."""


class Server:
    """One server and its home; it may die and come back."""

    def __init__(self, home: Path, luck: int | None = None) -> None:
        self.home = home
        self._program = PROGRAM if luck is None else STEADY.format(luck=luck) + PROGRAM
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until somebody would be answered."""
        self.home.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, **SWIFT, "IGROTEKA_HOME": str(self.home)}
        command = [sys.executable, "-c", self._program, "serve", "--port", str(self.port)]
        with (self.home / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait()

    def freeze(self) -> None:
        """Take in what is sent, and answer nothing."""
        self._signal(signal.SIGSTOP)

    def kill(self) -> None:
        """Die without a word."""
        self._signal(signal.SIGKILL)
        self._end(10)

    def stop(self) -> None:
        """Shut down as an operator would."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGCONT)
        self._process.terminate()
        try:
            self._end(20)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def log(self) -> str:
        """All that it has written."""
        return (self.home / "server.log").read_text(encoding="utf-8", errors="replace")

    def _end(self, seconds: float) -> None:
        assert self._process is not None
        self._process.wait(seconds)
        self._process = None

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None, "the server is not running"
        self._process.send_signal(number)

    def _wait(self) -> None:
        assert self._process is not None
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.log}")
            try:
                with urlopen(f"{self.url}/api/games", timeout=5):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log}")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(home: Path, luck: int | None = None) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(home, luck)
    server.start()
    try:
        yield server
    finally:
        server.stop()
