"""CAN-YEAR: three years of three seasons, and the order of the track."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table


def test_CAN_YEAR_1_three_years_each_of_mist_kindling_and_war() -> None:
    t = Table()
    seasons: list[tuple[int, str]] = []
    for _ in t.play_on(seed=5):
        now = (t.g.year, t.g.phase)
        if not seasons or seasons[-1] != now:
            seasons.append(now)
    order = ["kindling", "curses", "battles"]
    met = [season for season in seasons if season[1] in order]
    assert met == sorted(set(met), key=lambda season: (season[0], order.index(season[1])))
    assert {year for year, _ in met} == {1, 2, 3}
    assert [fact.args["year"] for fact in t.facts("year")] == [2, 3]
    told = [fact.kind for fact in t.g.journal.facts]
    last_struck = len(told) - 1 - told[::-1].index("struck")
    assert "year" in told[:last_struck], "the Mist season opens a year"
    assert t.g.phase == "over"


def test_CAN_YEAR_2_turns_follow_the_track() -> None:
    t = Table()
    t.track(KNIGHTS, ASH, COVEN, SOWERS)
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.maneuver()
        t.decline_all()
    assert asked == [KNIGHTS, ASH, COVEN, SOWERS]
    assert t.asked == KNIGHTS


def test_CAN_YEAR_2_in_battle_too_the_track_decides_who_resolves_first() -> None:
    t = Table()
    t.track(COVEN, KNIGHTS, ASH, SOWERS)
    t.bare()
    for house in (ASH, COVEN, KNIGHTS):
        t.land(house, "r6_forge")
    t.battle(6)
    t.lay_nothing(ASH, COVEN, KNIGHTS)
    asked = []
    while t.match.ask is not None and t.prompt() in {"light", "extinguish", "resolve-first"}:
        if t.asked not in asked:
            asked.append(t.asked)
        t.do("first:1" if t.prompt() == "resolve-first" else "decline")
    assert asked == [COVEN, KNIGHTS, ASH]


def test_CAN_YEAR_3_the_order_stays_from_round_to_round_and_into_the_next_year() -> None:
    t = Table()
    t.bare()
    turns = []
    while t.g.year == 1:
        turns.append(t.asked)
        t.maneuver()
        t.decline_all()
    assert turns == 3 * [ASH, SOWERS, COVEN, KNIGHTS]
    assert len(t.facts("unopposed")) >= 1, "battles were won, but against nobody"
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]
    assert t.asked == ASH


def test_CAN_YEAR_3_become_first_lasts() -> None:
    t = Table()
    t.no_hands_but(KNIGHTS)
    t.turn_of(KNIGHTS)
    t.do("deploy:kni_dawn_herald:explorer")
    assert t.order() == [KNIGHTS, ASH, SOWERS, COVEN]
    t.bare()
    while t.g.year == 1:
        t.maneuver()
        t.decline_all()
    assert t.order() == [KNIGHTS, ASH, SOWERS, COVEN]
    assert t.asked == KNIGHTS


def test_CAN_YEAR_4_a_new_first_place_counts_from_the_next_round() -> None:
    t = Table()
    t.hand(SOWERS, "bell_ringer", "stub_the_vagrant")
    t.turn_of(SOWERS)
    t.do("deploy:bell_ringer:explorer", "to:r3_curse")
    assert t.order() == [SOWERS, ASH, COVEN, KNIGHTS]
    assert t.asked == COVEN
    asked = []
    for _ in range(3):
        t.maneuver()
        t.decline_all()
        asked.append(t.asked)
    assert asked == [KNIGHTS, SOWERS, ASH]


def test_CAN_YEAR_4_ties_use_the_new_track_at_once() -> None:
    t = Table()
    t.no_hands_but(KNIGHTS)
    t.hand(KNIGHTS, "kni_dawn_herald")
    t.candle_deck()
    t.influence(1, {ASH: 2, KNIGHTS: 2})
    t.turn_of(KNIGHTS)
    t.do("deploy:kni_dawn_herald:explorer")
    assert t.facts("curse-won")[0].args["who"] == "@3"


@pytest.mark.parametrize("becomes_first", [True, False])
def test_CAN_YEAR_5_a_battle_keeps_its_sequence_but_ties_use_the_new_track(
    becomes_first: bool,
) -> None:
    t = Table()
    t.bare()
    for house in (ASH, SOWERS, COVEN):
        t.land(house, "r6_forge")
    t.tactics(SOWERS, "ambush")
    t.battle(6)
    t.lay_nothing(ASH, COVEN)
    t.lay(SOWERS, second="ambush" if becomes_first else "")
    t.do("decline")
    if becomes_first:
        assert (t.asked, t.prompt()) == (SOWERS, "resolve-first")
        t.do("first:2", "decline")
        assert t.order() == [SOWERS, ASH, COVEN, KNIGHTS]
        t.do("decline")
        assert t.asked == COVEN, "the sequence goes on as it began"
    else:
        t.do("first:1", "decline", "decline")
    t.do("decline")
    winner = SOWERS if becomes_first else ASH
    victory = t.facts("victory")[-1]
    assert victory.args["who"] == f"@{t.seat(winner)}"
    shifted = [ASH, COVEN, SOWERS, KNIGHTS] if becomes_first else [SOWERS, COVEN, ASH, KNIGHTS]
    assert t.order() == shifted, "the winner was first of the participants"
