"""The scenarios of `scenarios.md` for two players and expansions: S-38 to S-44, S-49."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import CURSES, HOUSES, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.land import TERRITORY_ID
from igroteka.games.candelabria.rules.options import Options
from igroteka.kernel.chance import Scripted
from igroteka.kernel.match import Match
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table, number_of

YEAR_1 = ("curse_5_mirror_crown", "curse_2_iron_shade", "curse_8_grey_tide")
YEAR_2 = ("curse_1_rekindling_wraith", "curse_4_hollow_mason")


def standing(t: Table) -> list[str]:
    return [TERRITORY_ID[curse.territory] for curse in t.g.curses]


def fought(t: Table) -> list[str]:
    kinds = {"battle", "unopposed", "no-battle"}
    return [fact.args["region"] for fact in t.g.journal.facts if fact.kind in kinds]


# Two players ------------------------------------------------------------------------------------


def test_CAN_S38_draft() -> None:
    match = Match.new(GAME, Options(2), Scripted())
    assert match.ask is not None
    first = match.ask.seat
    assert {o.args["region"] for o in match.ask.options} == {"r2", "r3", "r4", "r8"}
    match.answer(first, "house:ash_clan")
    assert match.ask.seat == 1 - first
    assert {o.args["region"] for o in match.ask.options} == {"r2", "r3"}
    match.answer(1 - first, "house:engineers_guild")
    assert [HOUSES[match.g.players[seat].house].id for seat in match.g.track] == [
        "ash_clan",
        "engineers_guild",
    ]


def test_CAN_S39_curses_as_markers() -> None:
    t = Table(ASH, ENGINEERS, phase="mist")
    t.bare()
    t.curses()
    t.hand(ASH)
    t.hand(ENGINEERS, "link_boy")
    t.castle(ENGINEERS, "r1_forge")
    t.land(ENGINEERS, "r2_curse")
    t.force(*(number_of(CURSES, name) for name in YEAR_1 + YEAR_2))
    assert t.prompt() == "turn"
    assert standing(t) == ["r5_mine", "r2_mine", "r8_mine"]
    t.do("maneuver:link_boy", "castle:r1_curse", "curse:3:r8_forge", "curse:3:r6_forge", "done")
    t.decline_all()
    assert fought(t) == ["r6", "r2", "r5"]
    assert t.g.year == 2
    assert standing(t) == ["r1_mine", "r4_mine", "r6_forge"]
    assert [CURSES[curse.card].id for curse in t.g.curses] == [*YEAR_2, "curse_8_grey_tide"]
    while t.g.year == 2:
        t.do(t.options("maneuver")[0])
        t.decline_all()
    assert fought(t)[3:] == ["r4", "r6", "r1"]


def test_CAN_S40_influence_and_revenge() -> None:
    for steps in (("curse:1:r3_mine", "curse:1:r5_mine"), ("curse:1:r3_mine", "curse:2:r2_curse")):
        t = Table(ASH, ENGINEERS)
        t.bare()
        t.curses(*YEAR_1)
        t.castle(ENGINEERS, "r1_forge")
        t.land(ENGINEERS, "r2_curse")
        t.turn_of(ENGINEERS)
        t.do("maneuver:eng_gear_apprentice", "castle:r1_curse")
        assert t.ask.args == {"left": 2}
        t.do(*steps)
        assert t.prompt() == "move"
    t = Table(ASH, ENGINEERS)
    t.bare()
    t.curses(*YEAR_1)
    t.land(ENGINEERS, "r4_mine")
    t.turn_of(ASH)
    supply = t.player(ENGINEERS).supply
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:engineers_guild:r4_mine")
    assert t.player(ENGINEERS).supply == supply + 1
    assert (t.asked, t.prompt()) == (ENGINEERS, "move-curse")
    t.do("curse:3:r8_barracks")
    assert standing(t)[2] == "r8_barracks"
    assert t.asked == ASH


def test_CAN_S41_single_use_tactics() -> None:
    t = Table(ASH, ENGINEERS)
    t.bare()
    t.curses(*YEAR_1)
    t.tactics(ASH, "ash_no_mercy", "snuff", "rekindle")
    t.tactics(ENGINEERS, "blackout", "beacon_chain")
    t.land(ASH, "r5_mine")
    t.land(ENGINEERS, "r5_mine")
    t.battle(5)
    t.lay(ASH, "ash_no_mercy", "snuff")
    t.lay(ENGINEERS, "blackout")
    t.do("spend:2:engineers_guild:1")
    t.decline_all()
    under = [TACTICS[TACTICS_KIND[card]].id for card in t.g.tactics_deck.under]
    assert under == ["snuff", "blackout"]
    assert [TACTICS[TACTICS_KIND[card]].id for card in t.g.out] == ["ash_no_mercy"]
    assert t.tactics_of(ASH) == ["rekindle"]
    assert t.tactics_of(ENGINEERS) == ["beacon_chain"]


def test_CAN_S49_a_black_temple_over_a_curse() -> None:
    t = Table(ASH, ENGINEERS)
    t.bare()
    t.curses(*YEAR_1)
    t.no_hands_but(ENGINEERS)
    t.castle(ENGINEERS, "r1_mine")
    t.land(ENGINEERS, "r2_mine", "r2_curse", "r3_curse")
    t.cubes(ENGINEERS, gold=2)
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r1_forge", "temple_black:r2")
    assert standing(t)[1] == "r2_mine"
    t.do("castle:r1_curse", "curse:2:r3_barracks")
    assert t.refused("curse:2:r2_mine") == "CAN-2P-17"
    t = Table(ASH, ENGINEERS)
    t.bare()
    t.curses(*YEAR_1)
    t.temple(2, "black")
    t.award()
    t.decline_all()
    assert "r2" in fought(t)


# Expansions -------------------------------------------------------------------------------------


def test_CAN_S42_annual_quest() -> None:
    t = Table(year=3, quests=True)
    t.common("extinguish_land_flame")
    t.hand(KNIGHTS, "moth_catcher")
    t.hand(COVEN, "grave_candle")
    t.track(KNIGHTS, COVEN, ASH, SOWERS)
    t.turn_of(KNIGHTS)
    t.do("deploy:moth_catcher:explorer", "extinguish:ash_clan:r8_mine", "supply")
    assert t.score(KNIGHTS) == 12
    assert t.g.quests[0].marks == [t.seat(KNIGHTS)]
    t.do("deploy:grave_candle:explorer", "extinguish:ash_clan:r8_forge", "supply")
    assert t.score(COVEN) == 0
    assert t.g.quests[0].marks == [t.seat(KNIGHTS)]


def test_CAN_S43_personal_ranked_quest() -> None:
    t = Table(quests=True)
    t.bare()
    t.no_hands_but(SOWERS)
    t.personal(SOWERS, "gain_six_cubes")
    t.land(SOWERS, "r3_mine", "r2_mine")
    t.candle(SOWERS, "pilgrim", "r3_mine")
    t.cubes(SOWERS, gold=4)
    t.turn_of(SOWERS)
    t.do("maneuver:sow_masked_novice", "pilgrim:r4_mine", "cubes:3:0")
    assert t.prompt() == "move"
    t.do("pilgrim:r5_mine")
    assert t.ask.args == {"left": 3}  # of four, three find room
    t.do("cubes:0:3")
    assert (t.asked, t.prompt()) == (SOWERS, "score-quest")
    t.do("score:gain_six_cubes")
    assert t.score(SOWERS) == 12
    later = [
        ("sow_crystal_gardener", ["r7_mine", "r8_mine"], 8),
        ("sow_order_treasurer", ["r10_mine"], 4),
    ]
    for card, mines, points in later:
        before = t.score(SOWERS)
        t.decline_all()
        t.cubes(SOWERS)
        t.do(f"maneuver:{card}")
        for mine in mines:
            t.do(f"pilgrim:{mine}")
            t.do(t.options("cubes")[0])
        t.do("score:gain_six_cubes")
        assert t.score(SOWERS) == before + points
    assert t.g.quests == []


@pytest.mark.parametrize("neutralised", [False, True])
def test_CAN_S44_withering(neutralised: bool) -> None:
    t = Table(COVEN, ASH, KNIGHTS, withering=True)
    t.bare()
    t.curses("curse_2_iron_shade", "curse_5_mirror_crown", "curse_7_snuffing_breath")
    t.track(COVEN, ASH, KNIGHTS)
    t.land(COVEN, "r6_forge", "r6_portal")
    t.land(ASH, "r6_forge")
    t.tactics(ASH, "rekindle")
    t.tactics(COVEN, "beacon_chain")
    t.influence(1, {COVEN: 3, ASH: 3, KNIGHTS: 1})
    t.force_withering("pale_glory")
    t.award()
    assert (t.asked, t.ask.args) == (ASH, {"card": "pale_glory"})
    t.do("slot:1")
    assert (t.asked, t.prompt()) == (COVEN, "place-curse")
    t.do("in:r4")
    t.lay(ASH, "rekindle")
    t.lay(COVEN, "beacon_chain")
    before = t.score(ASH)
    t.do("spend:1:ash_clan:1" if neutralised else "decline")
    if neutralised:
        t.decline_all("choose-one")
        assert (t.asked, t.options()) == (ASH, ["choose:gain_vp", "choose:light"])
        t.do("choose:gain_vp")
    else:
        t.decline_all("choose-one")
        assert t.match.ask is None or t.prompt() != "choose-one"
    own = [
        fact
        for fact in t.facts("vp")
        if fact.args["who"] == f"@{t.seat(ASH)}" and fact.rule == "CAN-EFF-5"
    ]
    assert before == 0
    assert sum(fact.args["amount"] for fact in own) == (2 if neutralised else 1)
