"""A real server in a process of its own, and people who come to it over HTTP."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec

from tests.patience import PATIENCE

RUN = "import sys; from igroteka.cli import main; sys.exit(main())"
HASTY = "import sys; from tests.server.hasty import serve; sys.exit(serve())"
"""The same with a planted fault."""
NEWER = "import sys; from tests.server.newer import serve; sys.exit(serve())"
"""The next version."""
ROOT = Path(__file__).resolve().parents[2]

_SETTINGS = {
    "IGROTEKA_REQUESTS_PER_MINUTE": "0",
    "IGROTEKA_ATTEMPTS_PER_MINUTE": "0",
    "IGROTEKA_SOCKETS_PER_ADDRESS": "0",
    "IGROTEKA_WORKERS": "1",
    "IGROTEKA_WARM": "0",
    "IGROTEKA_LEISURE": "0",
}


class Refused(AssertionError):
    """The server did not do what was asked of it."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(f"{status} {said}")
        self.status = status


class Server:
    """A server on a database. Killed and started again, it listens on the same port."""

    def __init__(
        self,
        database: str,
        log: Path,
        settings: Mapping[str, str] | None = None,
        run: str = RUN,
    ) -> None:
        self.database = database
        self._run = run
        self.port = _free_port()
        self.up = 0.0
        """Seconds for which a process of ours has been there, those of the present one apart."""
        self._log = log
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("IGROTEKA_")}
        self._environment = {**inherited, **_SETTINGS, **(settings or {})}
        self.ended_by = 0
        """How the last process ended: 0 by itself, or the number of a signal, below zero."""
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.stop()

    @property
    def pid(self) -> int:
        """The process that serves now."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        """Whether a process of ours is there."""
        return self._process is not None

    @property
    def sockets(self) -> str:
        """The address of the server for web sockets."""
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ("serve", "--host", "127.0.0.1", "--port", str(self.port))
        with self._log.open("wb") as log:
            self._began = time.monotonic()
            self._process = subprocess.Popen(
                [sys.executable, "-c", self._run, *words, "--database", self.database],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=self._environment,
                cwd=ROOT,
            )
        self._until_ready(self._process)

    def _until_ready(self, process: subprocess.Popen[bytes]) -> None:
        while time.monotonic() - self._began < PATIENCE and process.poll() is None:
            if b'"message":"ready"' in self._log.read_bytes():
                return
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not start: {self.log()}")

    def strike(self) -> None:
        """As when the power goes, this very moment."""
        assert self._process is not None
        self._process.kill()

    def kill(self) -> None:
        """As when the power goes; it is gone afterwards."""
        self.strike()
        assert self._process is not None
        self._gone(self._process)

    def stop(self) -> None:
        """As an operator does it."""
        assert self._process is not None
        self._process.terminate()
        self._gone(self._process)

    def _gone(self, process: subprocess.Popen[bytes]) -> None:
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.ended_by = process.returncode
        self.up += time.monotonic() - self._began
        self._process = None

    def log(self) -> str:
        """What the present process, or the last one, wrote down."""
        return self._log.read_text(errors="replace")


class Caller:
    """A guest who speaks to servers by a token, which holds on every server of a database."""

    def __init__(self, name: str, address: str = "127.0.0.1") -> None:
        self.name = name
        self.address = address
        self.token = ""
        self.id = ""

    def come_in(self, server: Server) -> Self:
        """Be a guest, then get a token: with it neither cookies nor origins matter."""
        cookies = _cookies(self._call(server, "GET", "/api/me")[1])
        headers = {"Cookie": cookies, "x-csrftoken": _value(cookies, "csrftoken")}
        me, answer = self._call(server, "POST", "/api/guest", {"name": self.name}, headers)
        headers["Cookie"] = f"{cookies}; {_cookies(answer)}"
        self.id = me["id"]
        self.token = self._call(server, "POST", "/api/token", {}, headers)[0]["token"]
        return self

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are."""
        return {"Authorization": f"Bearer {self.token}"}

    def post(self, server: Server, path: str, body: Any) -> Any:
        """One request; the answer as plain data."""
        return self._call(server, "POST", path, body, self.headers)[0]

    def _call(
        self,
        server: Server,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
    ) -> tuple[Any, http.client.HTTPResponse]:
        return _call(server, method, path, body, headers, self.address)


def open_table(server: Server, people: list[Caller], **wanted: Any) -> str:
    """A match that these people have begun, each at a seat of their own."""
    host, *others = people
    table = host.post(server, "/api/tables", {"seats": ["me"], **wanted})["id"]
    for seat, other in enumerate(others, start=1):
        other.post(server, f"/api/tables/{table}/sit", {"seat": seat})
    host.post(server, f"/api/tables/{table}/start", {})
    return str(table)


def _free_port() -> int:
    """A port that the system gives nobody by itself.

    While a server is down, clients knock at its port all the time; from among those that the
    system hands out, sooner or later one of them would be given this very port, and hold it.
    """
    rng = Random()
    while True:
        port = rng.randrange(15_000, 30_000)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def _call(
    server: Server,
    method: str,
    path: str,
    body: Any = None,
    headers: Mapping[str, str] | None = None,
    address: str = "127.0.0.1",
) -> tuple[Any, http.client.HTTPResponse]:
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=PATIENCE, source_address=(address, 0)
    )
    try:
        data = None if body is None else msgspec.json.encode(body)
        sent = {"Content-Type": "application/json", **(headers or {})}
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status >= 300:
        raise Refused(answer.status, f"{method} {path}: {text.decode(errors='replace')}")
    return msgspec.json.decode(text or b"null"), answer


def _cookies(answer: http.client.HTTPResponse) -> str:
    """The cookies that an answer sets, as they are sent back."""
    return "; ".join(line.split(";")[0] for line in answer.headers.get_all("set-cookie", []))


def _value(cookies: str, name: str) -> str:
    """One of several cookies."""
    return dict(pair.split("=", 1) for pair in cookies.split("; "))[name]
