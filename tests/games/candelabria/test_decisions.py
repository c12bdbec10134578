"""Decision points (CAN-DEC): who is asked what, and whether it may be declined."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules.options import Options
from igroteka.kernel.chance import Scripted
from igroteka.kernel.errors import NotAsked
from igroteka.kernel.match import Match
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

WAYS_OUT = {"decline", "done", "supply", "free", "pass"}


def test_CAN_DEC_1_each_player_takes_a_free_house() -> None:
    match = Match.new(GAME, Options(3), Scripted())
    offered = []
    for house in ("sowers_order", "ash_clan", "knights_of_light"):
        ask = match.ask
        assert ask is not None
        assert ask.rule == "CAN-DEC-1"
        offered.append((ask.seat, len(ask.options)))
        match.answer(ask.seat, f"house:{house}")
    assert offered == [(0, 5), (1, 4), (2, 3)]


def test_CAN_DEC_2_the_draft_of_two_players() -> None:
    match = Match.new(GAME, Options(2), Scripted())
    for left in (4, 2):
        ask = match.ask
        assert ask is not None
        assert (ask.rule, len(ask.options)) == ("CAN-DEC-2", left)
        match.answer(ask.seat, ask.options[0])


def test_CAN_DEC_3_every_player_keeps_a_quest_at_the_same_time() -> None:
    t = Table(quests=True, phase="quests")
    asks = t.match.asks
    assert [ask.seat for ask in asks] == [0, 1, 2, 3]
    assert {(ask.rule, len(ask.options)) for ask in asks} == {("CAN-DEC-3", 2)}


# One question after another ---------------------------------------------------------------------


def bare(*houses: int, year: int = 1, quests: bool = False, withering: bool = False) -> Table:
    """Only castles stand on the map."""
    t = Table(*houses, year=year, quests=quests, withering=withering)
    t.bare()
    return t


def turn() -> Table:
    t = bare()
    t.turn_of(ASH)
    return t


def moving(house: int = ASH) -> Table:
    t = bare(ASH, ENGINEERS, COVEN, KNIGHTS)
    t.candle(house, "explorer", "r6_forge")
    t.turn_of(house)
    t.do(t.options("maneuver")[0])
    return t


def effect(card: str) -> Callable[[], Table]:
    """Ash deploys a card that asks for one symbol first."""

    def deployed() -> Table:
        t = bare(year=2)
        t.hand(ASH, card)
        t.cubes(ASH, wax=3)
        t.land(COVEN, "r5_mine")
        t.temple(10, "grey")
        t.turn_of(ASH)
        t.do(f"deploy:{card}:warrior")
        return t

    return deployed


def snuffed(*houses: int) -> Callable[[], Table]:
    def lost() -> Table:
        t = bare(*houses)
        t.land(houses[1], "r4_mine")
        t.turn_of(ASH)
        key = "new_life_coven" if houses[1] == COVEN else "engineers_guild"
        t.do("maneuver:ash_coal_burner", "castle:r4_mine", f"extinguish:{key}:r4_mine")
        return t

    return lost


def field_forge() -> Table:
    t = bare(ASH, ENGINEERS, COVEN, KNIGHTS)
    t.land(ENGINEERS, "r1_forge")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice")
    return t


def additional() -> Table:
    t = bare()
    t.candle(ASH, "explorer", "r8_mine")
    t.land(ASH, "r8_mine", "r8_forge", "r8_barracks")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "explorer:r8_forge", "explorer:r8_mine")
    return t


def castle_enters() -> Table:
    t = bare()
    t.land(COVEN, "r4_mine")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine")
    return t


def warrior_enters() -> Table:
    t = bare()
    t.candle(ASH, "warrior", "r6_forge")
    t.candle(COVEN, "pilgrim", "r6_portal")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "warrior:r6_portal")
    return t


def castle_to(start: str, end: str) -> Callable[[], Table]:
    """Ash's castle enters a territory and takes its action."""

    def entered() -> Table:
        t = bare()
        t.castle(ASH, start)
        t.turn_of(ASH)
        t.do("maneuver:ash_coal_burner", f"castle:{end}")
        return t

    return entered


def walking_curses() -> Table:
    t = bare(ASH, ENGINEERS)
    t.castle(ENGINEERS, "r1_forge")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r1_curse")
    return t


def looking() -> Table:
    t = bare()
    t.turn_of(COVEN)
    t.do("deploy:cov_smoke_catcher:warrior")
    return t


def vigil() -> Table:
    t = bare()
    t.temple(10, "grey")
    t.candle(KNIGHTS, "explorer", "r1_forge")
    t.hand(ASH, "temple_robber")
    t.turn_of(ASH)
    t.do("deploy:temple_robber:explorer", "in:r10")
    return t


def curse(name: str, place: bool = False) -> Callable[[], Table]:
    """Ash has won a curse; it stands in region 6, or is to be placed."""

    def won() -> Table:
        t = bare()
        t.curses(name, "curse_2_iron_shade")
        t.land(ASH, "r6_forge")
        t.land(COVEN, "r6_forge")
        t.candle(ASH, "explorer", "r6_portal", card="duelist")
        t.candle(ASH, "warrior", "r6_portal", card="smuggler")
        t.influence(1, {ASH: 1})
        t.award()
        if not place:
            t.do("in:r6")
        return t

    return won


def withering(full: bool) -> Callable[[], Table]:
    def second() -> Table:
        t = bare(withering=True)
        if full:
            t.withered(COVEN, 1, "flicker")
            t.withered(COVEN, 2, "pale_glory")
        t.influence(1, {ASH: 2, COVEN: 1})
        t.award()
        return t

    return second


def battle(*cards: str) -> Table:
    """Ash and the Coven have revealed cards in region 6."""
    t = bare()
    for house in (ASH, COVEN):
        t.land(house, "r6_forge")
        t.tactics(house, *cards)
    t.battle(6)
    return t


def neutralising() -> Table:
    t = battle("snuff")
    t.lay(ASH, "snuff")
    t.lay(COVEN, "snuff")
    return t


def resolving() -> Table:
    t = battle("snuff", "rekindle")
    t.lay(ASH, "snuff", "rekindle")
    t.lay(COVEN)
    return t


def personal() -> Table:
    t = bare(quests=True)
    t.personal(ASH, "extinguish_land_flame")
    t.land(COVEN, "r5_mine")
    t.turn_of(ASH)
    t.do("deploy:ash_coal_burner:warrior", "extinguish:new_life_coven:r5_mine", "supply")
    return t


POINTS: list[tuple[str, Callable[[], Table], int, str, bool]] = [
    # the decision, how it comes about, who is asked, what, and whether it may be declined
    ("CAN-DEC-4", turn, ASH, "turn", False),
    ("CAN-DEC-5", effect("link_boy"), ASH, "light", True),
    ("CAN-DEC-5", effect("moth_catcher"), ASH, "extinguish", True),
    ("CAN-DEC-5", effect("wax_pickpocket"), ASH, "steal", True),
    ("CAN-DEC-5", effect("temple_robber"), ASH, "destroy", True),
    ("CAN-DEC-6", snuffed(ASH, COVEN, KNIGHTS, SOWERS), COVEN, "snuffed", True),
    ("CAN-DEC-6", snuffed(ASH, ENGINEERS), ENGINEERS, "move-curse", True),
    ("CAN-DEC-7", field_forge, ENGINEERS, "forge", True),
    ("CAN-DEC-8", moving, ASH, "move", True),
    ("CAN-DEC-9", additional, ASH, "move", True),
    ("CAN-DEC-10", castle_enters, ASH, "castle-enters", True),
    ("CAN-DEC-11", warrior_enters, ASH, "push", False),
    ("CAN-DEC-12", castle_to("r10_mine", "r10_curse"), ASH, "influence", False),
    ("CAN-DEC-12", walking_curses, ENGINEERS, "move-curse", True),
    ("CAN-DEC-13", castle_to("r8_forge", "r8_barracks"), ASH, "take-tactics", False),
    ("CAN-DEC-13", effect("court_scribe"), ASH, "take-tactics", True),
    ("CAN-DEC-14", castle_to("r8_mine", "r8_forge"), ASH, "forge", True),
    ("CAN-DEC-15", castle_to("r8_forge", "r8_mine"), ASH, "cubes", False),
    ("CAN-DEC-16", castle_to("r8_forge", "r4_portal"), ASH, "portal", True),
    ("CAN-DEC-17", castle_to("r8_forge", "r5_tavern"), ASH, "put-under", False),
    ("CAN-DEC-18", looking, COVEN, "keep-candle", False),
    ("CAN-DEC-19", vigil, KNIGHTS, "vigil", True),
    ("CAN-DEC-20", curse("curse_8_grey_tide", place=True), ASH, "place-curse", False),
    ("CAN-DEC-21", curse("curse_3_snatching_hand"), ASH, "relocate", True),
    ("CAN-DEC-21", curse("curse_4_hollow_mason"), ASH, "build-free", True),
    ("CAN-DEC-21", curse("curse_9_second_voice"), ASH, "repeat", False),
    ("CAN-DEC-22", withering(full=False), COVEN, "on-slot", False),
    ("CAN-DEC-22", withering(full=True), COVEN, "discard-withering", False),
    ("CAN-DEC-24", neutralising, ASH, "neutralise", True),
    ("CAN-DEC-25", resolving, ASH, "resolve-first", False),
    ("CAN-DEC-26", personal, ASH, "score-quest", True),
]


@pytest.mark.parametrize(
    ("rule", "situation", "house", "prompt", "declinable"),
    POINTS,
    ids=[f"{point[0]}-{point[3]}" for point in POINTS],
)
def test_decision(
    rule: str, situation: Callable[[], Table], house: int, prompt: str, declinable: bool
) -> None:
    t = situation()
    assert (t.asked, t.prompt(), t.ask.rule) == (house, prompt, rule)
    assert bool(WAYS_OUT.intersection(t.options())) is declinable
    for player in t.g.players:
        if player.house != house:
            with pytest.raises(NotAsked):
                t.match.answer(player.seat, t.options()[0])


def test_CAN_DEC_4_card_and_role_or_a_maneuver() -> None:
    t = turn()
    t.hand(ASH, "ash_coal_burner", "ash_crimson_matriarch")  # the second costs 3 wax
    assert t.options() == [
        "deploy:ash_coal_burner:explorer",
        "deploy:ash_coal_burner:pilgrim",
        "deploy:ash_coal_burner:warrior",
        "maneuver:ash_coal_burner",
        "maneuver:ash_crimson_matriarch",
    ]


def test_CAN_DEC_7_engineers_may_leave_the_forge_alone() -> None:
    t = field_forge()
    t.do("done")
    assert (t.asked, t.prompt()) == (ENGINEERS, "move")


def test_CAN_DEC_9_only_a_candle_that_has_moved_gives_a_flame() -> None:
    t = additional()
    assert {option.verb for option in t.ask.options} == {"burn", "done"}
    assert all(key.startswith("burn-explorer") for key in t.options("burn"))


def test_CAN_DEC_23_all_participants_lay_cards_at_the_same_time() -> None:
    t = battle("snuff", "rekindle")
    assert [ask.seat for ask in t.match.asks] == [t.seat(ASH), t.seat(COVEN)]
    assert {ask.rule for ask in t.match.asks} == {"CAN-DEC-23"}
    for house in (ASH, COVEN):
        assert t.options(seat=t.seat(house)) == ["free", "lay:rekindle", "lay:snuff"]
    t.do("lay:snuff", seat=t.seat(COVEN))
    assert t.ask.seat == t.seat(ASH)
    assert t.options(seat=t.seat(COVEN)) == ["free", "lay:rekindle"]


def test_CAN_DEC_26_a_declined_quest_leaves_no_trace() -> None:
    t = personal()
    told = len(t.g.journal.facts)
    t.do("decline")
    since = t.g.journal.facts[told:]
    assert not [fact for fact in since if "quest" in fact.kind]
