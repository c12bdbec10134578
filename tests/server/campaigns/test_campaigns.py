"""Campaigns at the tables of a server: linked matches, kept seats, rights, files, two processes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel import campaign_file, registry, save
from igroteka.kernel.chance import commitment
from igroteka.server.campaigns import files
from igroteka.server.campaigns import kept as keeping
from igroteka.server.campaigns.service import CampaignService
from igroteka.server.campaigns.wire import CampaignInfo, NewCampaign, NextMatch
from igroteka.server.store import Store
from igroteka.server.tables import commands, hosting
from igroteka.server.tables import events as ev
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.table import STAND_IN
from igroteka.server.wire import Me, NewTable, PersonCommand
from tests.kernel.lanterns.table import LANTERNS, find
from tests.server.tables.kit import ANN, BOB, CAT, House, open_store, play_on, run

NEXT = NextMatch(salt="salt-of-ann")


@pytest.fixture(autouse=True)
def lanterns_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.find_game
    for module in (save, campaign_file):
        monkeypatch.setattr(
            module, "find_game", lambda name: LANTERNS if name == "lanterns" else found(name)
        )


class Inn(House):
    """A house with campaigns of Lanterns, two matches each."""

    def __init__(self, store: Store, **how: Any) -> None:
        super().__init__(store, find=find, **how)
        self.campaigns = CampaignService(self.service, store.campaigns)

    async def begin(self, *people: Me, **wanted: Any) -> CampaignInfo:
        """A campaign whose first match has begun."""
        wanted.setdefault("terms", {"players": len(people)})
        new = NewCampaign(game="lanterns", seats=("me",), **wanted)
        info = await self.campaigns.create(people[0], new)
        for seat, me in enumerate(people[1:], start=1):
            await hosting.sit(self.service, me, table_of(info), seat)
        await hosting.start(self.service, people[0], table_of(info))
        return await self.campaigns.info(people[0], info.id)

    async def play(self, table: str, *people: Me, seed: int = 1) -> None:
        """The match at this table to its end."""
        clients = [await self.client(table, me) for me in people]
        room = self.room(table)
        await play_on(clients, room, Random(seed), 300)
        await self.idle(table)
        assert room.table.finished
        for client in clients:
            await client.go()

    async def whole(self, *people: Me) -> CampaignInfo:
        info = await self.begin(*people)
        await self.play(table_of(info), *people)
        info = await self.campaigns.next_match(people[0], info.id, NEXT)
        await hosting.start(self.service, people[0], table_of(info))
        await self.play(table_of(info), *people, seed=2)
        return await self.campaigns.info(people[0], info.id)


def table_of(info: CampaignInfo) -> str:
    """The table of the latest match."""
    return [match.table for match in info.matches if match.table][-1]


def statuses(info: CampaignInfo) -> list[str]:
    return [match.status for match in info.matches]


async def refused(work: Any) -> str:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.key


# Playing --------------------------------------------------------------------------------------


def test_the_next_match_begins_with_what_the_first_handed_on(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            assert statuses(info) == ["playing", "ahead"]
            assert [match.match for match in info.matches] == ["dusk", "night"]
            await inn.play(table_of(info), ANN, BOB)
            info = await inn.campaigns.info(ANN, info.id)
            assert statuses(info) == ["over", "ahead"]
            dusk = info.matches[0]
            assert dusk.result is not None
            flames = dusk.result.scores
            assert [figures.by_seat for figures in dusk.figures] == [flames]
            assert [gift.args["flames"] for gift in info.matches[1].gifts] == list(flames)
            assert info.count is not None
            assert (info.count.scores, info.over) == (flames, False)

            info = await inn.campaigns.next_match(ANN, info.id, NEXT)
            assert statuses(info) == ["over", "open"]
            assert [seat.name for seat in info.seats] == ["Ann", "Bob"], (
                "everybody keeps their seat"
            )
            room = inn.room(table_of(info))
            assert room.table.opened.options == {"players": 2, "lit": {"flames": list(flames)}}
            assert room.table.salts == {0: "salt-of-ann"}
            assert room.info().campaign == info.id
            assert room.table.commitment == info.matches[1].commitment

    run(test)


def test_a_whole_campaign_and_its_final_count(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.whole(ANN, BOB)
            assert (statuses(info), info.over) == (["over", "over"], True)
            assert info.count is not None
            assert info.count.scores == info.matches[1].result.scores  # type: ignore[union-attr]
            again = inn.campaigns.next_match(ANN, info.id, NEXT)
            assert await refused(again) == "problem-campaign-over"

    run(test)


def test_bots_alone_go_on_at_once(store: Store) -> None:
    """The host only looks on; Cadwallon, because the workers know no other campaign."""

    async def test() -> None:
        async with House(store) as house:
            campaigns = CampaignService(house.service, store.campaigns)
            bots = ("random", "random")
            terms = {"players": 2}
            new = NewCampaign(game="cadwallon", terms=terms, seats=bots, start=True)
            info = await campaigns.create(ANN, new)
            assert info.matches[0].status == "playing"
            await house.service.command(table_of(info), lambda table: commands.close(table, ANN))
            info = await campaigns.next_match(ANN, info.id, NextMatch())
            assert info.matches[0].status == "playing", "laid out once more, and begun"
            assert [seat.bot for seat in info.seats] == list(bots)

    run(test)


def test_what_is_handed_on_is_written_down_as_soon_as_the_match_is_over(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            for task in list(inn.service._tasks):
                await task
            row = store.campaigns.get(info.id)
            assert row is not None
            assert keeping.read(row).latest.told is not None, "nobody had to look at the page"

    run(test)


# Seats ----------------------------------------------------------------------------------------


def test_who_leaves_is_replaced_by_the_host(store: Store) -> None:
    """As at any table: the seat is theirs until the host gives it to a bot or to somebody else."""

    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            table = table_of(info)
            clients = [await inn.client(table, me) for me in (ANN, BOB)]
            await play_on(clients, inn.room(table), Random(1), 5)
            for client in clients:
                await client.go()
            await inn.play(table, ANN, BOB)
            info = await inn.campaigns.next_match(ANN, info.id, NEXT)
            table = table_of(info)
            await hosting.leave(inn.service, BOB, table)
            assert await refused(hosting.start(inn.service, ANN, table)) == "problem-seats-free"
            await hosting.sit(inn.service, CAT, table, 1)
            await hosting.start(inn.service, ANN, table)
            await inn.play(table, ANN, CAT)
            info = await inn.campaigns.info(CAT, info.id)
            assert [seat.name for seat in info.seats] == ["Ann", "Cat"]

    run(test)


def test_the_absent_keep_their_seat_and_the_expelled_do_not(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB, CAT)
            table = table_of(info)
            times = inn.room(table).times
            away = lambda it: commands._stand_in(ANN, 1, "random", times(it))  # noqa: E731
            await inn.service.command(table, away)
            await hosting.expel(inn.service, ANN, table, PersonCommand(seat=2))
            await inn.service.command(table, lambda it: ev.Closed(by=ANN.id))
            info = await inn.campaigns.next_match(ANN, info.id, NEXT)
            seats = inn.room(table_of(info)).table.seats
            assert [(seat.person, seat.bot) for seat in seats] == [
                (ANN.id, ""),
                (BOB.id, ""),
                ("", STAND_IN),
            ]
            sat = hosting.sit(inn.service, CAT, table_of(info), 2)
            assert await refused(sat) == "problem-expelled"

    run(test)


def test_a_table_that_was_given_up_is_laid_out_once_more_under_the_same_seal(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            first = table_of(info)
            playing = inn.campaigns.next_match(ANN, info.id, NEXT)
            assert await refused(playing) == "problem-campaign-playing"
            await hosting.close(inn.service, ANN, first)
            info = await inn.campaigns.info(ANN, info.id)
            assert statuses(info) == ["closed", "ahead"]
            info = await inn.campaigns.next_match(ANN, info.id, NEXT)
            assert statuses(info) == ["open", "ahead"]
            assert table_of(info) != first
            assert info.matches[0].given_up == 1, "nobody does so in silence"
            again = inn.room(table_of(info)).table
            assert again.opened.seed == inn.room(first).table.opened.seed
            assert commitment(bytes.fromhex(again.opened.seed)) == info.matches[0].commitment

    run(test)


# Rights ---------------------------------------------------------------------------------------


def test_only_the_host_lays_out_the_next_match(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            theirs = inn.campaigns.next_match(BOB, info.id, NEXT)
            assert await refused(theirs) == "problem-host-only"
            seen = await inn.campaigns.info(BOB, info.id)
            assert (seen.host, seen.leads) == ("", False)
            assert [seat.person for seat in seen.seats] == ["", BOB.id]

    run(test)


def test_when_the_host_is_gone_for_good_whoever_plays_goes_on(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            await hosting.forget_person(inn.service, ANN)
            assert not (await inn.campaigns.info(CAT, info.id)).leads
            info = await inn.campaigns.next_match(BOB, info.id, NEXT)
            table = inn.room(table_of(info)).table
            assert (table.host, table.opened.host_name) == (BOB.id, "Bob")
            assert [(seat.person, seat.bot) for seat in table.seats] == [
                ("", STAND_IN),
                (BOB.id, ""),
            ]
            assert info.matches[1].status == "playing", "nobody has to be waited for"

    run(test)


def test_spectators_look_as_they_look_at_tables(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            nobody = Me(id="", name="", registered=False)
            info = await inn.begin(ANN, BOB)
            assert (await inn.campaigns.info(nobody, info.id)).id == info.id
            secret = await inn.begin(ANN, BOB, visibility="private")
            look = inn.campaigns.info(CAT, secret.id)
            assert await refused(look) == "problem-no-table"
            assert await refused(files.export(inn.campaigns, CAT, secret.id)) == "problem-no-table"
            assert (await inn.campaigns.info(BOB, secret.id)).id == secret.id
            assert await refused(inn.campaigns.info(ANN, "nothing")) == "problem-no-campaign"

    run(test)


def test_ones_own_campaigns(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            assert [it.id for it in await inn.campaigns.mine(ANN)] == [info.id]
            assert [it.id for it in await inn.campaigns.mine(BOB)] == [info.id]
            assert await inn.campaigns.mine(CAT) == []

    run(test)


def test_what_a_campaign_hands_on_cannot_be_brought_to_a_table(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            forged = {"players": 2, "lit": {"flames": [9, 0]}}
            wanted = NewTable(game="lanterns", options=forged)
            assert await refused(inn.service.lobby.create(ANN, wanted)) == "problem-bad-table"
            more = NewCampaign(game="lanterns", terms={"players": 2, "lit": {"flames": [9, 0]}})
            assert await refused(inn.campaigns.create(ANN, more)) == "problem-bad-table"
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            again = hosting.rematch(inn.service, ANN, table_of(info))
            assert await refused(again) == "problem-campaign-goes-on"

    run(test)


def test_a_game_without_a_campaign(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            campaigns = CampaignService(house.service, store.campaigns)
            kalena = campaigns.create(ANN, NewCampaign(game="kalena"))
            assert await refused(kalena) == "problem-bad-table"
            nothing = campaigns.create(ANN, NewCampaign(game="nothing"))
            assert await refused(nothing) == "problem-apart-game"

    run(test)


# Files ----------------------------------------------------------------------------------------


def test_a_campaign_is_taken_home_true_in_every_line(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            before = await files.export(inn.campaigns, ANN, info.id)
            assert campaign_file.verify(before).true
            await inn.play(table_of(info), ANN, BOB)
            info = await inn.campaigns.next_match(ANN, info.id, NEXT)
            half = await files.export(inn.campaigns, BOB, info.id)
            assert campaign_file.verify(half).true
            row = store.campaigns.get(info.id)
            assert row is not None
            seed = keeping.read(row).header.seed
            assert seed.encode() not in half, "the luck of the next match stays sealed"
            coming = inn.room(table_of(info)).table.opened.seed
            assert coming.encode() not in half

    run(test)


def test_a_file_comes_back_marked(store: Store) -> None:
    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.whole(ANN, BOB)
            data = await files.export(inn.campaigns, ANN, info.id)
            assert campaign_file.verify(data).true
            chronicle = campaign_file.parse(data).chronicle
            assert chronicle.header.seed, "all is over: the seed of all matches is open"

            async def believed(_seconds: float, _work: Any, data: bytes) -> save.Verdict:
                return campaign_file.verify(data)  # the workers do not know Lanterns

            inn.service.imports.verified = believed  # type: ignore[assignment]
            brought = await files.import_campaign(inn.campaigns, CAT, data)
            assert brought.imported
            assert brought.over
            assert brought.count == info.count
            for match in brought.matches:
                table = await inn.service.info(CAT, match.table)
                assert table.imported
                assert table.campaign == brought.id
            again = inn.campaigns.next_match(CAT, brought.id, NEXT)
            assert await refused(again) == "problem-campaign-over"

            forged = data.replace(b'"flames":[', b'"flames":[1', 1)
            bad = files.import_campaign(inn.campaigns, CAT, forged)
            assert await refused(bad) == "problem-campaign-bad-file"
            chronicle.chapters.pop()
            half = files.import_campaign(inn.campaigns, CAT, campaign_file.dump(chronicle))
            assert await refused(half) == "problem-campaign-playing"
            assert await refused(files.import_campaign(inn.campaigns, CAT, b"")) == (
                "problem-too-large"
            )

    run(test)


# Processes ------------------------------------------------------------------------------------


def test_two_processes_find_the_same_next_match(store: Store, tmp_path: Path) -> None:
    async def test() -> None:
        other = open_store(tmp_path)
        async with Inn(store) as inn, Inn(other) as next_door:
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            one = await inn.campaigns.next_match(ANN, info.id, NEXT)
            two = await next_door.campaigns.info(BOB, info.id)
            assert statuses(two) == ["over", "open"]
            assert table_of(one) == table_of(two)
            assert one.matches == two.matches
        other.close()

    run(test)


def test_a_table_that_was_named_and_not_opened_is_opened_by_whoever_looks(store: Store) -> None:
    """The server stopped between the two."""

    async def test() -> None:
        async with Inn(store) as inn:
            info = await inn.begin(ANN, BOB)
            await inn.play(table_of(info), ANN, BOB)
            await inn.campaigns.settle(info.id)
            row = store.campaigns.get(info.id)
            assert row is not None
            kept = keeping.read(row)
            named = (*kept.matches, keeping.Linked("named-only"))
            data = keeping.stored(msgspec.structs.replace(kept, matches=named))
            changed = msgspec.structs.replace(row, version=row.version + 1, data=data)
            assert store.campaigns.keep(changed, "named-only").result()
            info = await inn.campaigns.info(BOB, info.id)
            assert (statuses(info), table_of(info)) == (["over", "open"], "named-only")

    run(test)
