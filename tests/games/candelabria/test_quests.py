"""The expansion Quests (CAN-QUEST): dealing, marks and rewards."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import QUESTS
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table, number_of

DEALT = (
    ("build_temple", "buy_three"),
    ("control_curse_1", "gain_six_cubes"),
    ("destroy_temple", "win_with_curse"),
)


def dealing() -> Table:
    """Ash, Sowers and Coven have been dealt two quests each."""
    t = Table(ASH, SOWERS, COVEN, quests=True, phase="quests")
    t.curses()
    t.force(*(number_of(QUESTS, id) for pair in DEALT for id in pair))
    assert t.prompt(ASH) == "keep-quest"
    return t


def kindling(year: int = 1, *houses: int) -> Table:
    """Nobody has land flames or temples; it is the turn of Ash, with `moth_catcher` in hand."""
    t = Table(*houses, year=year, quests=True)
    t.bare()
    t.hand(ASH, "moth_catcher", "duelist")
    t.land(COVEN, "r5_mine", "r5_tavern")
    t.turn_of(ASH)
    return t


def snuff(t: Table, territory: str, card: str = "moth_catcher") -> None:
    """Ash deploys a candle that puts out a land flame of the Coven."""
    role = ("explorer", "pilgrim", "warrior")[sum(card != -1 for card in t.player(ASH).deployed)]
    t.do(f"deploy:{card}:{role}", f"extinguish:new_life_coven:{territory}", "supply")


# Dealing --------------------------------------------------------------------------------------


def test_CAN_QUEST_1_one_of_two_is_kept_and_the_other_is_common() -> None:
    t = dealing()
    assert t.options(seat=t.seat(SOWERS)) == ["keep:control_curse_1", "keep:gain_six_cubes"]
    t.do("keep:build_temple", seat=t.seat(ASH))
    t.do("keep:gain_six_cubes", seat=t.seat(SOWERS))
    t.do("keep:destroy_temple", seat=t.seat(COVEN))
    kept = [QUESTS[t.player(house).personal[0]].id for house in (ASH, SOWERS, COVEN)]
    assert kept == ["build_temple", "gain_six_cubes", "destroy_temple"]
    assert list(t.open_quests()) == ["buy_three", "control_curse_1", "win_with_curse"]
    assert t.census_is_whole()


def test_CAN_QUEST_2_all_choose_together_and_reveal_together() -> None:
    t = dealing()
    t.do("keep:destroy_temple", seat=t.seat(COVEN))
    t.do("keep:build_temple", seat=t.seat(ASH))
    assert t.g.quests == []
    assert t.facts("quest-common") == []
    t.do("keep:gain_six_cubes", seat=t.seat(SOWERS))
    assert len(t.g.quests) == 3
    assert len(t.g.quest_box) == 24 - 6
    assert [player.dealt for player in t.g.players] == [[], [], []]


# Annual quests --------------------------------------------------------------------------------


@pytest.mark.parametrize(("year", "points"), [(1, 4), (2, 8), (3, 12)])
def test_CAN_QUEST_3_an_annual_quest_scores_once_a_year(year: int, points: int) -> None:
    t = kindling(year)
    t.common("extinguish_land_flame")
    supply = t.player(ASH).supply
    snuff(t, "r5_mine")
    assert t.score(ASH) == points
    assert t.open_quests() == {"extinguish_land_flame": [ASH]}
    assert t.player(ASH).supply == supply - 1
    while t.asked != ASH:
        t.do(t.options("maneuver")[0])
        t.decline_all()
    snuff(t, "r5_tavern", "duelist")
    assert t.score(ASH) == points + 1  # the point of the card alone
    assert t.open_quests() == {"extinguish_land_flame": [ASH]}


def test_CAN_QUEST_4_marks_return_in_the_mist_and_the_quest_is_open_again() -> None:
    t = Table(year=1, quests=True, phase="clean_up")
    t.bare()
    t.common("extinguish_land_flame", marks=(ASH,))
    t.common("buy_three", marks=(ASH,))
    t.hand(ASH, "moth_catcher")
    t.land(COVEN, "r5_mine")
    supply = t.player(ASH).supply
    assert t.prompt() == "turn"
    assert t.open_quests() == {"extinguish_land_flame": [], "buy_three": [ASH]}
    assert t.player(ASH).supply == supply + 1
    snuff(t, "r5_mine")
    assert t.score(ASH) == 8


# Ranked quests --------------------------------------------------------------------------------


def ranked(marks: tuple[int, ...], *houses: int) -> Table:
    """Ash deploys its third candle with these marks on the quest."""
    t = Table(*houses, quests=True)
    t.bare()
    t.common("deploy_three_candles", marks=marks)
    t.candle(ASH, "explorer", "r8_forge")
    t.candle(ASH, "pilgrim", "r8_forge")
    t.hand(ASH, "street_minstrel")
    t.turn_of(ASH)
    return t


@pytest.mark.parametrize(
    ("marks", "points"), [((), 12), ((SOWERS,), 8), ((SOWERS, COVEN), 4), ((ASH,), 8)]
)
def test_CAN_QUEST_5_slots_of_12_8_and_4_points(marks: tuple[int, ...], points: int) -> None:
    t = ranked(marks)
    supply = t.player(ASH).supply
    t.do("deploy:street_minstrel:warrior")
    assert t.score(ASH) == points + 1
    if len(marks) < 2:
        assert t.open_quests() == {"deploy_three_candles": [*marks, ASH]}
        assert t.player(ASH).supply == supply - 1


def test_CAN_QUEST_6_one_player_may_fill_several_slots_in_one_season() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("win_at_white_temple")
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    for region in (5, 6, 10):
        t.temple(region, "white")
    t.castle(ASH, "r6_forge")
    t.land(ASH, "r5_mine", "r5_curse", "r10_mine")
    t.land(COVEN, "r6_forge", "r5_mine", "r10_forge", "r10_curse")
    t.land(SOWERS, "r10_mine")
    t.battle(5, 6, 10)
    t.decline_all()
    points = [fact.args["amount"] for fact in t.facts("vp") if fact.rule == "CAN-QUEST-5"]
    assert points == [12, 8, 4]
    who = [fact.args["who"] for fact in t.facts("quest")]
    assert who == [f"@{t.seat(house)}" for house in (ASH, ASH, COVEN)]


def test_CAN_QUEST_7_a_ranked_quest_with_all_slots_filled_leaves_the_game() -> None:
    t = ranked((SOWERS, COVEN))
    t.do("deploy:street_minstrel:warrior")
    assert t.open_quests() == {}
    assert [QUESTS[card].id for card in t.g.finished] == ["deploy_three_candles"]
    t = ranked((SOWERS,))
    t.do("deploy:street_minstrel:warrior")
    assert t.g.finished == []


def test_CAN_QUEST_23_the_marks_of_a_finished_quest_return() -> None:
    t = ranked((SOWERS, COVEN))
    supply = {house: t.player(house).supply for house in (ASH, SOWERS, COVEN)}
    t.do("deploy:street_minstrel:warrior")
    assert t.player(ASH).supply == supply[ASH]
    assert t.player(SOWERS).supply == supply[SOWERS] + 1
    assert t.player(COVEN).supply == supply[COVEN] + 1
    assert t.census_is_whole()


# Personal quests ------------------------------------------------------------------------------


def test_CAN_QUEST_8_only_the_owner_scores_a_personal_quest_and_turns_it_up() -> None:
    t = kindling()
    t.personal(ASH, "extinguish_land_flame")
    t.do("deploy:moth_catcher:explorer", "extinguish:new_life_coven:r5_mine", "supply")
    assert (t.asked, t.prompt(), t.options()) == (
        ASH,
        "score-quest",
        ["decline", "score:extinguish_land_flame"],
    )
    assert t.open_quests() == {}
    t.do("score:extinguish_land_flame")
    assert t.score(ASH) == 4
    assert t.player(ASH).personal == []
    assert t.open_quests() == {"extinguish_land_flame": [ASH]}
    assert t.g.quests[0].owner == t.seat(ASH)


def test_CAN_QUEST_8_another_players_deed_scores_nothing() -> None:
    t = kindling()
    t.personal(COVEN, "extinguish_land_flame")
    snuff(t, "r5_mine")
    assert t.prompt() == "turn"
    assert (t.score(ASH), t.score(COVEN)) == (0, 0)


def test_CAN_QUEST_8_an_annual_one_once_a_year_a_ranked_one_slot_by_slot() -> None:
    t = kindling()
    t.personal(ASH, "extinguish_land_flame")
    t.hand(ASH, "chimney_sweep")
    t.do("deploy:chimney_sweep:explorer", "extinguish:new_life_coven:r5_mine", "supply")
    t.do("score:extinguish_land_flame")
    t.do("extinguish:new_life_coven:r5_tavern", "supply")
    assert t.prompt() == "turn"
    assert t.score(ASH) == 4
    t = ranked(())
    t.g.quest_box.append(t.g.quests.pop().card)
    t.personal(ASH, "deploy_three_candles")
    t.do("deploy:street_minstrel:warrior", "score:deploy_three_candles")
    assert t.score(ASH) == 12 + 1
    assert t.open_quests() == {"deploy_three_candles": [ASH]}


def test_CAN_QUEST_8_it_stays_face_up_and_nobody_else_may_use_it() -> None:
    t = Table(quests=True, phase="clean_up")
    t.bare()
    t.common("extinguish_land_flame")
    t.g.quests[0].owner = t.seat(COVEN)
    t.hand(ASH, "moth_catcher")
    t.land(COVEN, "r5_mine")
    assert t.prompt() == "turn"
    snuff(t, "r5_mine")
    assert t.score(ASH) == 0
    assert t.open_quests() == {"extinguish_land_flame": []}


def test_CAN_QUEST_9_common_quests_score_by_themselves() -> None:
    t = kindling()
    t.common("extinguish_land_flame")
    t.do("deploy:moth_catcher:explorer", "extinguish:new_life_coven:r5_mine")
    t.do("supply")
    assert t.score(ASH) == 4
    assert t.prompt() == "turn"


def test_CAN_QUEST_9_a_personal_quest_may_be_passed_by_and_the_event_is_gone() -> None:
    t = kindling()
    t.personal(ASH, "extinguish_land_flame")
    t.do("deploy:moth_catcher:explorer", "extinguish:new_life_coven:r5_mine", "supply", "decline")
    assert t.score(ASH) == 0
    assert [QUESTS[card].id for card in t.player(ASH).personal] == ["extinguish_land_flame"]
    assert t.prompt() == "turn"
    assert t.open_quests() == {}


def test_CAN_QUEST_10_one_event_scores_several_quests_and_one_slot_of_each() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("extinguish_whole_candle")
    t.common("castle_kills_candle")
    t.candle(COVEN, "warrior", "r4_mine", flames=1)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:warrior")
    assert t.score(ASH) == 4 + 12
    assert t.open_quests() == {"extinguish_whole_candle": [ASH], "castle_kills_candle": [ASH]}


def test_CAN_QUEST_11_with_an_empty_supply_the_mark_is_neutral() -> None:
    t = kindling()
    t.common("extinguish_land_flame")
    t.supply(ASH, 0)
    snuff(t, "r5_mine")
    assert t.score(ASH) == 4
    assert t.player(ASH).supply == 0
    assert (t.g.quests[0].marks, t.g.quests[0].neutral) == ([t.seat(ASH)], [1])
    assert t.census_is_whole()


def test_CAN_QUEST_11_a_neutral_mark_returns_as_nothing() -> None:
    t = ranked((SOWERS, COVEN))
    t.supply(ASH, 0)
    t.do("deploy:street_minstrel:warrior")
    assert t.player(ASH).supply == 0
    assert t.census_is_whole()


@rules("CAN-QUEST-12", "CAN-QUEST-19")
def test_CAN_QUEST_12_an_unopposed_victory_is_no_feat() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("win_at_white_temple")
    t.temple(6, "white")
    t.land(ASH, "r6_forge")
    t.battle(6)
    t.decline_all()
    assert t.score(ASH) == 4
    assert t.open_quests() == {"win_at_white_temple": []}


@pytest.mark.parametrize("place", [1, 2, 3])
def test_CAN_QUEST_13_curses_are_counted_by_their_place(place: int) -> None:
    t = Table(quests=True)
    for number in (1, 2, 3):
        t.common(f"control_curse_{number}")
    t.land(COVEN, "r5_mine", "r6_forge")
    t.influence(place, {COVEN: 1})
    t.award()
    assert (t.asked, t.prompt()) == (COVEN, "place-curse")
    marked = [id for id, marks in t.open_quests().items() if marks]
    assert marked == [f"control_curse_{place}"]
    assert t.score(COVEN) == 4


def test_CAN_QUEST_13_with_three_players_the_third_curse_exists_in_year_1_only() -> None:
    for year, places in ((1, 3), (2, 2), (3, 2)):
        assert len(Table(ASH, SOWERS, COVEN, year=year, quests=True).g.curses) == places


def test_CAN_QUEST_24_control_counts_even_if_the_curse_finds_no_region() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("control_curse_1")
    t.temple(9, "black")
    t.influence(1, {KNIGHTS: 1})
    t.award()
    t.decline_all("lay")
    assert len(t.facts("curse-nowhere")) == 1
    [scored] = t.facts("quest")
    assert scored.args == {"who": f"@{t.seat(KNIGHTS)}", "quest": "control_curse_1"}


def test_CAN_QUEST_15_the_third_candle_of_the_year() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("deploy_three_candles")
    t.candle(ASH, "explorer", "r8_forge")
    t.hand(ASH, "street_minstrel")
    t.turn_of(ASH)
    t.do("deploy:street_minstrel:warrior")
    assert t.score(ASH) == 1  # the second candle
    t = ranked(())
    t.do("deploy:street_minstrel:warrior")
    assert t.score(ASH) == 1 + 12


# Two players ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("marks", "points"), [((), 12), ((ENGINEERS,), 4)])
def test_CAN_QUEST_20_ranked_quests_pay_12_and_4_with_two_players(
    marks: tuple[int, ...], points: int
) -> None:
    t = ranked(marks, ASH, ENGINEERS)
    t.do("deploy:street_minstrel:warrior")
    assert t.score(ASH) == points + 1
    assert bool(t.g.finished) is bool(marks)


@pytest.mark.parametrize(("year", "points"), [(1, 0), (2, 8), (3, 12)])
@pytest.mark.parametrize("personal", [False, True])
def test_CAN_QUEST_20_annual_quests_are_blocked_in_year_1(
    year: int, points: int, personal: bool
) -> None:
    t = Table(ASH, ENGINEERS, year=year, quests=True)
    t.bare()
    if personal:
        t.personal(ASH, "extinguish_land_flame")
    else:
        t.common("extinguish_land_flame")
    t.land(ENGINEERS, "r5_mine")
    t.hand(ASH, "moth_catcher")
    t.turn_of(ASH)
    t.do("deploy:moth_catcher:explorer", "extinguish:engineers_guild:r5_mine", "decline")
    if personal and points:
        t.do("score:extinguish_land_flame")
    assert t.prompt() == "turn"
    assert t.score(ASH) == points


def test_CAN_QUEST_21_the_quests_about_curses_stay_in_the_box() -> None:
    two = {QUESTS[card].id for card in Table(ASH, ENGINEERS, quests=True).g.quest_box}
    three = {QUESTS[card].id for card in Table(ASH, SOWERS, COVEN, quests=True).g.quest_box}
    assert len(three) == 24
    assert three - two == {
        "control_curse_1",
        "control_curse_2",
        "control_curse_3",
        "win_with_curse",
        "win_against_curse",
    }
