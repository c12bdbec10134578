"""Routes: where several answers together lead goes over the wire with the question, to its seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.routes import Leg, Remark, Route
from igroteka.server.store import Store
from tests.kernel.lanterns import Lanterns
from tests.kernel.lanterns.table import find
from tests.server.tables.kit import ANN, BOB, House, run


def to_the_moon(g: Lanterns, question: Question) -> list[Route]:
    """Made of what the seat may see: the cards of the others are hidden."""
    seen = [len(hand) if seat == question.seat else hand for seat, hand in enumerate(g.hands)]
    leg = Leg("rest", "lamp", question.prompt, dict(question.args))
    remark = Remark("gust", "LAN-TURN-1", risky=True)
    return [Route("fly", "moon", "moth", ("lamp", "moon"), (leg,), {"seen": seen}, (remark,))]


def find_with_routes(id: str) -> Game[Any]:
    return replace(find(id), routes=to_the_moon)


def test_routes_are_told_to_the_seat_that_is_asked_from_what_it_may_see(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find_with_routes) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            for client in clients:
                await client.settled(house.room(id))
            asked = next(client for client in clients if client.asks)
            [question] = asked.asks
            [route] = question["routes"]
            assert route["legs"][0]["prompt"] == question["prompt"]
            assert route["remarks"] == [
                {"kind": "gust", "rule": "LAN-TURN-1", "args": {}, "risky": True}
            ]
            others = [seen for seen in route["args"]["seen"] if isinstance(seen, list)]
            assert all(set(hand) <= {-1} for hand in others)
            for client in clients:
                if not client.asks:
                    assert not any(b"moth" in data for data in client.bytes)

    run(test)


def test_a_game_without_routes_sends_none(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            client = await house.client(id, ANN)
            await client.settled(house.room(id))
            assert all(question["routes"] == [] for question in client.asks)

    run(test)
