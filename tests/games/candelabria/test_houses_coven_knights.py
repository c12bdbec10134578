"""House abilities (CAN-HOUSE): the Coven and the Knights."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

# Coven ----------------------------------------------------------------------------------------


def test_CAN_HOUSE_8_many_lanterns_draws_three_after_a_deploy() -> None:
    t = Table()
    t.turn_of(COVEN)
    t.force_candles("link_boy", "duelist", "smuggler")
    t.do("deploy:cov_smoke_catcher:explorer")
    assert (t.asked, t.prompt()) == (COVEN, "keep-candle")
    assert t.options() == ["keep:duelist", "keep:link_boy", "keep:smuggler"]


def test_CAN_HOUSE_8_other_houses_draw_one() -> None:
    t = Table()
    t.turn_of(KNIGHTS)
    t.force_candles("link_boy")
    t.do("deploy:kni_dawn_herald:explorer")
    assert t.hand_of(KNIGHTS) == ["kni_rune_shieldbearer", "kni_academy_mentor", "link_boy"]
    assert t.prompt() == "turn"


def test_CAN_HOUSE_9_many_lanterns_keeps_one_and_puts_two_under_the_deck() -> None:
    t = Table()
    t.turn_of(COVEN)
    t.force_candles("link_boy", "duelist", "smuggler")
    t.do("deploy:cov_smoke_catcher:explorer", "keep:duelist", "under:smuggler")
    assert t.hand_of(COVEN) == ["cov_lantern_keeper", "cov_mad_melter", "duelist"]
    assert t.player(COVEN).looked == []
    assert t.under() == ["smuggler", "link_boy"]


def test_CAN_HOUSE_9_many_lanterns_draws_and_returns_threefold_in_a_tavern() -> None:
    t = Table()
    t.bare()
    t.castle(COVEN, "r5_mine")
    t.hand(COVEN, "cov_smoke_catcher", "cov_mad_melter")
    t.turn_of(COVEN)
    t.force_candles("link_boy", "duelist", "smuggler")
    t.do("maneuver:cov_smoke_catcher", "castle:r5_tavern")
    assert len(t.hand_of(COVEN)) == 4
    t.do("under:cov_mad_melter", "under:link_boy", "under:smuggler")
    assert t.hand_of(COVEN) == ["duelist"]
    assert t.under() == ["cov_mad_melter", "link_boy", "smuggler"]


def test_CAN_HOUSE_22_a_short_deck_gives_the_coven_what_there_is() -> None:
    t = Table()
    t.candle_deck("link_boy", "duelist")
    t.turn_of(COVEN)
    t.do("deploy:cov_smoke_catcher:explorer")
    assert t.options() == ["keep:duelist", "keep:link_boy"]
    t.do("keep:link_boy")
    assert t.hand_of(COVEN)[-1] == "link_boy"
    assert t.under() == ["duelist"]


def test_CAN_HOUSE_22_an_empty_deck_gives_the_coven_nothing() -> None:
    t = Table()
    t.candle_deck()
    t.turn_of(COVEN)
    t.do("deploy:cov_smoke_catcher:explorer")
    assert t.hand_of(COVEN) == ["cov_lantern_keeper", "cov_mad_melter"]
    assert t.asked != COVEN


def test_CAN_HOUSE_22_a_tavern_takes_back_as_many_as_the_coven_drew() -> None:
    t = Table()
    t.bare()
    t.castle(COVEN, "r5_mine")
    t.hand(COVEN, "cov_smoke_catcher", "cov_mad_melter")
    t.candle_deck("link_boy", "duelist")
    t.turn_of(COVEN)
    t.do("maneuver:cov_smoke_catcher", "castle:r5_tavern")
    assert t.ask.args == {"left": 2}
    t.do("under:cov_mad_melter", "under:link_boy")
    assert t.hand_of(COVEN) == ["duelist"]


def test_CAN_HOUSE_10_seance_counts_one_more_curse_territory_from_year_2() -> None:
    for year, flames in ((1, 1), (2, 2), (3, 2)):
        t = Table(year=year)
        t.bare()
        t.castle(COVEN, "r4_portal")
        t.turn_of(COVEN)
        t.do("maneuver:cov_smoke_catcher", "castle:r5_curse")
        assert (t.prompt(), t.ask.args) == ("influence", {"left": flames})


@pytest.mark.parametrize(("year", "strength"), [(1, 3), (2, 3), (3, 4)])
def test_CAN_HOUSE_19_spirit_bond_strengthens_curses_in_year_3(year: int, strength: int) -> None:
    t = Table(year=year)
    t.bare()
    t.curses("curse_5_mirror_crown", "curse_7_snuffing_breath", "curse_8_grey_tide")
    t.curse_in(1, COVEN, 10)
    t.curse_in(2, SOWERS, 10)
    assert t.strength(COVEN, 10) == strength
    assert t.strength(SOWERS, 10) == 3
    t.curse_in(3, COVEN, 10)
    assert t.strength(COVEN, 10) == 2 * strength


# Knights --------------------------------------------------------------------------------------


def vigil() -> Table:
    """Ash has a forge; the Knights have two candles far away."""
    t = Table()
    t.bare()
    t.land(ASH, "r6_barracks")
    t.castle(ASH, "r5_tavern")
    t.cubes(ASH, gold=4)
    t.candle(KNIGHTS, "explorer", "r9_tavern")
    t.candle(KNIGHTS, "warrior", "r6_portal", flames=0)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r6_forge", "temple_grey:r6")
    return t


def test_CAN_HOUSE_11_vigil_moves_a_candle_to_the_region_of_a_new_temple() -> None:
    t = vigil()
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")
    assert t.options("send") == [
        "send:explorer:r6_barracks",
        "send:explorer:r6_forge",
        "send:explorer:r6_portal",
        "send:warrior:r6_barracks",
        "send:warrior:r6_forge",
    ]
    assert t.refused("send:warrior:r5_mine") == "CAN-HOUSE-11"
    supply = t.player(KNIGHTS).supply
    t.do("send:explorer:r6_barracks")
    assert t.where(KNIGHTS, "explorer") == "r6_barracks"
    assert t.player(KNIGHTS).supply == supply
    assert t.flames(KNIGHTS) == set()
    assert t.facts("action")[-1].args["who"] == f"@{t.seat(ASH)}"
    assert t.asked == ASH


def test_CAN_HOUSE_11_vigil_may_be_declined() -> None:
    t = vigil()
    t.do("decline")
    assert t.where(KNIGHTS, "explorer") == "r9_tavern"
    assert t.asked == ASH


def test_CAN_HOUSE_12_vigil_answers_to_a_temple_destroyed_by_another() -> None:
    t = Table()
    t.candle(KNIGHTS, "pilgrim", "r9_barracks")
    t.cubes(ASH, wax=2)
    t.hand(ASH, "temple_robber")
    t.turn_of(ASH)
    t.do("deploy:temple_robber:explorer", "in:r4")
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")
    t.do("send:pilgrim:r4_portal")
    assert t.where(KNIGHTS, "pilgrim") == "r4_portal"
    assert t.asked == ASH  # who goes on with stealing


def test_CAN_HOUSE_12_vigil_works_in_battles_and_from_the_same_region() -> None:
    t = Table()
    t.bare()
    t.temple(6, "white", "black")
    t.land(ASH, "r6_forge", "r6_portal")
    t.candle(KNIGHTS, "explorer", "r6_barracks")
    t.tactics(ASH, "battering_ram")
    t.tactics(KNIGHTS)
    t.battle(6, 7)
    t.lay(ASH, "battering_ram")
    t.do("in:r6")
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")
    t.do("send:explorer:r6_forge")
    assert t.where(KNIGHTS, "explorer") == "r6_forge"
    assert t.stack(6) == ["white"]


def test_CAN_HOUSE_12_vigil_comes_once_for_each_temple() -> None:
    t = vigil()
    t.do("send:explorer:r6_forge")
    assert t.prompt() != "vigil"
    assert len(t.facts("sent")) == 1


def test_CAN_HOUSE_12_vigil_answers_to_temples_of_the_knights_too() -> None:
    t = Table()
    t.bare()
    t.castle(KNIGHTS, "r10_mine")
    t.candle(KNIGHTS, "explorer", "r2_mine")
    t.turn_of(KNIGHTS)
    t.do("maneuver:kni_dawn_herald", "castle:r10_forge", "temple_black:r10")
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")


def test_CAN_HOUSE_12_a_house_without_the_knights_has_no_vigil() -> None:
    t = Table(ASH, SOWERS, COVEN, ENGINEERS)
    t.candle(SOWERS, "pilgrim", "r3_mine")
    t.cubes(ASH, wax=2)
    t.hand(ASH, "temple_robber")
    t.turn_of(ASH)
    t.do("deploy:temple_robber:explorer", "in:r4")
    assert (t.asked, t.prompt()) == (ASH, "steal")


def test_CAN_HOUSE_13_academy_counts_one_more_barracks_from_year_2() -> None:
    for year, cards in ((1, 1), (2, 2), (3, 2)):
        t = Table(year=year)
        t.bare()
        t.turn_of(KNIGHTS)
        t.do("maneuver:kni_dawn_herald", "castle:r9_barracks")
        assert (t.prompt(), t.ask.args) == ("take-tactics", {"left": cards})


def test_CAN_HOUSE_20_guarded_land_scores_land_flames_at_the_end() -> None:
    t = Table(year=3, phase="clean_up")
    t.bare()
    t.land(KNIGHTS, "r9_tavern", "r1_forge", "r6_portal")
    t.land(ASH, "r9_tavern", "r1_forge", "r6_portal")
    t.influence(1, {KNIGHTS: 4})
    assert t.match.over
    assert t.score(KNIGHTS) == 3  # neither the castle nor flames at curses
    assert t.score(ASH) == 0
