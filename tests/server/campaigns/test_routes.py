"""Campaigns over HTTP: who may ask for what, and what travels."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar
from litestar.testing import AsyncTestClient

from igroteka.kernel import campaign_file
from igroteka.server.app import create_app
from igroteka.server.config import Config
from tests.server.tables.kit import run
from tests.server.tables.test_api import LIGHT, Browser


def app(folder: Path) -> Litestar:
    config = Config(
        database=f"sqlite:///{folder / 'db.sqlite'}",
        allowed_hosts=("*",),
        requests_per_minute=0,
        attempts_per_minute=0,
    )
    return create_app(config, hasher=LIGHT)


FESTIVE = {"game": "cadwallon", "terms": {"players": 2}, "seats": ["me", "random"]}


def test_a_campaign_is_begun_found_and_taken_home(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncTestClient(app(tmp_path)) as client:
            stranger, ann = Browser(client), Browser(client)
            await stranger.call("GET", "/api/me")
            await stranger.call("POST", "/api/campaigns", FESTIVE, status=401)
            await stranger.call("GET", "/api/campaigns/mine", status=401)
            await ann.come_in("Ann")
            made = await ann.call("POST", "/api/campaigns", FESTIVE)
            path = f"/api/campaigns/{made['id']}"
            assert [match["status"] for match in made["matches"]] == ["open", *["ahead"] * 3]
            assert len({match["commitment"] for match in made["matches"]}) == 4
            table = await ann.call("GET", f"/api/tables/{made['matches'][0]['table']}")
            assert table["campaign"] == made["id"]
            assert table["commitment"] == made["matches"][0]["commitment"]
            assert table["options"]["adventure"] == "tremors"
            assert [it["id"] for it in await ann.call("GET", "/api/campaigns/mine")] == [made["id"]]

            seen = await stranger.call("GET", path)
            assert seen["host"] == ""
            await stranger.call("POST", f"{path}/next", {}, status=401)
            refused = await ann.call("POST", f"{path}/next", {}, status=409)
            assert refused["problem"] == "problem-campaign-playing"
            await ann.call("GET", "/api/campaigns/nothing", status=404)
            await ann.call("POST", "/api/campaigns", {**FESTIVE, "game": "kalena"}, status=400)

            answer = await client.get(f"{path}/export")
            assert answer.headers["content-disposition"].startswith("attachment")
            assert campaign_file.verify(answer.content).true

    run(test)


def test_games_say_what_campaign_they_have(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncTestClient(app(tmp_path)) as client:
            games = {game["id"]: game for game in await Browser(client).call("GET", "/api/games")}
            assert games["kalena"]["campaign"] is None
            offer = games["cadwallon"]["campaign"]
            assert len(offer["matches"]) == 4
            assert [term["name"] for term in offer["terms"]] == ["new_gangs"]
            chosen = {option["name"] for option in games["cadwallon"]["options"]}
            assert "campaign" not in chosen, "what is handed on is nobody's choice"

    run(test)
