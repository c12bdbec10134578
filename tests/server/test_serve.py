"""The server as a process: starts, answers, stops in peace, explains itself."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from igroteka import cli
from igroteka.cli.arguments import WRONG
from igroteka.server import sockets
from tests.patience import PATIENCE

RUN = "import sys; from igroteka.cli import main; sys.exit(main())"


@contextmanager
def serving(home: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, once it says that it answers; and its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, "serve", "--port", "0", "--lang", "en", *flags],
        env={"IGROTEKA_HOME": str(home), "PATH": "", "PYTHONPATH": ":".join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http"))
        yield process, address
    finally:
        watchdog.cancel()
        process.kill()
        process.communicate()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_answers_and_stops_in_peace(tmp_path: Path, stop: signal.Signals) -> None:
    with serving(tmp_path) as (process, address):
        with urllib.request.urlopen(f"{address}health", timeout=PATIENCE) as answer:
            assert json.load(answer) == {"status": "ok"}
        process.send_signal(stop)
        _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode in {0, -signal.SIGTERM}
    assert (tmp_path / "igroteka.sqlite").exists()
    lines = [json.loads(line) for line in log.splitlines()]  # every line is JSON
    told = [line["message"] for line in lines]
    assert "ready" in told
    assert "stopped" in told
    assert {"method": "GET", "route": "/health", "status": 200}.items() <= next(
        line for line in lines if line["message"] == "request"
    ).items()
    assert not [line for line in lines if line["level"] in {"error", "warning"}]


def test_a_server_for_this_machine_is_deaf_to_other_names(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "error") as (_, address):
        request = urllib.request.Request(f"{address}api/me", headers={"host": "evil.example"})
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(request, timeout=PATIENCE)
        refusal.value.close()
    assert refusal.value.code == 400


def test_a_port_that_is_taken_is_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.serve.logging.config.dictConfig", lambda _: None)
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.main(["serve", "--port", str(port), "--lang", "en"]) == WRONG
    assert f"port {port}" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert cli.main(["serve", "--help", "--lang", lang]) == 0
    page = capsys.readouterr().out
    for word in ("--host", "--port", "--database", "--public-url", "--proxy", "--open", "IGROTEKA"):
        assert word in page


# Sockets --------------------------------------------------------------------------------------


def test_what_two_thousand_idle_sockets_remember_fits_into_eighty_megabytes() -> None:
    """A third of what an idle server may hold; for what clients say they remember nothing."""
    each = 2 ** (sockets.WINDOW + 2) + 2 ** (sockets.MEMORY + 9)
    assert 2000 * each <= 85_000_000
    agreed, _ = sockets._DEFLATE.process_request_params([], [])
    assert ("client_no_context_takeover", None) in agreed
    assert not any(name == "server_no_context_takeover" for name, _ in agreed)
