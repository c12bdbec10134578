"""The end of the game (CAN-END)."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def last_year() -> Table:
    """Only the clean-up of year 3 is left. Ash, Engineers and Coven have nothing to score."""
    t = Table(ASH, ENGINEERS, COVEN, KNIGHTS, year=3, phase="clean_up")
    t.bare()
    return t


def test_CAN_END_1_the_game_ends_after_the_war_of_year_3() -> None:
    for year in (1, 2):
        t = Table(year=year, phase="clean_up")
        assert not t.match.over
        assert t.g.year == year + 1
    t = last_year()
    assert t.match.over
    assert t.g.phase == "over"


def test_CAN_END_2_end_of_game_upgrades_are_added() -> None:
    t = last_year()
    t.vp(ASH, 10)
    t.upgrades(ASH, "field_of_lights", "treasury")
    t.land(ASH, "r1_forge", "r2_mine")
    t.cubes(ASH, gold=1, wax=3)
    assert t.match.over
    assert t.score(ASH) == 10 + 2 + 4
    assert {fact.args["card"] for fact in t.facts("final")} == {"field_of_lights", "treasury"}


@pytest.mark.parametrize(
    ("upgrade", "points"),
    [
        ("marshal_roll", 2 * 1),
        ("spirit_census", 2 * 2),
        ("innkeepers_league", 2 * 2),
        ("smiths_charter", 2 * 2),
        ("wayfinders_map", 2 * 1),
        ("miners_ledger", 1 * 3),
        ("treasury", 1 * 5),
        ("war_library", 1 * 4),
        ("field_of_lights", 1 * 10),
    ],
)
def test_CAN_END_2_what_each_upgrade_scores(upgrade: str, points: int) -> None:
    t = last_year()
    t.upgrades(ASH, upgrade)
    t.castle(ASH, "r9_tavern")
    t.castle(KNIGHTS, "r6_forge")
    t.land(
        ASH,
        "r1_barracks",
        *("r1_curse", "r2_curse"),
        "r4_tavern",
        *("r1_forge", "r3_forge"),
        "r4_portal",
        *("r2_mine", "r3_mine", "r4_mine"),
    )
    t.cubes(ASH, gold=2, wax=3)
    t.tactics(ASH, "snuff", "ash_no_mercy", "rekindle")
    t.player(ASH).used.append(t.player(KNIGHTS).tactics.pop())  # used in the last battle
    assert t.match.over
    assert t.score(ASH) == points


def test_CAN_END_3_candles_are_gone_when_control_is_counted() -> None:
    t = last_year()
    t.upgrades(ASH, "wayfinders_map", "innkeepers_league")
    t.castle(ASH, "r6_portal")
    t.candle(ASH, "warrior", "r4_portal")
    t.candle(ASH, "pilgrim", "r4_tavern")
    assert t.match.over
    assert t.score(ASH) == 2  # the castle on a portal


def test_CAN_END_4_what_counts_as_flame_card_and_cube() -> None:
    t = last_year()
    t.upgrades(ASH, *("field_of_lights", "war_library", "treasury"))
    t.land(ASH, "r1_forge")
    t.castle(ASH, "r2_mine")  # no land flame
    t.tactics(ASH, "snuff", "ash_no_mercy")
    t.hand(ASH, "link_boy")  # no tactics card
    t.cubes(ASH, wax=1)
    assert t.match.over
    assert t.score(ASH) == 1 + 2 + 1


def test_CAN_END_5_most_points_win() -> None:
    t = last_year()
    t.vp(COVEN, 31)
    t.vp(ASH, 30)
    assert t.match.result.winners == (t.seat(COVEN),)
    assert t.match.result.ranking
    assert [t.house(seat) for seat in t.match.result.order[:2]] == [COVEN, ASH]


@pytest.mark.parametrize("first", [ASH, KNIGHTS])
def test_CAN_END_5_a_tie_goes_to_the_earlier_on_the_track(first: int) -> None:
    t = last_year()
    for house in (ASH, KNIGHTS):
        t.vp(house, 30)
    t.track(COVEN, first, ENGINEERS, *({ASH, KNIGHTS} - {first}))
    assert t.match.result.winners == (t.seat(first),)
    assert t.facts("won")[0].args["who"] == f"@{t.seat(first)}"


def test_CAN_END_5_the_final_scoring_counts_for_the_winner() -> None:
    t = Table(SOWERS, ASH, COVEN, year=3, phase="clean_up")
    t.bare()
    t.vp(ASH, 9)
    t.vp(SOWERS, 8)
    t.land(SOWERS, "r1_curse")
    t.castle(SOWERS, "r3_mine")
    assert t.match.result.winners == (t.seat(SOWERS),)
    assert t.score(SOWERS) == 10


def test_CAN_END_7_equal_points_behind_the_winner_share_a_place() -> None:
    t = last_year()
    for house, points in ((ASH, 30), (COVEN, 30), (ENGINEERS, 30), (KNIGHTS, 12)):
        t.vp(house, points)
    t.track(KNIGHTS, COVEN, ASH, ENGINEERS)
    places = [{t.house(seat) for seat in place} for place in t.match.result.ranking]
    assert places == [{COVEN}, {ASH, ENGINEERS}, {KNIGHTS}]
