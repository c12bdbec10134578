"""CAN-SNUFF: what becomes of a flame that another player puts out."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table


def attack(card: str = "moth_catcher") -> Table:
    """Ash deploys a candle that puts out flames of the Coven."""
    t = Table()
    t.bare()
    t.land(COVEN, "r4_mine", "r4_tavern")
    t.candle(COVEN, "pilgrim", "r4_mine")
    t.hand(ASH, card, "bell_ringer")
    t.do(f"deploy:{card}:explorer")
    return t


@pytest.mark.parametrize("place", [1, 2, 3])
def test_CAN_SNUFF_1_the_owner_may_put_the_flame_at_any_curse_card(place: int) -> None:
    t = attack()
    supply = t.player(COVEN).supply
    t.do("extinguish:new_life_coven:r4_mine")
    assert (t.asked, t.prompt()) == (COVEN, "snuffed")
    assert t.options() == ["at:1", "at:2", "at:3", "supply"]
    t.do(f"at:{place}")
    assert t.at_curse(place) == {COVEN: 1}
    assert t.player(COVEN).supply == supply
    assert t.flames(COVEN) == {"r4_tavern"}


def test_CAN_SNUFF_1_with_two_curse_cards_there_are_two_places() -> None:
    t = Table(ASH, SOWERS, COVEN, year=2)
    t.bare()
    t.land(COVEN, "r4_mine")
    t.maneuver("castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    assert t.options() == ["at:1", "at:2", "supply"]


def test_CAN_SNUFF_1_otherwise_it_returns_to_the_supply() -> None:
    t = attack()
    supply = t.player(COVEN).supply
    t.do("extinguish:new_life_coven:r4_mine", "supply")
    assert t.player(COVEN).supply == supply + 1
    assert [t.at_curse(place) for place in (1, 2, 3)] == [{}, {}, {}]


def test_CAN_SNUFF_1_also_when_a_castle_puts_it_out() -> None:
    t = Table()
    t.bare()
    t.land(COVEN, "r4_mine")
    t.maneuver("castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    assert (t.asked, t.prompt()) == (COVEN, "snuffed")
    t.do("at:2")
    assert t.at_curse(2) == {COVEN: 1}


def test_CAN_SNUFF_2_in_the_war_season_it_returns_to_the_supply() -> None:
    t = Table()
    t.bare()
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    supply = t.player(COVEN).supply
    t.battle(6)
    t.lay_nothing(ASH, COVEN)
    t.do("extinguish:new_life_coven:r6_forge")
    assert t.player(COVEN).supply == supply + 1
    assert t.prompt() != "snuffed"


def test_CAN_SNUFF_2_a_curse_of_the_war_season_leaves_no_choice_either() -> None:
    t = Table()
    t.bare()
    t.curses("curse_7_snuffing_breath", "curse_1_rekindling_wraith", "curse_3_snatching_hand")
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    t.influence(1, {ASH: 1})
    supply = t.player(COVEN).supply
    t.award()
    t.do("in:r6", "extinguish:new_life_coven:r6_forge")
    assert (t.asked, t.prompt()) == (ASH, "extinguish")
    assert t.player(COVEN).supply == supply + 1


def test_CAN_SNUFF_3_a_candle_flame_has_no_such_use() -> None:
    t = attack()
    supply = t.player(COVEN).supply
    t.do("extinguish:new_life_coven:pilgrim")
    assert t.lit(COVEN, "pilgrim") == 2
    assert (t.asked, t.prompt()) == (SOWERS, "turn")
    assert t.player(COVEN).supply == supply, "candle flames are no land flames"
    assert [t.at_curse(place) for place in (1, 2, 3)] == [{}, {}, {}]


def test_CAN_SNUFF_4_the_owner_decides_before_the_attack_goes_on() -> None:
    t = attack("chimney_sweep")
    t.land(KNIGHTS, "r9_tavern")
    asked = []
    for key in (
        "extinguish:new_life_coven:r4_mine",
        "at:1",
        "extinguish:knights_of_light:r9_tavern",
    ):
        asked.append(t.asked)
        t.do(key)
    asked.append(t.asked)
    assert asked == [ASH, COVEN, ASH, KNIGHTS]
