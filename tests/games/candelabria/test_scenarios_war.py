"""The scenarios of `scenarios.md` of the War season and the end: S-23 to S-37, S-47, S-48."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def fought(t: Table) -> list[int]:
    """The regions of the battles so far, in order."""
    kinds = {"battle", "unopposed", "no-battle"}
    facts = [fact for fact in t.g.journal.facts if fact.kind in kinds]
    return [int(fact.args["region"][1:]) for fact in facts]


def bare(*houses: int, year: int = 1) -> Table:
    """Only castles on the map; nobody has tactics cards; the track is as the Houses are named."""
    t = Table(*houses, year=year)
    t.bare()
    t.track(*(player.house for player in t.g.players))
    for player in t.g.players:
        t.tactics(player.house)
    return t


# Preparation ------------------------------------------------------------------------------------


def test_CAN_S23_winning_and_placing_a_curse() -> None:
    t = bare(ENGINEERS, COVEN, ASH, KNIGHTS)
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade", "curse_3_snatching_hand")
    before = [player.supply for player in t.g.players]
    t.influence(1, {ASH: 2, KNIGHTS: 2, COVEN: 1})
    t.land(ASH, "r5_mine", "r9_portal")
    before[t.seat(ASH)] -= 2
    t.temple(9, "black")
    t.award()
    assert (t.asked, t.prompt()) == (ASH, "place-curse")
    assert [player.supply for player in t.g.players] == before
    assert t.options() == ["in:r5", "in:r8"]
    assert t.refused("in:r9") == "CAN-PREP-7"


def test_CAN_S24_the_grey_tide_removes_its_master() -> None:
    t = bare(ENGINEERS, COVEN, ASH, KNIGHTS)
    t.curses("curse_8_grey_tide", "curse_5_mirror_crown", "curse_3_snatching_hand")
    t.land(COVEN, "r2_tavern")
    t.land(ENGINEERS, "r2_tavern", "r2_curse", "r2_mine")
    t.influence(1, {COVEN: 1})
    supplies = {house: t.player(house).supply for house in (COVEN, ENGINEERS)}
    t.award()
    t.do("in:r2")
    assert t.flames(COVEN) == t.flames(ENGINEERS) == set()
    assert t.player(COVEN).supply == supplies[COVEN] + 2  # and one from the curse card
    assert t.player(ENGINEERS).supply == supplies[ENGINEERS] + 3
    unopposed = {fact.args["region"]: fact.args["who"] for fact in t.facts("unopposed")}
    assert unopposed["r2"] == f"@{t.seat(ENGINEERS)}"
    assert t.score(ENGINEERS) == 4


def test_CAN_S25_unclaimed_curse() -> None:
    t = bare(ENGINEERS, COVEN, ASH, KNIGHTS)
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade", "curse_4_hollow_mason")
    t.land(COVEN, "r4_mine")
    t.award(place=3)
    t.decline_all()
    assert len(t.facts("curse-unclaimed")) == 1
    assert 4 not in fought(t)
    assert t.facts("curse-placed") == []


# Battles ----------------------------------------------------------------------------------------


def test_CAN_S26_order_of_battles() -> None:
    t = bare(ASH, SOWERS, COVEN, KNIGHTS)
    t.curses("curse_10_forerunner", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.award()
    t.decline_all()
    assert fought(t) == [1, 3, 4, 5, 6, 8, 9]
    t = bare(ASH, SOWERS, COVEN, year=2)
    t.curses("curse_8_grey_tide", "curse_3_snatching_hand")
    t.award()
    t.decline_all()
    assert fought(t) == [1, 2, 4, 5, 6, 7]


def test_CAN_S27_neutralising() -> None:
    t = bare(KNIGHTS, SOWERS, ASH)
    for house in (KNIGHTS, SOWERS, ASH):
        t.land(house, "r6_forge")
    t.tactics(KNIGHTS, "kni_wall_of_light", "snuff")
    t.tactics(SOWERS, "torchlit_raid", "rekindle")
    t.tactics(ASH, "spark_and_ash", "blackout")
    t.battle(6)
    t.lay(KNIGHTS, "kni_wall_of_light", "snuff")
    t.lay(SOWERS, "torchlit_raid", "rekindle")
    t.lay(ASH, "spark_and_ash", "blackout")
    assert (t.asked, t.prompt()) == (KNIGHTS, "neutralise")
    t.do("spend:2:ash_clan:2", "decline")
    assert t.asked == SOWERS
    assert t.refused("spend:1:knights_of_light:1") == "CAN-BATTLE-6"
    t.do("spend:2:knights_of_light:1")
    assert t.asked == ASH
    t.do("spend:1:sowers_order:1")
    assert all(player.slots == [-1, -1] for player in t.g.players)
    assert (t.asked, t.prompt()) == (KNIGHTS, "resolve-first")
    t.do("first:1")
    assert (t.prompt(), t.ask.args) == ("light", {"left": 1})
    t.do("decline")
    assert (t.prompt(), t.ask.args) == ("extinguish", {"left": 1})
    t.do("decline")
    assert (t.asked, t.prompt()) == (SOWERS, "resolve-first")
    t.do("first:1")
    assert (t.prompt(), t.ask.args) == ("steal", {"left": 1})
    t.do("decline")
    assert (t.asked, t.prompt(), t.ask.args) == (SOWERS, "light", {"left": 1})
    t.do("decline")
    assert (t.asked, t.prompt(), t.ask.args) == (ASH, "extinguish", {"left": 1})
    t.do("decline")
    assert t.score(ASH) == 1
    assert t.facts("resolved") == []


@pytest.mark.parametrize("neutralised", [True, False])
def test_CAN_S28_slot_choice(neutralised: bool) -> None:
    t = bare(COVEN, ASH, SOWERS)
    t.land(COVEN, "r6_forge", "r6_portal")
    t.land(ASH, "r6_forge")
    t.tactics(ASH, "rekindle")
    t.tactics(COVEN, "beacon_chain")
    t.battle(6)
    t.lay(ASH, "rekindle")
    t.lay(COVEN, "beacon_chain")
    t.do("spend:1:ash_clan:1" if neutralised else "decline")
    t.decline_all("extinguish" if neutralised else "turn")
    if neutralised:
        assert (t.asked, t.ask.args) == (ASH, {"left": 1})  # the weak action of slot 1
        t.decline_all()
    else:
        assert [fact.args["card"] for fact in t.facts("resolved")][-1] == "rekindle"
        assert t.facts("extinguished-land") == []
    assert t.score(ASH) == 1


def test_CAN_S29_grey_temple() -> None:
    t = bare(ASH, KNIGHTS, COVEN, year=2)
    t.temple(6, "grey")
    t.candle(ASH, "warrior", "r6_portal", flames=0)
    t.land(KNIGHTS, "r6_forge")
    t.castle(COVEN, "r6_tavern")
    t.battle(6)
    t.decline_all()
    assert [t.score(house) for house in (ASH, KNIGHTS, COVEN)] == [1, 8, 1]
    assert t.order() == [ASH, KNIGHTS, COVEN]


def test_CAN_S30_becoming_first_decides_the_tie() -> None:
    t = bare(ASH, SOWERS, KNIGHTS)
    t.castle(ASH, "r6_forge")
    t.land(ASH, "r6_forge")
    t.castle(KNIGHTS, "r6_portal")
    t.tactics(KNIGHTS, "forced_march")
    t.battle(6)
    t.lay(KNIGHTS, "forced_march")
    t.decline_all("light")
    assert t.order() == [KNIGHTS, ASH, SOWERS]
    t.do("light:r6_portal")
    t.decline_all()
    assert t.facts("victory")[0].args["strength"] == 5
    assert t.score(KNIGHTS) == 4
    assert t.order() == [ASH, KNIGHTS, SOWERS]


@pytest.mark.parametrize(
    ("others", "track"),
    [
        ((ASH, SOWERS), [ASH, KNIGHTS, SOWERS, COVEN]),
        ((ASH,), [ASH, COVEN, KNIGHTS, SOWERS]),
    ],
)
def test_CAN_S31_shift_behind_the_last_participant(
    others: tuple[int, ...], track: list[int]
) -> None:
    t = bare(COVEN, ASH, KNIGHTS, SOWERS)
    t.castle(COVEN, "r6_forge")
    for house in others:
        t.land(house, "r6_portal")
    t.battle(6)
    t.decline_all()
    assert t.score(COVEN) == 4 + 1
    assert t.order() == track


def test_CAN_S32_single_unlit_participant() -> None:
    t = bare(ASH, COVEN, KNIGHTS, SOWERS, year=3)
    t.candle(COVEN, "pilgrim", "r7_mine", flames=0)
    t.battle(7)
    assert t.match.over
    assert t.score(COVEN) == 12
    assert t.order() == [ASH, COVEN, KNIGHTS, SOWERS]


@pytest.mark.parametrize(
    ("opponent", "castle", "points"), [(True, False, 16), (False, False, 8), (True, True, 0)]
)
def test_CAN_S33_doubling_curse(opponent: bool, castle: bool, points: int) -> None:
    t = bare(COVEN, KNIGHTS, ASH, SOWERS, year=2)
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade")
    t.land(KNIGHTS, "r1_forge")
    t.curse_in(1, KNIGHTS, 1)
    if opponent:
        t.land(COVEN, "r1_forge")
    if castle:
        t.castle(COVEN, "r1_curse")
    t.battle(1)
    t.decline_all()
    assert t.score(KNIGHTS) == points
    if castle:
        assert t.score(COVEN) == 8 + 1


@pytest.mark.parametrize(("year", "strength"), [(2, 5), (3, 7)])
def test_CAN_S34_curse_strength(year: int, strength: int) -> None:
    t = bare(ASH, COVEN, KNIGHTS, SOWERS, year=year)
    t.curses("curse_2_iron_shade")
    t.curse_in(1, COVEN, 10)
    t.upgrades(COVEN, "curse_bell_1", "curse_bell_3")
    assert t.strength(COVEN, 10) == strength


def test_CAN_S35_card_drawn_in_battle() -> None:
    t = bare(ENGINEERS, ASH, COVEN, KNIGHTS)
    t.land(ENGINEERS, "r5_curse", "r6_forge")
    t.land(ASH, "r5_mine", "r6_forge")
    t.display("snuff", "rekindle", "blackout", "snuff", "rekindle", "blackout")
    t.tactics(ENGINEERS, "eng_exact_reckoning")
    t.battle(5, 6)
    t.lay(ENGINEERS, "eng_exact_reckoning")
    t.do("first:1", "take:snuff")
    assert t.player(ENGINEERS).slots[1] == -1  # not in this battle
    assert len(t.g.display) == 6
    t.decline_all("lay")
    assert fought(t) == [5, 6]
    assert t.options(seat=t.seat(ENGINEERS)) == ["free", "lay:snuff"]


# Clean-up and end -------------------------------------------------------------------------------


def test_CAN_S36_between_the_years() -> None:
    t = Table(ASH, SOWERS, COVEN, KNIGHTS, phase="clean_up")
    t.hand(COVEN)
    roles = ("explorer", "pilgrim", "warrior")
    deployed = ("cov_smoke_catcher", "link_boy", "cov_mad_melter")
    for role, card in zip(roles, deployed, strict=True):
        t.candle(COVEN, role, "r4_mine", card=card)
    t.hand(COVEN, "duelist", "smuggler", "court_scribe")
    t.player(COVEN).maneuvers, t.player(COVEN).hand = t.player(COVEN).hand, []
    assert t.prompt() == "turn"
    assert t.under() == list(deployed)
    hand = ["duelist", "smuggler", "court_scribe", "cov_choir_of_the_snuffed"]
    assert t.hand_of(COVEN) == hand


def test_CAN_S37_final_scoring() -> None:
    t = bare(ASH, SOWERS, COVEN, KNIGHTS, year=3)
    t.land(SOWERS, "r3_curse", "r3_mine", "r6_barracks", "r5_tavern")
    t.castle(SOWERS, "r5_curse")
    t.candle(SOWERS, "pilgrim", "r10_curse")
    t.upgrades(SOWERS, "spirit_census", "field_of_lights", "treasury")
    t.cubes(SOWERS, gold=3, wax=2)
    t.g.phase = "clean_up"
    assert t.match.over
    assert t.score(SOWERS) == 17


# More cases -------------------------------------------------------------------------------------


def test_CAN_S47_the_forerunner() -> None:
    t = bare(ENGINEERS, COVEN, ASH, KNIGHTS)
    t.curses("curse_10_forerunner", "curse_2_iron_shade", "curse_5_mirror_crown")
    t.land(KNIGHTS, "r6_forge")
    t.influence(1, {KNIGHTS: 1})
    t.influence(2, {ENGINEERS: 2, KNIGHTS: 2})
    t.award()
    t.do("in:r6")
    assert t.order() == [KNIGHTS, ENGINEERS, COVEN, ASH]
    assert (t.asked, t.ask.args) == (KNIGHTS, {"curse": "curse_2_iron_shade"})
    assert t.strength(KNIGHTS, 6) == 1 + 3


@pytest.mark.parametrize("grey", [False, True])
def test_CAN_S48_only_a_curse_left(grey: bool) -> None:
    t = bare(ASH, COVEN, KNIGHTS, SOWERS)
    t.curses("curse_2_iron_shade", "curse_7_snuffing_breath")
    t.curse_in(2, COVEN, 5)
    t.land(COVEN, "r5_mine")
    t.land(ASH, "r5_mine", "r5_curse")
    if grey:
        t.temple(5, "grey")
    t.battle(5)
    t.do("extinguish:new_life_coven:r5_mine", "decline")
    assert t.facts("victory")[0].args["strength"] == (2 if grey else 3)
    if grey:
        assert (t.score(ASH), t.score(COVEN)) == (1 + 4, 1)
        assert t.order() == [COVEN, ASH, KNIGHTS, SOWERS]
    else:
        assert (t.score(ASH), t.score(COVEN)) == (1, 1 + 4)
        assert t.order() == [ASH, COVEN, KNIGHTS, SOWERS]
