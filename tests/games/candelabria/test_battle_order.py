"""War season: which battles are fought, and who takes part (CAN-WAR)."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.rules.land import REGION_ID
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def war(*curses: str, houses: tuple[int, ...] = (), year: int = 1) -> Table:
    """Nobody claimed a curse: the battles begin. Only castles stand on the map."""
    t = Table(*houses, year=year)
    t.bare()
    t.curses(*curses)
    t.award()
    return t


def fought(t: Table) -> list[str]:
    """The regions of the battles so far, in order."""
    kinds = {"battle", "unopposed", "no-battle"}
    return [fact.args["region"] for fact in t.g.journal.facts if fact.kind in kinds]


def test_CAN_WAR_1_once_in_every_region_that_is_not_struck() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.decline_all()
    assert t.g.year == 2
    assert sorted(fought(t)) == sorted(f"r{number}" for number in (1, 3, 4, 5, 6, 8, 9))


@pytest.mark.parametrize(
    ("leftmost", "order"),
    [
        ("curse_4_hollow_mason", [5, 6, 8, 9, 10, 1, 3]),
        ("curse_8_grey_tide", [9, 10, 1, 3, 4, 5, 6]),
        ("curse_10_forerunner", [1, 3, 4, 5, 6, 8, 9]),
    ],
)
def test_CAN_WAR_2_from_the_region_after_the_leftmost_curse(
    leftmost: str, order: list[int]
) -> None:
    t = war(leftmost, "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.decline_all()
    assert fought(t) == [REGION_ID[number] for number in order]


def test_CAN_WAR_2_the_small_side_ends_with_region_8() -> None:
    t = war("curse_7_snuffing_breath", "curse_1_rekindling_wraith", houses=(ASH, SOWERS, COVEN))
    t.g.year = 2
    t.decline_all()
    assert fought(t) == ["r8", "r2", "r3", "r4", "r5", "r6"]


def test_CAN_WAR_3_participants_have_a_figure_there_when_the_battle_begins() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.land(ASH, "r6_forge")
    t.castle(SOWERS, "r6_portal")
    t.candle(KNIGHTS, "explorer", "r6_barracks", flames=0)
    t.land(COVEN, "r5_mine")
    t.battle(6)
    assert t.prompt(ASH) == "lay"
    [battle] = t.facts("battle")
    seats = [f"@{t.seat(house)}" for house in (ASH, SOWERS, KNIGHTS)]
    assert battle.args == {"region": "r6", "seats": seats}


def test_CAN_WAR_4_a_curse_alone_makes_nobody_a_participant() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.curse_in(1, COVEN, 6)
    t.land(ASH, "r6_forge")
    t.battle(6)
    t.decline_all()
    assert (t.score(ASH), t.score(COVEN)) == (4, 0)
    assert t.facts("unopposed")[0].args["who"] == f"@{t.seat(ASH)}"


def test_CAN_WAR_5_an_empty_region_scores_for_nobody() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.curse_in(1, COVEN, 6)
    t.battle(6)
    assert t.prompt() == "turn"
    assert [player.vp for player in t.g.players] == [0, 0, 0, 0]
    assert [fact.args for fact in t.facts("no-battle")] == [{"region": "r6"}]


@pytest.mark.parametrize(("year", "points"), [(1, 4), (2, 8), (3, 12)])
@pytest.mark.parametrize("temple", ["white", "grey", "black"])
def test_CAN_WAR_6_a_single_participant_wins_at_once(year: int, points: int, temple: str) -> None:
    t = Table(ASH, COVEN, ENGINEERS, year=year)
    t.bare()
    t.temple(6, temple)
    t.candle(ASH, "warrior", "r6_forge", flames=0)
    t.tactics(ASH, "snuff", "rekindle")
    track = t.order()
    t.battle(6)
    assert t.match.over or t.prompt() == "turn"
    assert t.score(ASH) == points  # and nothing of the weak action that scores a point
    assert t.tactics_of(ASH) == ["snuff", "rekindle"]
    assert t.order() == track
