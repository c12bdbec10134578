"""Rules change under running matches, and nobody loses: pinned, then carried over, visibly."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Game
from igroteka.kernel.state import decode, encode
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables import hosting, log
from igroteka.server.tables.problem import Problem
from tests.kernel.lanterns import GAME, Lanterns, Table, asking_otherwise, new, step
from tests.kernel.lanterns.table import scene
from tests.server.tables.kit import ANN, BOB, Client, House, run
from tests.server.tables.test_waking import played, played_on

OLD: Game[Any] = replace(GAME, scene=scene)
NEW: Game[Any] = replace(GAME, scene=scene, rules_version="2", step=asking_otherwise)


def answered(house: House, id: str) -> int:
    return [event.kind for event in house.events(id)].count("answered")


def kinds(house: House, id: str) -> list[str]:
    return [event.kind for event in house.events(id)]


def test_while_the_old_rules_are_served_the_new_ones_leave_the_table_alone(store: Store) -> None:
    """A rolling update: nothing that was acknowledged is taken back."""

    async def test() -> None:
        async with House(store, find=lambda _: OLD) as old:
            id = await played(old, 5)
            async with House(store, find=lambda _: NEW) as new_one:
                ann = await new_one.client(id, ANN)
                assert ann.welcome["table"]["fault"] == "problem-updating"  # type: ignore[index]
                clients = [await old.client(id, me) for me in (ANN, BOB)]
                await played_on(old, id, clients, 4)
                await new_one.service.catch_up(id)
                await new_one.service.presence.take_over()
                assert new_one.room(id).table.fault == "problem-updating"
                assert answered(old, id) == 9
                assert "undone" not in kinds(old, id)
                for client in (*clients, *old.clients):
                    await client.go()
                await old.service.close()  # the last process of the old version ends
                await new_one.service.presence.take_over()
                table = new_one.room(id).table
                assert not table.fault
                clients = [await new_one.client(id, me) for me in (ANN, BOB)]
                await new_one.idle(id)
                await played_on(new_one, id, clients, 2)
                assert kinds(new_one, id).count("carried_over") == 1
                assert (await new_one.service.info(ANN, id)).rules == "2"

    run(test)


def test_an_old_process_leaves_a_table_that_was_carried_over(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=lambda _: OLD) as old:
            id = await played(old, 5)
            bob = await old.client(id, BOB)
            table = old.room(id).table
            carried = ev.CarriedOver(rules="2", build="2-of-another-process")
            stored = log.stored_event(id, table.seq + 1, carried, 1.0)
            assert store.append(stored).result()
            await old.service.catch_up(id)
            assert old.room(id).table.fault == "problem-updating"
            assert bob.session.connection.closed  # it comes again, and finds who plays it
            again = await old.client(id, BOB)
            await again.say("answer", key="k", seat=1, option="rest", expected=99)
            await again.until(lambda: again.refused)
            assert again.refused[-1]["problem"] == "problem-updating"

    run(test)


@dataclass
class Warmer(Lanterns):
    """The state under newer rules: with something that the old ones did not know."""

    warmth: list[int]

    def copy(self) -> Warmer:
        known = Lanterns.copy(self)
        return Warmer(known.chance, known.journal, **vars(known), warmth=self.warmth[:])


Warmer.__name__ = "Lanterns"  # a class keeps its name when a field is added


def warmer(options: Table, chance: Chance) -> Warmer:
    known = new(options, chance)
    return Warmer(chance, known.journal, **vars(known), warmth=[7] * options.players)


def with_a_roll(g: Lanterns) -> Flow[None] | None:
    """Set-up begins with a roll that there was not before."""
    return rolled(g) if g.phase == "deal" else step(g)


def rolled(g: Lanterns) -> Flow[None]:
    g.chance.roll(6, "LAN-DECK-1")
    flow = step(g)
    assert flow is not None
    yield from flow


def test_a_new_field_is_as_the_rules_begin_with_it() -> None:
    old = new(Table(), GAME.new(Table(), _luck()).chance)
    fresh = warmer(Table(), _luck())
    restored = decode(Warmer, (), encode(old), fresh)
    assert restored.warmth == [7, 7]
    back = decode(Lanterns, (), encode(fresh), old)
    assert back.deck == old.deck


def _luck() -> Chance:
    return Fast(1)


def test_a_new_field_and_a_new_roll_throw_no_match_back(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=lambda _: OLD) as house:
            id = await played(house, 9)
            hands = house.room(id).table.play.match.g.hands  # type: ignore[union-attr]
        newer = replace(OLD, rules_version="2", state=Warmer, new=warmer, step=with_a_roll)
        async with House(store, find=lambda _: newer) as house:
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await _settled(house, id, clients)
            play = house.room(id).table.play
            assert play is not None
            assert len(play.answers) == 9
            assert play.match.g.hands == hands
            assert play.match.g.warmth == [7, 7]
            await played_on(house, id, clients, 2)
            assert "undone" not in kinds(house, id)

    run(test)


async def _settled(house: House, id: str, clients: list[Client]) -> None:
    for client in clients:
        await client.settled(house.room(id))


def test_a_finished_match_says_precisely_why_it_cannot_be_replayed(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=lambda _: OLD) as house:
            table = await house.open(
                game="lanterns", options={"players": 2}, seats=("random", "random"), start=True
            )
            await house.idle(table.id)
            result = (await house.service.info(ANN, table.id)).result
            assert result is not None
            file = await hosting.export(house.service, ANN, table.id)
        async with House(store, find=lambda _: NEW) as house:
            info = await house.service.info(ANN, table.id)
            assert info.result == result
            assert info.rules == "1"
            with pytest.raises(Problem, match="problem-replay") as told:
                await hosting.frames(house.service, ANN, table.id, 0, 30)
            assert told.value.told["played"] == "1"
            assert told.value.told["here"] == "2"
            lines = (await hosting.export(house.service, ANN, table.id)).splitlines()
            assert lines[:5] == file.splitlines()[:5]

    run(test)
