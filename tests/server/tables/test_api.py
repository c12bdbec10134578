"""The API from outside: the page that explains it, the routes, and a stranger's client."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from argon2 import PasswordHasher
from litestar.testing import AsyncTestClient

from igroteka.server.app import create_app
from igroteka.server.config import Config
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.tables.kit import run
from tools import api_page

ROOT = Path(__file__).resolve().parents[3]
LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def test_the_page_is_up_to_date() -> None:
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.text(), (
        "run `python -m tools.api_page`"
    )


# Routes ---------------------------------------------------------------------------------------


class Browser:
    """Somebody at the application, with cookies and the CSRF token of a page."""

    def __init__(self, client: AsyncTestClient[Any]) -> None:
        self.client = client
        self.token = ""

    async def come_in(self, name: str) -> None:
        await self.call("GET", "/api/me")
        await self.call("POST", "/api/guest", {"name": name})
        self.token = (await self.call("POST", "/api/token", {}))["token"]
        self.client.cookies.clear()

    async def call(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if csrf := self.client.cookies.get("csrftoken"):
            headers["x-csrftoken"] = csrf
        answer = await self.client.request(method, path, json=body, headers=headers)
        assert answer.status_code == status if status else answer.status_code < 300, answer.text
        return answer.json()


def test_routes_from_opening_to_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_BOT_PAUSE", "0")

    async def test() -> None:
        config = Config(
            database=f"sqlite:///{tmp_path / 'a.sqlite'}",
            allowed_hosts=("*",),
            requests_per_minute=0,
            attempts_per_minute=0,
        )
        async with AsyncTestClient(create_app(config, hasher=LIGHT)) as client:
            ann = Browser(client)
            nameless = await ann.call("POST", "/api/tables", {"game": "kalena"}, status=403)
            assert nameless["problem"]
            await ann.come_in("Ann")
            bots = {
                "game": "kalena",
                "options": {"players": 2},
                "seats": ["random", "random"],
                "start": True,
            }
            table = await ann.call("POST", "/api/tables", bots)
            at = f"/api/tables/{table['id']}"
            while (await ann.call("GET", at))["status"] != "over":
                await asyncio.sleep(0.05)
            frames = await ann.call("GET", f"{at}/frames?from=0&to=1")
            assert [frame["answers"] for frame in frames] == [0, 1]
            headers = {"authorization": f"Bearer {ann.token}"}
            exported = await client.get(f"{at}/export", headers=headers)
            assert "attachment" in exported.headers["content-disposition"]
            imported = await client.post(
                "/api/tables/import", content=exported.content, headers=headers
            )
            assert imported.status_code == 201, imported.text
            assert imported.json()["commitment"] == table["commitment"]
            large = await client.post(
                "/api/tables/import", content=b"x" * (3 << 20), headers=headers
            )
            assert large.status_code == 413
            await self_service(ann)

    run(test)


async def self_service(ann: Browser) -> None:
    """Seats by HTTP, and what is refused."""
    wanted = {"game": "kalena", "options": {"players": 2}, "visibility": "public"}
    table = await ann.call("POST", "/api/tables", wanted)
    at = f"/api/tables/{table['id']}"
    assert [one["id"] for one in await ann.call("GET", "/api/tables")] == [table["id"]]
    await ann.call("POST", f"{at}/sit", {"seat": 0})
    assert [one["id"] for one in await ann.call("GET", "/api/tables/mine")] == [table["id"]]
    refused = await ann.call("POST", f"{at}/start", status=409)
    assert refused["problem"] == "problem-seats-free"
    await ann.call("POST", f"{at}/fill", {"seat": 1, "bot": "random"})
    await ann.call("POST", f"{at}/start")
    await ann.call("GET", f"{at}/why-not?seat=0")
    assert (await ann.call("GET", f"{at}/why-not?seat=1", status=403))["problem"]
    assert (await ann.call("POST", f"{at}/leave"))["seats"][0]["filling_in"]
    assert (await ann.call("GET", "/api/tables/nowhere", status=404))["problem"] == (
        "problem-no-table"
    )
    wrong = {**wanted, "options": {"players": 77}}
    assert (await ann.call("POST", "/api/tables", wrong, status=400))["problem"] == (
        "problem-bad-table"
    )


# A real server --------------------------------------------------------------------------------

SERVE = """
import sys
from igroteka.server.config import Config
from igroteka.server.serve import serve
if __name__ == "__main__":
    config = Config(
        port=0, database=sys.argv[1], requests_per_minute=0, attempts_per_minute=0,
        log_level="warning",
    )
    serve(config, lambda address: print(address, flush=True))
"""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, str]]:
    """A server process of its own: its address and its database."""
    script = folder / "run_server.py"
    script.write_text(SERVE)
    database = f"sqlite:///{folder / 'served.sqlite'}"
    environment = {**os.environ, "IGROTEKA_BOT_PAUSE": "0", "IGROTEKA_WORKERS": "1"}
    environment["PYTHONPATH"] = str(ROOT / "src")
    server = subprocess.Popen(
        [sys.executable, str(script), database],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().strip()
        assert address.startswith("http"), "the server did not start"
        yield address, database
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def test_a_strangers_client_plays_a_whole_match_and_the_socket_is_guarded(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, database):
        ran = subprocess.run(
            [
                *(sys.executable, str(ROOT / "examples" / "bot_client.py")),
                *("--server", address, "--new", "kalena", "--against", "guided", "--seed", "4"),
            ],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        end = json.loads(ran.stdout)
        assert end["answers"] > 5
        assert end["result"]["scores"]
        asyncio.run(foreign_pages_are_refused(address, end["table"]))
    store = Store.open(database)
    events = store.events(end["table"])
    store.close()
    assert [event.seq for event in events] == list(range(len(events)))
    answers = [it for it in map(ev.decode, (e.data for e in events)) if isinstance(it, ev.Played)]
    assert len(answers) >= end["answers"]
    assert {it.auto for it in answers} == {"", "bot"}
    assert any(event.kind == "finished" for event in events)


async def foreign_pages_are_refused(address: str, table: str) -> None:
    url = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
    for origin in ("https://evil.example", None):
        headers = {} if origin is None else {"Origin": origin}
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(url, additional_headers=headers):
                pass
    async with websockets.connect(url, additional_headers={"Origin": address.rstrip("/")}) as page:
        await page.send(json.dumps({"say": "hello", "protocol": PROTOCOL}))
        assert json.loads(await page.recv())["you"]["id"] == ""
