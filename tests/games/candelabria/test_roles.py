"""CAN-ROLE, CAN-CASTLE: what explorer, pilgrim, warrior and castle can do."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map


def test_CAN_ROLE_1_an_explorer_may_skip_one_territory_and_nothing_happens_there() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "explorer", "r3_curse")
    t.maneuver()
    one = {"r2_curse", "r3_forge", "r3_mine"}
    two = {"r2_mine", "r2_tavern", "r7_barracks", "r6_barracks", "r7_portal"}
    assert t.destinations("explorer") == one | two
    t.do("explorer:r6_barracks")
    assert t.flames(SOWERS) == {"r6_barracks"}
    assert t.prompt() == "take-tactics"


def test_CAN_ROLE_1_the_additional_move_may_skip_too() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_forge")
    t.candle(SOWERS, "explorer", "r3_curse")
    t.maneuver("explorer:r3_forge")
    assert "burn-explorer:r7_mine" in t.options("burn")


def test_CAN_ROLE_2_a_pilgrim_may_jump_to_any_territory_with_the_same_symbol() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "pilgrim", "r3_mine")
    t.maneuver()
    beside = {"r3_curse", "r3_forge", "r6_barracks", "r7_barracks", "r7_portal"}
    mines = {"r2_mine", "r4_mine", "r5_mine", "r7_mine", "r8_mine", "r10_mine"}
    assert t.destinations("pilgrim") == beside | mines
    t.do("pilgrim:r10_mine")
    assert t.flames(SOWERS) == {"r10_mine"}
    t.do("cubes:0:1", "pilgrim:r4_mine")
    assert t.prompt() == "cubes", "any of its moves: the second one jumps as well"


def test_CAN_ROLE_3_a_warrior_pushes_one_enemy_candle_to_an_adjacent_territory() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "pilgrim", "r3_mine")
    t.maneuver("warrior:r3_mine")
    assert t.prompt() == "push"
    around = ("r3_curse", "r3_forge", "r6_barracks", "r7_barracks", "r7_portal")
    assert t.options() == [f"push:knights_of_light:pilgrim:{id}" for id in around]
    assert t.asked == SOWERS, "the moving player chooses"
    t.do("push:knights_of_light:pilgrim:r7_portal")
    assert t.where(KNIGHTS, "pilgrim") == "r7_portal"
    assert t.lit(KNIGHTS, "pilgrim") == 3


def test_CAN_ROLE_3_own_candles_castles_and_candles_elsewhere_are_not_pushed() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(SOWERS, "explorer", "r3_mine")
    t.candle(KNIGHTS, "pilgrim", "r3_forge")
    t.castle(KNIGHTS, "r3_mine")
    t.maneuver("warrior:r3_mine")
    assert t.prompt() == "move"
    assert t.where(KNIGHTS, "pilgrim") == "r3_forge"


@pytest.mark.parametrize("role", ["explorer", "pilgrim"])
def test_CAN_ROLE_3_other_candles_push_nobody(role: str) -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, role, "r3_forge")
    t.candle(KNIGHTS, "pilgrim", "r3_mine")
    t.maneuver(f"{role}:r3_mine")
    assert t.prompt() == "move"
    assert t.where(KNIGHTS, "pilgrim") == "r3_mine"


def test_CAN_ROLE_4_the_push_cannot_be_declined_and_takes_one_of_several() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "pilgrim", "r3_mine", flames=0)
    t.candle(COVEN, "explorer", "r3_mine")
    t.maneuver("warrior:r3_mine")
    assert {key.rsplit(":", 1)[0] for key in t.options()} == {
        "push:knights_of_light:pilgrim",
        "push:new_life_coven:explorer",
    }
    t.do("push:new_life_coven:explorer:r3_curse")
    assert t.prompt() == "move"
    assert t.where(KNIGHTS, "pilgrim") == "r3_mine"


def test_CAN_ROLE_5_a_pushed_candle_does_nothing_where_it_lands() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(SOWERS, "explorer", "r6_barracks")
    t.candle(KNIGHTS, "warrior", "r3_mine")
    t.maneuver("warrior:r3_mine", "push:knights_of_light:warrior:r6_barracks")
    assert t.where(KNIGHTS, "warrior") == "r6_barracks", "over the bridge"
    assert t.flames(KNIGHTS) == set()
    assert t.where(SOWERS, "explorer") == "r6_barracks"
    assert (t.asked, t.prompt()) == (SOWERS, "move")


def test_CAN_ROLE_5_also_to_where_the_warrior_came_from() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "explorer", "r3_mine")
    t.maneuver("warrior:r3_mine", "push:knights_of_light:explorer:r3_forge")
    assert t.where(KNIGHTS, "explorer") == "r3_forge"


def test_CAN_ROLE_6_a_warrior_out_of_a_portal_pushes_nobody() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "warrior", "r3_mine")
    t.candle(KNIGHTS, "explorer", "r10_forge")
    t.maneuver("warrior:r7_portal", "figure:warrior", "to:r10_forge")
    assert t.prompt() == "move"
    assert t.where(KNIGHTS, "explorer") == "r10_forge"


def test_CAN_ROLE_6_the_knights_vigil_is_no_move_of_a_maneuver() -> None:
    t = Table()
    t.bare()
    t.candle(KNIGHTS, "warrior", "r9_tavern")
    t.candle(COVEN, "explorer", "r8_mine")
    t.castle(ASH, "r8_mine")
    t.cubes(ASH, gold=2)
    t.maneuver("castle:r8_forge", "temple_grey:r8", "send:warrior:r8_mine")
    assert t.where(KNIGHTS, "warrior") == "r8_mine"
    assert t.where(COVEN, "explorer") == "r8_mine"
    assert t.asked == ASH
    assert t.flames(KNIGHTS) == set()


def test_CAN_ROLE_6_the_additional_move_uses_the_role() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "explorer", "r3_curse")
    t.land(SOWERS, "r3_mine", "r3_curse", "r3_forge")
    t.maneuver("warrior:r3_mine", "burn-warrior:r3_curse")
    assert t.prompt() == "push"


def test_CAN_CASTLE_1_on_entering_one_enemy_flame_there_may_be_put_out() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine", "r3_forge")
    t.land(COVEN, "r3_mine", "r3_forge")
    t.land(KNIGHTS, "r3_mine")
    t.candle(KNIGHTS, "warrior", "r3_mine")
    t.candle(KNIGHTS, "explorer", "r3_mine", flames=0)
    t.candle(COVEN, "pilgrim", "r3_forge")
    t.maneuver("castle:r3_mine")
    assert t.options() == [
        "decline",
        "extinguish:knights_of_light:r3_mine",
        "extinguish:knights_of_light:warrior",
        "extinguish:new_life_coven:r3_mine",
    ]
    t.do("extinguish:knights_of_light:warrior")
    assert t.lit(KNIGHTS, "warrior") == 3
    assert t.flames(KNIGHTS) == {"r3_mine"}
    assert t.prompt() == "move", "one flame and no more"


def test_CAN_CASTLE_1_it_may_be_declined() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.land(COVEN, "r3_mine")
    t.maneuver("castle:r3_mine", "decline")
    assert t.flames(COVEN) == {"r3_mine"}
    assert t.prompt() == "move"


def test_CAN_CASTLE_1_candles_that_enter_put_nothing_out() -> None:
    t = bare_map(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.land(COVEN, "r3_mine")
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.maneuver("pilgrim:r3_mine")
    assert t.prompt() == "move"


def test_CAN_CASTLE_2_a_castle_goes_one_territory_at_a_time() -> None:
    t = bare_map(SOWERS)
    t.upgrades(SOWERS, "long_stride")
    t.maneuver()
    assert t.destinations("castle") == {"r2_curse", "r3_forge", "r3_mine"}
    t.land(SOWERS, "r3_mine")
    t.do("castle:r3_mine")
    assert t.options("burn") == []


def test_CAN_CASTLE_2_an_ash_castle_does_not_pass_through_own_flames() -> None:
    t = Table()
    t.maneuver()
    assert t.destinations("castle") == {
        "r4_mine",
        "r4_portal",
        "r5_tavern",
        "r8_barracks",
        "r8_mine",
    }
