"""CAN-MIST: curse cards are drawn and regions are struck."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import CURSES
from igroteka.games.candelabria.rules.mist import struck
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table, number_of

FIVE = (ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS)


def in_mist(*houses: int, year: int = 1) -> Table:
    """The Mist season begins; no curse lies on the board yet."""
    t = Table(*houses, year=year, phase="mist")
    t.curses()
    return t


@pytest.mark.parametrize(
    ("houses", "drawn"),
    [(FIVE, [3, 3, 3]), (FIVE[1:], [3, 3, 3]), ((ASH, SOWERS, COVEN), [3, 2, 2])],
)
def test_CAN_MIST_1_how_many_curses_are_drawn_each_year(
    houses: tuple[int, ...], drawn: list[int]
) -> None:
    t = in_mist(*houses)
    by_year: dict[int, int] = {}
    for _ in t.play_on(seed=1):
        if t.g.phase == "kindling":
            by_year.setdefault(t.g.year, len(t.g.curses))
    assert [by_year[year] for year in (1, 2, 3)] == drawn
    assert t.g.curse_deck == []


def test_CAN_MIST_2_left_to_right_in_the_order_drawn() -> None:
    t = in_mist()
    order = ["curse_8_grey_tide", "curse_1_rekindling_wraith", "curse_10_forerunner"]
    t.force(*(number_of(CURSES, card) for card in order))
    assert t.prompt() == "turn"
    assert [CURSES[curse.card].id for curse in t.g.curses] == order
    assert t.at_curse(1) == t.at_curse(2) == t.at_curse(3) == {}


def test_CAN_MIST_3_house_candles_on_the_way_go_to_their_houses() -> None:
    t = Table(phase="mist")
    t.curses()
    t.g.year = 2
    assert t.prompt() == "turn"
    for house, card in {
        ASH: "ash_raging_brand",
        SOWERS: "sow_sower_of_sparks",
        COVEN: "cov_choir_of_the_snuffed",
        KNIGHTS: "kni_sun_paladin",
    }.items():
        assert t.hand_of(house)[3:] == [card]
    assert len(t.facts("house-candle")) == 4


def test_CAN_MIST_4_the_region_of_each_curse_card_is_struck() -> None:
    t = in_mist()
    t.force(*(number_of(CURSES, card) for card in ("curse_5_mirror_crown", "curse_2_iron_shade")))
    assert t.prompt() == "turn"
    third = CURSES[t.g.curses[2].card].region
    assert struck(t.g) == {5, 2, third}
    assert len(struck(t.g)) == 3
    assert [fact.args["region"] for fact in t.facts("struck")] == ["r5", "r2", f"r{third}"]


def test_CAN_MIST_5_no_battle_is_fought_in_a_struck_region() -> None:
    t = Table()
    t.curses("curse_3_snatching_hand", "curse_8_grey_tide", "curse_1_rekindling_wraith")
    t.bare()
    t.land(ASH, "r8_forge", "r4_mine")
    t.land(SOWERS, "r8_forge", "r4_mine")
    t.land(COVEN, "r3_mine")
    t.award()
    assert t.prompt() == "lay"
    t.decline_all()
    assert t.g.year == 2
    named = {f.args["region"] for kind in ("battle", "unopposed") for f in t.facts(kind)}
    assert "r4" in named
    assert named.isdisjoint({"r1", "r3", "r8"})


def test_CAN_MIST_6_in_a_struck_region_one_moves_places_flames_and_acts() -> None:
    t = Table()
    t.curses("curse_4_hollow_mason", "curse_8_grey_tide", "curse_1_rekindling_wraith")
    t.candle(ASH, "warrior", "r8_forge")
    t.maneuver("warrior:r4_mine", "cubes:2:0")
    assert t.where(ASH, "warrior") == "r4_mine"
    assert "r4_mine" in t.flames(ASH)
    assert t.player(ASH).gold == 4
    t.do("warrior:r4_portal")
    assert t.prompt() == "portal"


def test_CAN_MIST_7_a_black_temple_does_not_keep_its_region_from_being_struck() -> None:
    t = in_mist()
    assert t.stack(9) == ["black"]
    t.force(number_of(CURSES, "curse_9_second_voice"))
    assert t.prompt() == "turn"
    assert 9 in struck(t.g)
    assert CURSES[t.g.curses[0].card].region == 9


@pytest.mark.parametrize(
    ("houses", "regions"),
    [(FIVE[1:], [1, 2, 3, 4, 5, 7, 8, 9, 10]), ((ASH, SOWERS, KNIGHTS), [1, 2, 3, 4, 5, 7, 8])],
)
def test_CAN_MIST_8_every_region_but_the_centre_is_struck_exactly_once(
    houses: tuple[int, ...], regions: list[int]
) -> None:
    t = in_mist(*houses)
    for _ in t.play_on(seed=8):
        pass
    assert sorted(int(str(f.args["region"])[1:]) for f in t.facts("struck")) == regions
