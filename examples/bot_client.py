"""A bot client for Igroteka that takes any option it is offered. A place to begin one's own.

It needs Python 3.11 and the package `websockets`, and nothing of Igroteka. The protocol is
explained in docs/api.md.

    python examples/bot_client.py --server http://127.0.0.1:8000 --new kalena --against greedy
    python examples/bot_client.py --server http://127.0.0.1:8000 --table AbCdEf123 --seat 2
"""

from __future__ import annotations

import argparse
import asyncio
import http.cookiejar
import json
import random
import urllib.parse
import urllib.request
import uuid
from typing import Any

import websockets

PROTOCOL = 3


class House:
    """The HTTP side: who we are, and which table we sit at."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.cookies = http.cookiejar.CookieJar()
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.token = ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request; the answer as plain data."""
        request = urllib.request.Request(self.server + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        else:  # without a token we are like a browser, and must show that we are not a stray page
            for cookie in self.cookies:
                if cookie.name == "csrftoken":
                    request.add_header("x-csrftoken", cookie.value or "")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with self.browser.open(request) as answer:
            data = answer.read()
        return json.loads(data) if data else None

    def come_in(self, name: str) -> None:
        """Be a guest, then get a token: with it neither cookies nor origins matter."""
        self.call("GET", "/api/me")
        self.call("POST", "/api/guest", {"name": name})
        self.token = self.call("POST", "/api/token", {})["token"]


async def play(house: House, table: str, choose: random.Random) -> dict[str, Any]:
    """Play at a table until the match is over; the last state of it."""
    scheme, rest = house.server.split("://")
    url = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {house.token}"}
    # If the connection is lost, connect again and say hello: the table waits.
    async for socket in websockets.connect(url, additional_headers=headers, max_size=None):
        try:
            await socket.send(json.dumps({"say": "hello", "protocol": PROTOCOL}))
            async for word in socket:
                message: dict[str, Any] = json.loads(word)
                if message["say"] == "state":
                    if message.get("over"):
                        return message
                    await answer(socket, message, choose)
                elif message["say"] == "refused" and message["problem"] != "problem-stale":
                    raise SystemExit(f"refused: {message['problem']} {message['rule']}")
        except websockets.ConnectionClosed:
            continue
    raise SystemExit("the server is gone")


async def answer(socket: Any, state: dict[str, Any], choose: random.Random) -> None:
    """Answer what we are asked. A bot that thinks would look at the scene and the facts here."""
    for question in state.get("asks", ()):
        option = choose.choice(question["options"])
        reply = {
            "say": "answer",
            "key": str(uuid.uuid4()),  # sent again under the same key, it counts once
            "seat": question["seat"],
            "option": option["key"],
            "expected": state["seq"],
        }
        await socket.send(json.dumps(reply))


def sit_down(house: House, wish: argparse.Namespace) -> str:
    """The table that is wanted: a new one against bots, or a seat at one that is open."""
    if wish.new:
        players = wish.players
        seats = ["me", *[wish.against] * (players - 1)]
        new = {"game": wish.new, "options": {"players": players}, "seats": seats, "start": True}
        return str(house.call("POST", "/api/tables", new)["id"])
    table = urllib.parse.quote(wish.table, safe="")
    house.call("POST", f"/api/tables/{table}/sit", {"seat": wish.seat})
    return table


def main() -> None:
    """Come in, sit down, play, and say how it ended."""
    parser = argparse.ArgumentParser(description="A bot client that plays random options.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--name", default=f"Rowan {random.randrange(1000)}")
    parser.add_argument("--new", metavar="GAME", help="open a table of this game against bots")
    parser.add_argument("--against", default="guided", help="the bots of the house")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--table", help="sit down at this table instead")
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--seed", type=int, help="play the same way again")
    wish = parser.parse_args()
    if bool(wish.new) == bool(wish.table):
        parser.error("say either --new GAME or --table ID")
    house = House(wish.server)
    house.come_in(wish.name)
    table = sit_down(house, wish)
    end = asyncio.run(play(house, table, random.Random(wish.seed)))
    print(json.dumps({"table": table, "answers": end["answers"], "result": end["result"]}))  # noqa: T201


if __name__ == "__main__":
    main()
