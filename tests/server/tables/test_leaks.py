"""Nothing that a viewer may not know is in any byte that he is sent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import QUESTS
from igroteka.kernel.zones import HIDDEN, redeal
from igroteka.server.store import Store
from igroteka.server.tables import hosting
from igroteka.server.tables.room import Room
from igroteka.server.tables.views import Views
from tests.server.tables.kit import ANN, BOB, CAT, DAN, PEOPLE, Client, House, play_on, run

QUEST_IDS = [quest.id for quest in QUESTS]
CITIZEN = {"players": 3, "mode": "citizen"}


async def to_the_quests(house: House) -> tuple[str, Room, list[Client]]:
    """A match of three in which people are about to pick quests in secret."""
    id = await house.with_people(*PEOPLE[:3], options=CITIZEN)
    room = house.room(id)
    clients = [await house.client(id, me) for me in (*PEOPLE[:3], DAN)]
    for _ in range(200):
        for client in clients:
            await client.settled(room)
        asked = [client for client in clients if client.asks]
        if asked[0].asks[0]["prompt"] == "quests":
            return id, room, clients
        for client in asked:
            await client.answer("end" if "end" in client.options() else client.options()[0])
    raise AssertionError("nobody picks quests")


def strings(value: Any) -> Iterator[str]:
    """Every string in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def test_quests_of_others_are_in_no_byte(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, room, clients = await to_the_quests(house)
            rng = Random(1)
            await play_on(clients, room, rng, 40)
            if room.table.over:
                pytest.fail("the match should not be over yet")
            assert room.table.play is not None
            players = room.table.play.match.g.players
            assert any(player.picked for player in players)
            for seat, client in enumerate(clients):
                for message in client.told:
                    assert not list(foreign_quests(message, seat)), message
                    assert ANN.id not in strings(message) or client.me == ANN
                    assert BOB.id not in strings(message) or client.me == BOB
                seed = room.table.opened.seed.encode()
                assert not any(seed in data for data in client.bytes)
            spectator = clients[3]
            every = b"".join(spectator.bytes)
            assert not any(f"pick:{quest}".encode() in every for quest in QUEST_IDS)
            assert await hosting.export(house.service, DAN, id)

    run(test)


def foreign_quests(message: dict[str, Any], seat: int) -> Iterator[str]:
    """Quest cards of others that a message shows."""
    scene = message.get("scene") or {}
    mats = [
        *scene.get("mats", []),
        *(message.get("delta") or {}).get("changed", {}).get("mats", []),
    ]
    for mat in mats:
        if mat["seat"] != seat:
            yield from (text for text in strings(mat) if any(q in text for q in QUEST_IDS))
    for ask in message.get("asks", []):
        if ask["seat"] != seat:
            yield ask["prompt"]
    for fact in message.get("facts", []):
        if fact["kind"] == "picked" and fact["to"] != [seat]:
            yield fact["kind"]


def test_what_is_hidden_may_be_dealt_anew_and_no_byte_changes(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            _, room, clients = await to_the_quests(house)
            await play_on(clients, room, Random(2), 25)
            table = room.table
            assert table.play is not None
            match = table.play.match
            for viewer in ((), (0,), (1,), (2,)):
                seat = viewer[0] if viewer else None
                before = Views().of(table, viewer).whole(table, 0.0)
                for seed in range(5):
                    true = [(zone.cards, zone.cards[:]) for zone in GAME.zones(match.g)]
                    redeal(GAME.zones(match.g), seat, Random(seed))
                    after = Views().of(table, viewer).whole(table, 0.0)
                    for cards, kept in true:
                        cards[:] = kept
                    assert after == before

    run(test)


def test_the_view_of_a_spectator_has_only_backs(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            _, room, _ = await to_the_quests(house)
            assert room.table.play is not None
            view = room.table.play.match.view(None)
            assert all(card == HIDDEN for player in view.players for card in player.quests)

    run(test)


def test_an_export_before_the_end_holds_the_story_and_nothing_else(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, room, clients = await to_the_quests(house)
            await play_on(clients, room, Random(3), 12)
            seed = room.table.opened.seed.encode()
            for me in (ANN, CAT, DAN):
                data = await hosting.export(house.service, me, id)
                assert seed not in data
                lines = data.splitlines()
                assert b'"seed"' not in lines[0]
                assert all(b'"line":"fact"' in line for line in lines[1:-1])
                seat = PEOPLE.index(me) if me != DAN else None
                for line in lines[1:-1]:
                    assert b'"to"' not in line or f'"to":[{seat}]'.encode() in line

    run(test)


def test_whose_turn_it_is_is_told_to_them_alone(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB, visibility="public")
            asked = {me.id: (await house.service.info(me, id)).asked for me in (ANN, BOB, CAT)}
            play = house.service.rooms[id].table.play
            assert play is not None
            seats = {ask.seat for ask in play.match.asks}
            assert asked == {
                ANN.id: tuple(seats & {0}),
                BOB.id: tuple(seats & {1}),
                CAT.id: (),
            }
            assert len(seats) == 1

    run(test)


def test_ids_of_people_are_their_own_affair(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB, visibility="public")
            shown = await house.service.info(BOB, id)
            assert [seat.person for seat in shown.seats] == ["", BOB.id]
            assert (shown.host, shown.host_name) == ("", "Ann")
            [listed] = await house.service.lobby.tables(CAT, mine=False)
            assert [seat.person for seat in listed.seats] == ["", ""]
            assert (await house.service.info(ANN, id)).host == ANN.id

    run(test)
