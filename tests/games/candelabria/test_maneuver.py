"""CAN-MAN, CAN-MOVE: a card is discarded, figures move."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import CANDLES
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map


def test_CAN_MAN_1_one_card_goes_face_up_to_the_maneuver_pile() -> None:
    t = Table()
    t.do("maneuver:ash_scarlet_vine_priest", "done")
    assert [CANDLES[card].id for card in t.player(ASH).maneuvers] == ["ash_scarlet_vine_priest"]
    assert t.hand_of(ASH) == ["ash_cinder_mourner", "ash_coal_burner"]
    view = t.match.view(t.seat(KNIGHTS))
    assert view.players[0].maneuvers == t.player(ASH).maneuvers
    assert t.player(ASH).wax == 2, "a discarded card is not paid for"


def test_CAN_MAN_2_one_figure_may_move_twice() -> None:
    t = bare_map(SOWERS)
    t.maneuver("castle:r2_curse", "at:1", "castle:r2_mine", "cubes:1:0")
    assert t.where(SOWERS, "castle") == "r2_mine"
    assert t.asked == COVEN


def test_CAN_MAN_2_or_two_figures_once_each() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "explorer", "r3_forge", flames=0)
    t.maneuver("explorer:r7_barracks")
    t.do(t.options("take")[0], "castle:r3_mine", "cubes:0:1")
    assert t.where(SOWERS, "explorer") == "r7_barracks"
    assert t.where(SOWERS, "castle") == "r3_mine"
    assert t.asked == COVEN


def test_CAN_MAN_2_only_own_candles_and_the_own_castle() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.candle(KNIGHTS, "warrior", "r3_forge")
    t.candle(COVEN, "explorer", "r3_curse")
    t.land(SOWERS, "r3_curse", "r3_forge")
    t.maneuver()
    assert {key.split(":")[0] for key in t.options("move")} == {"castle", "pilgrim"}


def test_CAN_MAN_3_both_moves_may_be_skipped_and_the_card_stays_spent() -> None:
    t = bare_map(SOWERS)
    t.maneuver("done")
    assert t.where(SOWERS, "castle") == "r3_curse"
    assert len(t.hand_of(SOWERS)) == 2
    assert len(t.player(SOWERS).maneuvers) == 1
    assert t.asked == COVEN


def test_CAN_MAN_3_the_second_move_alone_may_be_skipped() -> None:
    t = bare_map(SOWERS)
    t.maneuver("castle:r3_mine", "cubes:1:0", "done")
    assert t.where(SOWERS, "castle") == "r3_mine"
    assert t.asked == COVEN


@pytest.mark.parametrize("role", ["warrior", "pilgrim"])
def test_CAN_MAN_4_a_move_goes_to_an_adjacent_territory(role: str) -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, role, "r6_portal")
    t.maneuver()
    steps = {key for key in t.options("move") if key.startswith(role)}
    beside = {f"{role}:{id}" for id in ("r6_barracks", "r6_forge", "r7_mine", "r7_portal")}
    jumps = {f"{role}:{id}" for id in ("r4_portal", "r9_portal")}
    assert steps == (beside | jumps if role == "pilgrim" else beside)
    too_far = "CAN-ROLE-2" if role == "pilgrim" else "CAN-MAN-4"
    assert t.refused(f"{role}:r3_curse") == too_far


def test_CAN_MAN_5_a_land_flame_is_left_where_there_is_none_of_yours() -> None:
    t = bare_map(SOWERS)
    t.land(COVEN, "r3_mine")
    before = t.player(SOWERS).supply
    t.candle(SOWERS, "warrior", "r3_forge")
    t.maneuver("warrior:r3_mine", "cubes:1:0")
    assert t.flames(SOWERS) == {"r3_mine"}
    assert t.flames(COVEN) == {"r3_mine"}
    assert t.player(SOWERS).supply == before - 1
    t.do("warrior:r3_forge", "done")
    assert t.flames(SOWERS) == {"r3_mine", "r3_forge"}


def test_CAN_MAN_5_none_where_one_is_already() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    before = t.player(SOWERS).supply
    t.candle(SOWERS, "warrior", "r3_forge")
    t.maneuver("warrior:r3_mine")
    assert t.player(SOWERS).supply == before
    assert t.flames(SOWERS) == {"r3_mine"}


def test_CAN_MAN_6_the_action_comes_at_once_and_before_any_further_move() -> None:
    t = bare_map(SOWERS)
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "cubes"
    assert t.options() == ["cubes:0:1", "cubes:1:0"], "it cannot be declined"
    assert t.flames(SOWERS) == {"r3_mine"}
    t.do("cubes:0:1")
    assert t.prompt() == "move"


def test_CAN_MAN_6_without_a_new_flame_there_is_no_action() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "move"
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (2, 2)
    assert t.facts("action") == []


@rules("CAN-LIMIT-1")
def test_CAN_MAN_7_with_an_empty_supply_no_flame_and_no_action() -> None:
    t = bare_map(SOWERS)
    t.supply(SOWERS, 0)
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "move"
    assert t.flames(SOWERS) == set()
    assert t.facts("action") == []


def test_CAN_MAN_7_the_last_flame_of_the_supply_still_brings_the_action() -> None:
    t = bare_map(SOWERS)
    t.supply(SOWERS, 1)
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "cubes"
    assert t.player(SOWERS).supply == 0


def test_CAN_MAN_8_a_flame_buys_one_more_move_of_that_candle() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.maneuver("pilgrim:r3_mine", "cubes:1:0", "burn-pilgrim:r6_barracks")
    assert t.lit(SOWERS, "pilgrim") == 2
    assert "r6_barracks" in t.flames(SOWERS)
    assert t.prompt() == "take-tactics", "under the same rules: a flame and its action"
    t.do(t.options("take")[0])
    assert t.options("burn") == [], "once in a Maneuver"
    t.do("pilgrim:r6_portal")
    assert t.lit(SOWERS, "pilgrim") == 2, "a regular move costs nothing"


def test_CAN_MAN_8_not_with_a_candle_that_has_not_moved_nor_with_the_castle() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    t.candle(SOWERS, "warrior", "r3_curse")
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.maneuver("castle:r3_mine")
    assert t.options("burn") == []
    t.do("pilgrim:r3_mine")
    assert {key.split(":")[0] for key in t.options("burn")} == {"burn-pilgrim"}


def test_CAN_MAN_9_at_any_moment_after_the_first_move_of_that_candle() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    t.candle(SOWERS, "warrior", "r3_curse")
    t.maneuver()
    assert t.options("burn") == []
    t.do("warrior:r3_mine")
    assert "burn-warrior:r3_forge" in t.options("burn")
    t.do("castle:r3_forge")
    assert t.options("move") == []
    t.do("burn-warrior:r3_curse")
    assert t.where(SOWERS, "warrior") == "r3_curse"
    assert t.asked == COVEN


def test_CAN_MAN_9_the_last_flame_may_be_burned_but_an_unlit_candle_has_none() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    t.candle(SOWERS, "warrior", "r3_curse", flames=1)
    t.candle(SOWERS, "pilgrim", "r3_curse", flames=0)
    t.maneuver("warrior:r3_mine", "pilgrim:r3_mine")
    assert {key.split(":")[0] for key in t.options("burn")} == {"burn-warrior"}
    t.do("burn-warrior:r3_forge")
    assert t.lit(SOWERS, "warrior") == 0
    assert t.where(SOWERS, "warrior") == "r3_forge"


@pytest.mark.parametrize("mover", ["explorer", "warrior", "pilgrim"])
def test_CAN_MAN_9_who_has_not_moved_burns_nothing(mover: str) -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    roles = ("explorer", "warrior", "pilgrim")
    for role in roles:
        t.candle(SOWERS, role, "r3_curse", flames=1)
    t.maneuver(f"{mover}:r3_mine")
    for role in roles:
        if role != mover:
            assert t.refused(f"burn-{role}:r3_forge") == "CAN-MAN-9"


def test_CAN_MAN_10_a_burned_flame_was_put_out_by_nobody() -> None:
    t = Table(quests=True)
    t.common("extinguish_whole_candle")
    t.candle(ASH, "warrior", "r8_forge", flames=1)
    t.maneuver("warrior:r8_mine", "burn-warrior:r8_forge")
    assert t.lit(ASH, "warrior") == 0
    assert [t.score(house) for house in (ASH, SOWERS, COVEN, KNIGHTS)] == [0, 0, 0, 0]
    assert t.facts("extinguished-candle") == []


def test_CAN_MAN_11_entry_ability_with_its_reaction_then_flame_then_action() -> None:
    t = bare_map(SOWERS)
    t.land(COVEN, "r3_mine")
    t.maneuver("castle:r3_mine")
    assert (t.asked, t.prompt()) == (SOWERS, "castle-enters")
    assert t.flames(SOWERS) == set()
    t.do("extinguish:new_life_coven:r3_mine")
    assert (t.asked, t.prompt()) == (COVEN, "snuffed")
    assert t.flames(SOWERS) == set()
    t.do("supply")
    assert (t.asked, t.prompt()) == (SOWERS, "cubes")
    assert t.flames(SOWERS) == {"r3_mine"}


def test_CAN_MAN_11_a_warrior_pushes_before_its_flame_is_placed() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "pilgrim", "r3_mine")
    t.maneuver("warrior:r3_mine")
    assert t.prompt() == "push"
    assert t.flames(SOWERS) == set()
    t.do("push:knights_of_light:pilgrim:r6_barracks")
    assert t.prompt() == "cubes"


def test_CAN_MAN_12_after_a_portal_a_figure_goes_on_from_where_it_is() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "warrior", "r3_mine")
    t.maneuver("warrior:r7_portal", "figure:warrior", "to:r10_forge")
    assert t.prompt() == "move"
    warrior = {key for key in t.options("move") if key.startswith("warrior")}
    assert warrior == {"warrior:r10_curse", "warrior:r10_mine", "warrior:r9_barracks"}
    assert "burn-warrior:r10_mine" in t.options("burn"), "it has made a regular move"
    t.do("warrior:r10_mine", "cubes:1:0")
    assert t.options("move") == [], "the portal used up none of the two moves, both are now made"


def test_CAN_MAN_12_a_portal_alone_gives_no_right_to_the_additional_move() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "warrior", "r3_mine")
    t.castle(SOWERS, "r7_mine")
    t.maneuver("castle:r7_portal", "figure:warrior", "to:r10_forge")
    assert t.where(SOWERS, "warrior") == "r10_forge"
    assert t.options("burn") == []
    assert t.options("move")


def test_CAN_MAN_13_at_most_three_entries_two_of_them_regular() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    t.candle(SOWERS, "warrior", "r3_curse")
    t.maneuver("warrior:r3_mine", "burn-warrior:r3_forge", "warrior:r3_curse")
    assert len(t.facts("moved")) == 3
    assert t.asked == COVEN


def test_CAN_MAN_13_a_castle_enters_twice_at_most() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge", "r3_curse")
    t.candle(SOWERS, "warrior", "r3_curse")
    t.maneuver("castle:r3_mine", "castle:r3_forge")
    assert t.asked == COVEN


@rules("CAN-TERM-2")
def test_CAN_MOVE_1_figures_of_others_never_block_candles() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "pilgrim", "r3_mine")
    t.castle(KNIGHTS, "r3_forge")
    t.candle(KNIGHTS, "explorer", "r3_forge")
    t.candle(COVEN, "warrior", "r3_forge")
    t.land(KNIGHTS, "r3_forge")
    t.maneuver("pilgrim:r3_forge", "done")
    assert t.where(SOWERS, "pilgrim") == "r3_forge"
    assert "r3_forge" in t.flames(SOWERS)


@rules("CAN-TERM-10")
def test_CAN_MOVE_2_a_castle_cannot_enter_where_another_stands() -> None:
    t = bare_map(SOWERS)
    t.castle(KNIGHTS, "r3_forge")
    t.maneuver()
    assert t.options("move") == ["castle:r2_curse", "castle:r3_mine"]
    assert t.refused("castle:r3_forge") == "CAN-MOVE-2"
    assert t.refused("castle:r8_forge") == "CAN-MOVE-2", "however far away"


@rules("CAN-TERM-10")
def test_CAN_MOVE_2_not_by_a_portal_either() -> None:
    t = bare_map(SOWERS)
    t.castle(SOWERS, "r7_mine")
    t.maneuver("castle:r7_portal", "figure:castle")
    for taken in ("r8_forge", "r4_tavern", "r9_tavern"):
        assert t.refused(f"to:{taken}") == "CAN-MOVE-2"
    assert len(t.options("to")) == 30 - 3 - 1


def test_CAN_MOVE_3_a_move_ends_elsewhere() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "explorer", "r3_forge")
    t.candle(SOWERS, "pilgrim", "r6_portal")
    t.maneuver()
    assert "explorer:r3_forge" not in t.options(), "not over a neighbour and back"
    assert "pilgrim:r6_portal" not in t.options(), "not to the symbol it leaves"
    t.do("pilgrim:r7_portal", "figure:pilgrim")
    assert "to:r7_portal" not in t.options("to")
    assert t.refused("to:r7_portal") == "CAN-MOVE-3"
