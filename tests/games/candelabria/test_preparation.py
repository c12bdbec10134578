"""War season: preparation (CAN-PREP): curses are awarded and placed."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

PLAIN = ("curse_2_iron_shade", "curse_5_mirror_crown", "curse_10_forerunner")
"""Curses whose placing asks nothing further."""


def war(*curses: str, year: int = 1) -> Table:
    """Four Houses with a flame in region 6 each before the curses are awarded."""
    t = Table(year=year)
    t.bare()
    t.curses(*(curses or PLAIN))
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        t.land(house, "r6_forge")
    t.award()
    return t


def test_CAN_PREP_1_every_tactics_card_can_be_laid_in_battle() -> None:
    t = war()
    t.tactics(ASH, "snuff", "ash_no_mercy")
    t.tactics(SOWERS)
    t.tactics(COVEN)
    t.tactics(KNIGHTS)
    t.battle(6)
    assert t.options(seat=t.seat(ASH)) == ["free", "lay:ash_no_mercy", "lay:snuff"]


def test_CAN_PREP_2_curses_are_awarded_and_resolved_from_left_to_right() -> None:
    t = war("curse_7_snuffing_breath", "curse_1_rekindling_wraith", "curse_2_iron_shade")
    t.influence(1, {ASH: 1})
    t.influence(2, {SOWERS: 1})
    t.influence(3, {COVEN: 1})
    assert (t.asked, t.ask.args) == (ASH, {"curse": "curse_7_snuffing_breath"})
    t.do("in:r6")
    assert (t.asked, t.prompt()) == (ASH, "extinguish")  # the effect, before the next curse
    assert t.at_curse(2) == {SOWERS: 1}
    t.do("extinguish:knights_of_light:r6_forge", "decline")
    assert (t.asked, t.ask.args) == (SOWERS, {"curse": "curse_1_rekindling_wraith"})
    t.do("in:r3", "decline")
    assert (t.asked, t.ask.args) == (COVEN, {"curse": "curse_2_iron_shade"})


def test_CAN_PREP_3_most_flames_win_the_curse() -> None:
    t = war()
    t.influence(1, {ASH: 1, KNIGHTS: 3, COVEN: 2})
    assert (t.asked, t.prompt()) == (KNIGHTS, "place-curse")
    assert t.g.curses[0].owner == t.seat(KNIGHTS)


@pytest.mark.parametrize("first", [COVEN, KNIGHTS])
def test_CAN_PREP_3_a_tie_goes_to_the_earlier_on_the_track(first: int) -> None:
    t = war()
    t.track(SOWERS, first, *({COVEN, KNIGHTS} - {first}), ASH)
    t.influence(1, {SOWERS: 1, KNIGHTS: 2, COVEN: 2})
    assert t.asked == first


def test_CAN_PREP_4_a_curse_without_flames_goes_to_nobody() -> None:
    t = war()
    t.influence(2, {ASH: 1})
    assert (t.asked, t.ask.args) == (ASH, {"curse": "curse_5_mirror_crown"})
    assert (t.g.curses[0].owner, t.g.curses[0].region) == (-1, -1)
    assert [fact.args for fact in t.facts("curse-unclaimed")] == [{"curse": "curse_2_iron_shade"}]


def test_CAN_PREP_5_all_flames_at_the_card_return() -> None:
    t = war()
    before = {house: t.player(house).supply for house in (ASH, COVEN, KNIGHTS)}
    t.influence(1, {ASH: 2, COVEN: 3})
    t.influence(2, {KNIGHTS: 1})
    assert t.asked == COVEN
    assert t.at_curse(1) == {}
    assert t.player(ASH).supply == before[ASH]
    assert t.player(COVEN).supply == before[COVEN]
    assert t.at_curse(2) == {KNIGHTS: 1}
    assert t.census_is_whole()


def test_CAN_PREP_6_the_curse_goes_where_its_controller_has_a_figure() -> None:
    t = war()
    t.land(ASH, "r1_forge")
    t.castle(ASH, "r8_mine")
    t.candle(ASH, "pilgrim", "r3_mine", flames=0)
    t.influence(1, {ASH: 1})
    assert t.options() == ["in:r1", "in:r3", "in:r8"]
    assert t.refused("in:r6") == "CAN-PREP-6"
    t.do("in:r3")
    assert (t.g.curses[0].owner, t.g.curses[0].region) == (t.seat(ASH), 3)


def test_CAN_PREP_7_no_curse_under_a_black_temple() -> None:
    t = war()
    t.land(ASH, "r1_forge", "r5_mine", "r6_forge")
    t.temple(1, "white", "black")
    t.temple(5, "black", "grey")  # covered: it does not work
    t.influence(1, {ASH: 1})
    assert t.options() == ["in:r5", "in:r6", "in:r8"]
    assert t.refused("in:r1") == "CAN-PREP-7"


def test_CAN_PREP_8_struck_regions_and_regions_with_curses_are_open() -> None:
    t = war()
    t.land(ASH, "r2_mine", "r6_forge")  # region 2 is struck by the first card
    t.influence(1, {ASH: 1})
    t.influence(2, {ASH: 1})
    assert t.options() == ["in:r2", "in:r6", "in:r8"]
    t.do("in:r2", "in:r2")
    assert [curse.region for curse in t.g.curses] == [2, 2, -1]


def test_CAN_PREP_8_without_a_legal_region_the_curse_has_no_effect() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_5_mirror_crown")
    t.track(ASH, SOWERS, COVEN, KNIGHTS)
    t.land(KNIGHTS)
    t.castle(KNIGHTS, "r9_tavern")
    t.temple(9, "black")
    t.upgrades(KNIGHTS, "spirit_archive")
    t.influence(1, {KNIGHTS: 2})
    t.influence(2, {SOWERS: 1})
    assert t.asked == SOWERS  # the next curse, without a word to the Knights
    assert t.g.curses[0].region == -1
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]
    assert t.facts("curse-nowhere")[0].rule == "CAN-PREP-8"


def test_CAN_PREP_9_the_effect_follows_the_placing_at_once() -> None:
    t = war("curse_10_forerunner", "curse_2_iron_shade", "curse_5_mirror_crown")
    t.influence(1, {KNIGHTS: 1})
    t.influence(2, {ASH: 1})
    assert t.order()[0] == ASH
    t.do("in:r6")
    assert t.order()[0] == KNIGHTS
    assert t.g.phase == "curses"


def test_CAN_PREP_10_upgrades_follow_after_the_effect() -> None:
    t = war("curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_5_mirror_crown")
    t.upgrades(ASH, "spirit_archive")
    t.influence(1, {ASH: 1})
    cards = len(t.tactics_of(ASH))
    t.do("in:r6")
    assert t.prompt() == "light"
    t.do("light:r6_portal", "light:r6_barracks")
    assert (t.asked, t.prompt()) == (ASH, "take-tactics")
    t.do(t.options("take")[0])
    assert len(t.tactics_of(ASH)) == cards + 1


def test_CAN_PREP_10_the_upgrade_answers_to_own_curses_only() -> None:
    t = war()
    t.upgrades(ASH, "spirit_archive")
    t.influence(1, {SOWERS: 1})
    t.do("in:r6")
    assert t.prompt() == "lay"


def test_CAN_PREP_11_a_curse_stands_in_its_region_until_clean_up() -> None:
    t = war()
    t.influence(1, {ASH: 1})
    t.do("in:r6")
    [curse] = [curse for curse in t.g.curses if curse.region != -1]
    assert (curse.region, curse.territory) == (6, -1)
    assert t.strength(ASH, 6) == 1 + 4
    t.decline_all()
    assert t.g.year == 2
    assert t.strength(ASH, 6) == 1
    assert all(curse.region == -1 for curse in t.g.curses)
