"""TAL-END-5: who leaves the table is not out of the game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from igroteka.games.talisman.rules.state import PLAYING, Talisman
from igroteka.server.tables import hosting
from igroteka.server.tables.room import Room
from tests.patience import PATIENCE
from tests.server.tables.kit import ANN, BOB, Client, House, open_store, play_on, run


def state(room: Room) -> Talisman:
    play = room.table.play
    assert play is not None
    g = play.match.g
    assert isinstance(g, Talisman)
    return g


def answers(room: Room, seat: int) -> int:
    play = room.table.play
    assert play is not None
    return sum(line.seat == seat for line in play.answers)


async def answered(room: Room, seat: int, people: list[Client]) -> bool:
    """Whether a seat answers while these people play on; bots take their time."""
    before, rng = answers(room, seat), Random(1)
    async with asyncio.timeout(PATIENCE):
        while answers(room, seat) == before and not state(room).over:
            await play_on(people, room, rng, 1)
            await asyncio.sleep(0.02)
    return answers(room, seat) > before


def test_TAL_END_5_a_bot_plays_the_hero_on_until_the_player_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with House(open_store(tmp_path)) as house:
            id = await house.with_people(ANN, BOB, game="talisman")
            room = house.room(id)
            ann = await house.client(id, ANN)
            hero = state(room).heroes[1].card
            info = await hosting.leave(house.service, BOB, id)
            assert info.seats[1].filling_in
            assert await answered(room, 1, [ann]), "the bot has moved his hero"
            bob = state(room).heroes[1]
            assert (bob.status, bob.card) == (PLAYING, hero)
            info = await hosting.sit(house.service, BOB, id, 1)
            assert not info.seats[1].filling_in
            back = await house.client(id, BOB)
            assert await answered(room, 1, [ann, back])
            assert not state(room).over

    run(test)
