"""The nine curses (CAN-CURSE)."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

OTHERS = ("curse_2_iron_shade", "curse_5_mirror_crown")


def placed(curse: str, year: int = 1) -> Table:
    """Ash, Coven and Knights stand in region 6; Ash is to place a curse, then the Sowers."""
    t = Table(year=year)
    t.bare()
    t.curses(curse, *(other for other in OTHERS if other != curse))
    t.land(ASH, "r6_forge", "r1_forge")
    t.land(COVEN, "r6_forge", "r6_portal", "r5_mine")
    t.land(KNIGHTS, "r6_forge")
    t.land(SOWERS, "r10_forge")
    t.award()
    t.influence(1, {ASH: 1})
    t.influence(2, {SOWERS: 1})
    return t


# Strength -------------------------------------------------------------------------------------


def test_CAN_CURSE_1_iron_shade_has_strength_4_the_others_3() -> None:
    t = placed("curse_2_iron_shade")
    t.do("in:r6")
    assert t.strength(ASH, 6) == 1 + 4
    t = placed("curse_10_forerunner")
    t.do("in:r6")
    assert t.strength(ASH, 6) == 1 + 3


def test_CAN_CURSE_1_upgrades_add_to_the_curses_of_their_owner() -> None:
    for year, bells in ((1, 1), (2, 2), (3, 3)):
        t = Table(year=year)
        t.bare()
        t.curses("curse_10_forerunner", "curse_2_iron_shade")
        t.curse_in(1, ASH, 10)
        t.curse_in(2, KNIGHTS, 10)
        t.upgrades(ASH, "curse_bell_1", "curse_bell_2", "curse_bell_3")
        assert t.strength(ASH, 10) == 3 + bells
        assert t.strength(KNIGHTS, 10) == 4


# Effects --------------------------------------------------------------------------------------


def test_CAN_CURSE_2_rekindling_wraith_lights_two_in_its_region() -> None:
    t = placed("curse_1_rekindling_wraith")
    t.candle(ASH, "warrior", "r6_portal", flames=1)
    t.candle(ASH, "pilgrim", "r1_forge", flames=1)
    t.do("in:r6")
    assert t.options() == ["decline", "light:r6_barracks", "light:r6_portal", "light:warrior"]
    assert t.refused("light:pilgrim") == "CAN-CURSE-14"
    t.do("light:warrior", "light:r6_barracks")
    assert t.lit(ASH, "warrior") == 2
    assert t.flames(ASH) == {"r6_forge", "r6_barracks", "r1_forge"}
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")


def test_CAN_CURSE_2_snuffing_breath_extinguishes_two_in_its_region() -> None:
    t = placed("curse_7_snuffing_breath")
    t.candle(KNIGHTS, "explorer", "r6_barracks")
    t.candle(KNIGHTS, "pilgrim", "r9_tavern")
    t.do("in:r6")
    assert t.options() == [
        "decline",
        "extinguish:knights_of_light:explorer",
        "extinguish:knights_of_light:r6_forge",
        "extinguish:new_life_coven:r6_forge",
        "extinguish:new_life_coven:r6_portal",
    ]
    t.do("extinguish:knights_of_light:explorer", "extinguish:new_life_coven:r6_portal")
    assert t.lit(KNIGHTS, "explorer") == 1
    assert t.flames(COVEN) == {"r6_forge", "r5_mine"}
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")


def test_CAN_CURSE_9_light_and_extinguish_may_be_used_in_part() -> None:
    t = placed("curse_7_snuffing_breath")
    t.do("in:r6", "extinguish:knights_of_light:r6_forge", "decline")
    assert t.flames(KNIGHTS) == set()
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")
    t = placed("curse_1_rekindling_wraith")
    t.do("in:r6", "decline")
    assert t.flames(ASH) == {"r6_forge", "r1_forge"}


def test_CAN_CURSE_9_own_flames_are_lit_and_those_of_others_put_out() -> None:
    t = placed("curse_7_snuffing_breath")
    t.do("in:r6")
    assert not [key for key in t.options() if "ash_clan" in key]
    t = placed("curse_1_rekindling_wraith")
    t.do("in:r6", "light:r6_portal")
    assert "r6_portal" in t.flames(ASH)


def test_CAN_CURSE_3_grey_tide_puts_out_every_land_flame_of_the_region() -> None:
    t = placed("curse_8_grey_tide")
    t.candle(KNIGHTS, "explorer", "r6_barracks")
    supply = {house: t.player(house).supply for house in (COVEN, KNIGHTS)}
    t.do("in:r6")
    assert t.flames(COVEN) == {"r5_mine"}
    assert t.flames(KNIGHTS) == set()
    assert t.player(COVEN).supply == supply[COVEN] + 2
    assert t.player(KNIGHTS).supply == supply[KNIGHTS] + 1
    assert t.lit(KNIGHTS, "explorer") == 2  # candles burn on
    assert t.census_is_whole()


def test_CAN_CURSE_10_grey_tide_takes_the_flames_of_its_controller_too() -> None:
    t = placed("curse_8_grey_tide")
    supply = t.player(ASH).supply + 1  # one comes back from the curse card
    t.do("in:r6")
    assert t.flames(ASH) == {"r1_forge"}
    assert t.player(ASH).supply == supply + 1


def test_CAN_CURSE_4_snatching_hand_carries_a_candle_to_any_territory() -> None:
    t = placed("curse_3_snatching_hand")
    t.candle(COVEN, "warrior", "r6_forge", flames=2)
    t.candle(COVEN, "pilgrim", "r5_mine")
    t.do("in:r6")
    assert t.options() == ["decline", "relocate:new_life_coven:warrior"]
    t.do("relocate:new_life_coven:warrior")
    assert len(t.options("to")) == 29
    t.do("to:r10_forge")
    assert t.where(COVEN, "warrior") == "r10_forge"


def test_CAN_CURSE_11_snatching_hand_may_take_any_candle_or_none() -> None:
    t = placed("curse_3_snatching_hand")
    t.candle(COVEN, "warrior", "r6_forge")
    t.candle(ASH, "explorer", "r6_portal")
    t.do("in:r6")
    carried = ["relocate:ash_clan:explorer", "relocate:new_life_coven:warrior"]
    assert t.options("relocate") == carried
    t.do("decline")
    assert t.where(COVEN, "warrior") == "r6_forge"
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")


def test_CAN_CURSE_11_nothing_follows_when_a_candle_is_carried_off() -> None:
    t = placed("curse_3_snatching_hand")
    t.candle(ASH, "warrior", "r6_forge", flames=2)
    t.candle(KNIGHTS, "explorer", "r10_forge")
    supply = t.player(ASH).supply + 1
    t.do("in:r6", "relocate:ash_clan:warrior", "to:r10_forge")
    assert t.where(KNIGHTS, "explorer") == "r10_forge"  # no push
    assert t.player(ASH).supply == supply  # no land flame
    assert t.lit(ASH, "warrior") == 2
    assert t.facts("action") == []


def mason() -> Table:
    t = placed("curse_4_hollow_mason")
    t.tops("bastion", "treasury")
    t.cubes(ASH)
    return t


def test_CAN_CURSE_5_hollow_mason_builds_a_temple_free_of_charge() -> None:
    t = mason()
    t.do("in:r6", "temple_white")
    assert t.stack(6) == ["white"]
    assert t.score(ASH) == 4
    assert t.player(ASH).gold == 0


def test_CAN_CURSE_5_hollow_mason_gives_an_upgrade_free_of_charge() -> None:
    t = mason()
    t.do("in:r6", "upgrade:treasury")
    assert t.upgrades_of(ASH) == ["treasury"]
    assert t.stack(6) == []


def test_CAN_CURSE_12_hollow_mason_offers_what_there_is() -> None:
    t = mason()
    for region in (1, 2, 3, 4, 5, 7):
        t.temple(region, "grey")
    t.do("in:r6")
    temples = [key for key in t.options() if key.startswith("temple")]
    assert temples == ["temple_black", "temple_white"]
    assert len(t.options("free-upgrade")) == 9
    t.do("decline")
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")


def test_CAN_CURSE_12_hollow_mason_needs_a_free_cell_for_a_token() -> None:
    t = mason()
    t.upgrades(
        ASH,
        "long_stride",
        "heavy_shove",
        "toll_gate",
        "lamp_yard",
        "smoke_vents",
        "pilgrim_steps",
    )
    t.do("in:r6")
    assert t.options() == ["decline", "temple_black", "temple_grey", "temple_white"]


def test_CAN_CURSE_12_hollow_mason_counts_as_placing() -> None:
    t = mason()
    t.upgrades(ASH, "pilgrim_steps")
    t.candle(KNIGHTS, "explorer", "r9_tavern")
    t.do("in:r6", "temple_grey")
    assert t.score(ASH) == 1
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")


@pytest.mark.parametrize(("quest", "points"), [("build_temple", 4), ("buy_upgrade_1", 0)])
def test_CAN_CURSE_12_hollow_mason_does_not_count_as_buying(quest: str, points: int) -> None:
    t = Table(quests=True)
    t.bare()
    t.curses("curse_4_hollow_mason", *OTHERS)
    t.common(quest)
    t.award()
    t.land(SOWERS, "r10_forge")
    t.influence(1, {ASH: 1})
    t.influence(2, {SOWERS: 1})
    t.tops("bastion")
    t.do("temple_grey" if points else "upgrade:bastion")  # the only region is taken at once
    assert t.score(ASH) == points


def crown(year: int) -> Table:
    """Ash holds the Mirror Crown in region 6 and fights the Coven there."""
    t = Table(year=year)
    t.bare()
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade")
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.land(ASH, "r6_forge")
    t.curse_in(1, ASH, 6)
    t.battle(6, 7)
    for house in (ASH, COVEN):
        t.tactics(house)
    return t


@pytest.mark.parametrize(("year", "points"), [(1, 8), (2, 16), (3, 24)])
def test_CAN_CURSE_6_mirror_crown_doubles_the_points_of_a_won_battle(
    year: int, points: int
) -> None:
    t = crown(year)
    t.land(COVEN, "r6_portal")
    t.decline_all()
    assert t.score(ASH) == points + 1  # the weak action is not doubled


def test_CAN_CURSE_6_mirror_crown_does_nothing_without_an_opponent() -> None:
    t = crown(1)
    t.decline_all()
    assert t.score(ASH) == 4


def test_CAN_CURSE_6_mirror_crown_does_nothing_for_another_winner() -> None:
    t = crown(1)
    t.castle(COVEN, "r6_portal")
    t.land(COVEN, "r6_portal", "r6_barracks", "r6_forge")
    t.decline_all()
    assert (t.score(COVEN), t.score(ASH)) == (4 + 1, 1)


def test_CAN_CURSE_6_mirror_crown_doubles_in_its_own_region_only() -> None:
    t = crown(1)
    t.curse_in(1, ASH, 10)
    t.castle(ASH, "r6_portal")
    t.land(COVEN, "r6_portal")
    t.decline_all()
    assert t.score(ASH) == 4 + 1


def test_CAN_CURSE_6_quests_are_not_doubled() -> None:
    t = Table(quests=True)
    t.bare()
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade")
    t.common("win_with_curse")
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_portal")
    t.curse_in(1, ASH, 6)
    t.battle(6, 7)
    t.decline_all()
    assert t.score(ASH) == 8 + 12 + 1


def voice(card: str, year: int = 1, role: str = "explorer", flames: int = 1) -> Table:
    """Ash repeats the card of a candle in region 6."""
    t = placed("curse_9_second_voice", year)
    t.candle(ASH, role, "r6_portal", flames=flames, card=card)
    t.do("in:r6")
    return t


def test_CAN_CURSE_7_second_voice_applies_a_card_once_more() -> None:
    t = voice("duelist")
    assert (t.asked, t.prompt()) == (ASH, "extinguish")
    t.do("extinguish:new_life_coven:r6_portal")
    assert t.score(ASH) == 1
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")


def test_CAN_CURSE_7_the_flames_of_that_candle_do_not_change() -> None:
    t = placed("curse_9_second_voice")
    t.candle(ASH, "explorer", "r6_portal", flames=1, card="link_boy")
    t.candle(ASH, "warrior", "r6_portal", flames=1, card="storm_caller")
    t.do("in:r6", "figure:explorer")
    assert t.lit(ASH, "explorer") == 1
    assert t.refused("light:explorer") == "CAN-CURSE-7"
    assert "light:explorer" not in t.options()
    t.do("light:warrior")
    assert t.lit(ASH, "warrior") == 2


def test_CAN_CURSE_13_only_own_candles_of_the_region_whose_year_has_come() -> None:
    t = placed("curse_9_second_voice")
    t.candle(ASH, "explorer", "r6_portal", card="lighthouse_keeper")  # of year 2
    t.candle(ASH, "pilgrim", "r1_forge", card="pageant_rider")
    t.candle(COVEN, "warrior", "r6_portal", card="tallow_trader")
    t.do("in:r6")
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")
    t = placed("curse_9_second_voice", year=2)
    t.candle(ASH, "explorer", "r6_portal", card="lighthouse_keeper")
    t.do("in:r6")
    assert t.prompt() == "light"


def test_CAN_CURSE_13_repeated_symbols_with_a_place_reach_that_region_only() -> None:
    t = voice("storm_caller")
    assert not [key for key in t.options("extinguish-land") if "r5_mine" in key]
    t = voice("drowsy_guard")
    assert t.options("light-land") == ["light:r6_barracks", "light:r6_portal"]
    t = placed("curse_9_second_voice")
    t.temple(6, "grey")
    t.temple(5, "grey")
    t.candle(ASH, "explorer", "r6_portal", card="temple_robber")
    t.do("in:r6")
    assert t.options("in") == ["in:r6"]


def test_CAN_CURSE_13_steal_draw_and_points_work_as_usual() -> None:
    t = placed("curse_9_second_voice")
    t.cubes(SOWERS, gold=1)  # who has nothing in region 6
    t.candle(ASH, "explorer", "r6_portal", card="tallow_trader")
    t.do("in:r6")
    assert "steal:sowers_order:gold" in t.options()
    t = voice("travelling_judge")
    assert (t.score(ASH), t.prompt()) == (2, "take-tactics")
    t = placed("curse_9_second_voice")
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.candle(ASH, "explorer", "r6_portal", card="bell_ringer")
    t.do("in:r6")
    assert t.order()[0] == ASH


def test_CAN_CURSE_13_a_repeated_card_is_no_deploy() -> None:
    t = placed("curse_9_second_voice")
    t.upgrades(ASH, "parade_hall", "toll_gate")
    t.candle(ASH, "explorer", "r6_portal", card="street_minstrel")
    hand = len(t.hand_of(ASH))
    t.do("in:r6")
    assert t.score(ASH) == 1
    assert (t.asked, t.prompt()) == (SOWERS, "place-curse")
    assert len(t.hand_of(ASH)) == hand


def test_CAN_CURSE_8_a_curse_counts_for_a_participating_controller() -> None:
    t = crown(1)
    t.land(COVEN, "r6_portal", "r6_barracks", "r6_forge")
    t.decline_all()
    assert [fact.args["strength"] for fact in t.facts("victory")] == [1 + 3]
    assert t.score(ASH) > t.score(COVEN)


def test_CAN_CURSE_8_a_curse_does_not_count_for_an_absent_controller() -> None:
    t = crown(1)
    t.land(ASH)
    t.land(COVEN, "r6_portal")
    t.decline_all()
    assert t.facts("victory") == []
    assert (t.score(COVEN), t.score(ASH)) == (4, 0)


def test_CAN_CURSE_14_effects_stay_in_the_region_of_the_figure() -> None:
    t = placed("curse_1_rekindling_wraith")
    t.do("in:r1")  # not region 6, and not the region printed on the card only
    assert t.options("light-land") == ["light:r1_barracks", "light:r1_curse"]
    t = placed("curse_8_grey_tide")
    t.do("in:r1")
    assert t.flames(ASH) == {"r6_forge"}
    assert t.flames(COVEN) == {"r6_forge", "r6_portal", "r5_mine"}


def test_CAN_CURSE_15_forerunner_makes_its_controller_first_for_the_next_tie() -> None:
    t = placed("curse_10_forerunner")
    t.track(SOWERS, COVEN, KNIGHTS, ASH)
    t.influence(2, {COVEN: 2, ASH: 2})  # and one of the Sowers
    t.do("in:r6")
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]
    assert (t.asked, t.ask.args) == (ASH, {"curse": "curse_2_iron_shade"})
