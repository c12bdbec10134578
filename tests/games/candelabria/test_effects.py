"""CAN-EFF: what the symbols do."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

SPARE = "bell_ringer"
"""A card that stays in hand."""


def deploying(card: str, year: int = 1) -> Table:
    """Ash is about to deploy a card on a bare map."""
    t = Table(year=year)
    t.bare()
    t.hand(ASH, card, SPARE)
    t.cubes(ASH, wax=3)
    return t


def deploy(t: Table, role: str = "explorer") -> None:
    card = next(card for card in t.hand_of(ASH) if card != SPARE)
    t.do(f"deploy:{card}:{role}")


def battling(*houses: int) -> Table:
    """A battle for region 6 among these Houses, each with a flame on its forge."""
    t = Table()
    t.bare()
    for house in houses:
        t.land(house, "r6_forge")
    t.battle(6)
    return t


def test_CAN_EFF_1_a_number_repeats_the_symbol_and_every_symbol_is_applied() -> None:
    t = deploying("runaway_maid")
    t.land(COVEN, "r4_mine", "r4_tavern")
    deploy(t)
    t.do("light:r1_curse", "light:r2_curse")
    assert t.prompt() == "extinguish", "light 2, then extinguish 1"
    t.do("extinguish:new_life_coven:r4_mine", "supply")
    assert t.asked == SOWERS
    assert t.flames(ASH) == {"r1_curse", "r2_curse"}
    assert t.flames(COVEN) == {"r4_tavern"}


def test_CAN_EFF_2_light_adds_a_flame_to_an_own_candle() -> None:
    t = deploying("stub_the_vagrant")
    t.candle(ASH, "warrior", "r1_curse", flames=2)
    supply = t.player(ASH).supply
    deploy(t)
    assert t.options("light-candle") == ["light:warrior"]
    t.do("light:warrior")
    assert t.lit(ASH, "warrior") == 3
    assert t.player(ASH).supply == supply


def test_CAN_EFF_2_or_places_a_land_flame_from_the_supply() -> None:
    t = deploying("stub_the_vagrant")
    supply = t.player(ASH).supply
    deploy(t)
    t.do("light:r6_portal")
    assert t.flames(ASH) == {"r6_portal"}
    assert t.player(ASH).supply == supply - 1


def test_CAN_LIMIT_1_without_a_flame_in_supply_only_candles_can_be_lit() -> None:
    t = deploying("link_boy")
    t.candle(ASH, "warrior", "r1_curse", flames=3)
    t.land(ASH, "r8_mine")
    t.supply(ASH, 0)
    deploy(t)
    assert t.options() == ["decline", "light:warrior"]
    assert t.refused("light:r6_portal") == "CAN-LIMIT-1"
    assert t.refused("light:r8_mine") == "CAN-TERM-8"
    t.do("light:warrior")
    assert t.asked == SOWERS, "nothing is left to be lit"
    assert t.flames(ASH) == {"r8_mine"}


def test_CAN_EFF_3_extinguish_takes_a_flame_from_a_candle_or_the_map() -> None:
    t = deploying("chimney_sweep")
    t.land(ASH, "r8_mine")
    t.land(COVEN, "r4_mine")
    t.candle(ASH, "pilgrim", "r4_mine")
    t.candle(KNIGHTS, "warrior", "r9_portal", flames=2)
    t.candle(KNIGHTS, "pilgrim", "r9_portal", flames=0)
    deploy(t)
    assert t.options() == [
        "decline",
        "extinguish:knights_of_light:warrior",
        "extinguish:new_life_coven:r4_mine",
    ], "opponents' flames only, and no castle"
    t.do("extinguish:knights_of_light:warrior", "extinguish:new_life_coven:r4_mine", "supply")
    assert t.lit(KNIGHTS, "warrior") == 1
    assert t.flames(COVEN) == set()


def test_CAN_EFF_4_draw_tactics_takes_an_open_card_onto_the_war_board() -> None:
    t = deploying("ash_cinder_mourner")
    t.tactics(ASH)
    t.display("blackout", "blackout", "snuff")
    deploy(t)
    assert t.options() == ["decline", "take:blackout", "take:snuff"]
    t.do("take:snuff")
    assert t.tactics_of(ASH) == ["snuff"]
    assert len(t.displayed()) == 6


@pytest.mark.parametrize(("card", "points"), [("street_minstrel", 1), ("pageant_rider", 2)])
def test_CAN_EFF_5_gain_vp_scores_the_number_shown(card: str, points: int) -> None:
    t = deploying(card)
    t.vp(ASH, 10)
    deploy(t)
    assert t.score(ASH) == 10 + points
    assert [t.score(house) for house in (SOWERS, COVEN, KNIGHTS)] == [0, 0, 0]


def test_CAN_EFF_6_steal_takes_a_cube_of_either_kind_from_another_player() -> None:
    t = deploying("wax_pickpocket")
    t.cubes(SOWERS, gold=1)
    t.cubes(COVEN, wax=4)
    t.cubes(KNIGHTS)
    deploy(t)
    assert t.options() == ["decline", "steal:new_life_coven:wax", "steal:sowers_order:gold"]
    t.do("steal:new_life_coven:wax")
    assert (t.player(COVEN).wax, t.player(ASH).wax, t.player(ASH).gold) == (3, 4, 0)


def test_CAN_EFF_7_destroy_removes_the_top_temple_of_a_region_to_the_supply() -> None:
    t = deploying("temple_robber")
    t.temple(4, "grey", "black")
    t.temple(9, "grey")
    deploy(t)
    assert t.options() == ["decline", "in:r4", "in:r9"]
    t.do("in:r4")
    assert t.stack(4) == ["grey"]
    assert t.stack(9) == ["grey"]
    assert t.g.temple_supply == [6, 4, 6]


def test_CAN_EFF_8_become_first_and_those_it_passes_move_back() -> None:
    t = deploying("bell_ringer")
    t.hand(COVEN, "bell_ringer", "duelist")
    t.turn_of(COVEN)
    t.do("deploy:bell_ringer:explorer")
    assert t.order() == [COVEN, ASH, SOWERS, KNIGHTS]


def test_CAN_EFF_8_who_is_first_stays_first() -> None:
    t = deploying("bell_ringer")
    t.hand(ASH, "bell_ringer", "duelist")
    t.do("deploy:bell_ringer:explorer")
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]
    assert t.facts("first") == []


def test_CAN_EFF_9_tactics_and_weak_actions_work_in_the_contested_region_only() -> None:
    t = battling(ASH, COVEN)
    t.land(COVEN, "r6_forge", "r5_mine", "r6_portal")
    t.candle(COVEN, "warrior", "r5_mine")
    t.candle(ASH, "pilgrim", "r5_mine", flames=1)
    t.temple(5, "grey")
    t.temple(6, "grey")
    t.tactics(ASH, "battering_ram", "rekindle")
    t.lay_nothing(COVEN)
    t.lay(ASH, "battering_ram", "rekindle")
    t.do("first:1")
    assert t.options("in") == ["in:r6"]
    t.do("in:r6")
    enemies = [
        "decline",
        "extinguish:new_life_coven:r6_forge",
        "extinguish:new_life_coven:r6_portal",
    ]
    assert t.options() == enemies
    t.do("decline")
    assert t.options() == ["decline", "light:r6_barracks", "light:r6_portal"]
    assert t.refused("light:pilgrim") == "CAN-EFF-9"


def test_CAN_EFF_9_the_weak_action_is_local_too() -> None:
    t = battling(ASH, COVEN)
    t.land(COVEN, "r6_forge", "r5_mine")
    t.lay_nothing(ASH, COVEN)
    assert (t.asked, t.prompt()) == (ASH, "extinguish")
    assert t.options() == ["decline", "extinguish:new_life_coven:r6_forge"]


def test_CAN_EFF_10_what_reacts_to_a_deploy_reaches_the_whole_map() -> None:
    t = deploying("street_minstrel")
    t.upgrades(ASH, "smoke_vents", "lamp_yard")
    t.land(KNIGHTS, "r10_curse")
    deploy(t)
    assert t.options() == ["decline", "extinguish:knights_of_light:r10_curse"]
    t.do("decline")
    assert len(t.options("light-land")) == 30


def test_CAN_EFF_10_what_reacts_to_a_temple_reaches_the_whole_map() -> None:
    t = Table(year=3)
    t.bare()
    t.turn_of(SOWERS)
    t.upgrades(SOWERS, "quenching_font", "votive_niche")
    t.land(KNIGHTS, "r10_curse")
    t.cubes(SOWERS, gold=2)
    t.maneuver("castle:r3_forge", "temple_grey:r3")
    assert t.options() == ["decline", "extinguish:knights_of_light:r10_curse"]
    t.do("decline")
    assert len(t.options("light-land")) == 29


def test_CAN_EFF_10_what_reacts_to_a_curse_draws_as_usual() -> None:
    t = Table()
    t.bare()
    t.curses("curse_2_iron_shade", "curse_1_rekindling_wraith", "curse_3_snatching_hand")
    t.influence(1, {ASH: 1})
    t.upgrades(ASH, "spirit_archive")
    t.display("blackout", "snuff")
    t.award()
    assert (t.asked, t.prompt()) == (ASH, "take-tactics")
    t.do("take:snuff")
    assert "snuff" in t.tactics_of(ASH)


def test_CAN_EFF_10_what_reacts_to_a_tactics_card_stays_in_the_contested_region() -> None:
    t = battling(ASH, COVEN)
    t.g.year = 3
    t.upgrades(ASH, "wind_bellows", "war_beacon")
    t.land(COVEN, "r6_forge", "r5_mine")
    t.tactics(ASH, "herald_of_glory")
    t.lay_nothing(COVEN)
    t.lay(ASH, "", "herald_of_glory")
    t.do("first:2")
    assert t.options() == ["decline", "extinguish:new_life_coven:r6_forge"]
    t.do("decline")
    assert t.options() == ["decline", "light:r6_barracks", "light:r6_portal"]


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("stub_the_vagrant", "light"),
        ("moth_catcher", "extinguish"),
        ("wax_pickpocket", "steal"),
        ("ash_cinder_mourner", "take-tactics"),
        ("temple_robber", "destroy"),
    ],
)
def test_CAN_EFF_11_may_be_declined(card: str, prompt: str) -> None:
    t = deploying(card)
    t.land(COVEN, "r4_mine")
    t.temple(4, "grey")
    tactics = t.tactics_of(ASH)
    deploy(t)
    assert t.prompt() == prompt
    t.decline_all()
    assert t.asked == SOWERS
    assert t.flames(ASH) == set()
    assert t.flames(COVEN) == {"r4_mine"}
    assert t.stack(4) == ["grey"]
    assert t.tactics_of(ASH) == tactics
    assert [t.player(house).gold for house in (SOWERS, COVEN, KNIGHTS)] == [2, 2, 2]


def test_CAN_EFF_11_points_and_first_place_always_happen() -> None:
    t = Table()
    t.hand(COVEN, "bell_ringer", "duelist")
    t.turn_of(COVEN)
    t.do("deploy:bell_ringer:explorer")
    assert t.score(COVEN) == 1
    assert t.order()[0] == COVEN
    assert t.prompt() == "keep-candle", "nothing but the draw is asked"


def test_CAN_EFF_12_repetitions_are_used_one_by_one_on_targets_of_choice() -> None:
    t = deploying("drowsy_guard")
    t.candle(ASH, "warrior", "r1_curse", flames=1)
    deploy(t)
    t.do("light:warrior", "light:r2_mine", "light:warrior")
    assert t.lit(ASH, "warrior") == 3
    assert t.flames(ASH) == {"r2_mine"}
    assert t.asked == SOWERS


def test_CAN_EFF_12_part_of_them_may_be_used() -> None:
    t = deploying("drowsy_guard")
    deploy(t)
    t.do("light:r2_mine", "decline")
    assert t.flames(ASH) == {"r2_mine"}
    assert t.asked == SOWERS


@rules("CAN-TERM-8")
def test_CAN_EFF_13_a_flame_may_be_lit_wherever_there_is_none_of_yours() -> None:
    t = deploying("stub_the_vagrant")
    t.land(ASH, "r8_mine")
    t.land(KNIGHTS, "r10_forge")
    deploy(t)
    assert "light:r10_forge" in t.options(), "no figure of Ash is near"
    assert t.refused("light:r8_mine") == "CAN-TERM-8"
    assert len(t.options("light-land")) == 29
    t.do("light:r10_forge")
    assert t.flames(ASH) == {"r8_mine", "r10_forge"}


def test_CAN_EFF_14_in_a_battle_only_its_participants_can_be_robbed() -> None:
    t = battling(ASH, COVEN)
    t.tactics(ASH, "smoke_thieves")
    t.land(COVEN, "r6_forge", "r6_portal")
    t.lay_nothing(COVEN)
    t.lay(ASH, "", "smoke_thieves")
    t.do("first:2", "decline")
    assert t.prompt() == "steal"
    assert t.options() == ["decline", "steal:new_life_coven:gold", "steal:new_life_coven:wax"]


@pytest.mark.parametrize(("cube", "gold", "wax"), [("gold", 1, 0), ("wax", 0, 1)])
def test_CAN_EFF_15_a_stolen_cube_without_room_goes_to_the_supply(
    cube: str, gold: int, wax: int
) -> None:
    t = deploying("wax_pickpocket")
    t.cubes(ASH, gold=7, wax=3)
    before = (t.g.gold, t.g.wax)
    deploy(t)
    t.do(f"steal:sowers_order:{cube}")
    assert (t.player(ASH).gold, t.player(ASH).wax) == (7, 3)
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (2 - gold, 2 - wax)
    assert (t.g.gold, t.g.wax) == (before[0] + gold, before[1] + wax)
    assert [fact.rule for fact in t.facts("no-room")] == ["CAN-EFF-15"]


def test_CAN_EFF_15_the_last_free_cell_takes_the_cube() -> None:
    t = deploying("wax_pickpocket")
    t.cubes(ASH, gold=6, wax=3)
    deploy(t)
    t.do("steal:sowers_order:gold")
    assert (t.player(ASH).gold, t.player(ASH).wax) == (7, 3)
    assert t.player(SOWERS).gold == 1
    assert t.facts("no-room") == []


def test_CAN_EFF_15_who_has_no_cubes_cannot_be_robbed() -> None:
    t = deploying("wax_pickpocket")
    for house in (SOWERS, COVEN, KNIGHTS):
        t.cubes(house)
    deploy(t)
    assert t.asked == SOWERS, "there is nothing to steal and nothing is asked"


def test_CAN_EFF_16_temples_of_any_colour_and_the_one_below_works_then() -> None:
    t = battling(ASH, COVEN)
    t.land(COVEN, "r6_forge", "r6_portal")
    t.temple(6, "grey", "black")
    t.tactics(ASH, "battering_ram")
    t.lay_nothing(COVEN)
    t.lay(ASH, "battering_ram", "")
    t.do("in:r6", "decline")
    assert t.stack(6) == ["grey"]
    t.decline_all("lay")
    assert t.facts("victory")[-1].args["who"] == "@0", "under the grey temple the weaker wins"


@pytest.mark.parametrize("colour", ["white", "grey", "black"])
def test_CAN_EFF_16_any_colour_comes_down(colour: str) -> None:
    t = deploying("temple_robber")
    t.temple(4, colour)
    deploy(t)
    t.do("in:r4")
    assert t.stack(4) == []


def test_CAN_EFF_17_a_card_taken_in_war_may_be_played_in_the_next_battle() -> None:
    t = Table()
    t.bare()
    for house in (ASH, COVEN):
        t.land(house, "r6_forge", "r5_mine")
    t.tactics(ASH, "field_council")
    t.tactics(COVEN)
    t.display("blackout")
    t.battle(6, 5)
    t.lay(ASH, "field_council", "")
    t.do("decline", "take:blackout")
    t.decline_all("lay")
    assert t.prompt(ASH) == "lay"
    assert t.options(seat=t.seat(ASH)) == ["free", "lay:blackout"]
