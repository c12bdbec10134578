"""CAN-ACT, CAN-INFL, CAN-MINE: the size of an action, Curse Influence and Mine."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map

FREE = {"done", "decline", "pass"}


def sowers(*flames: str, year: int = 1) -> Table:
    """A bare map but for these flames of the Sowers, whose turn it is."""
    t = bare_map(SOWERS, year=year)
    t.land(SOWERS, *flames)
    return t


@pytest.mark.parametrize(
    ("others", "cubes"),
    [((), 1), (("r2_mine",), 2), (("r2_mine", "r10_mine", "r5_mine"), 4)],
)
def test_CAN_ACT_1_the_size_is_all_own_flames_on_that_symbol_with_the_new_one(
    others: tuple[str, ...], cubes: int
) -> None:
    t = sowers(*others, "r3_forge", "r7_portal")
    t.land(KNIGHTS, "r7_mine", "r8_mine")
    t.maneuver("castle:r3_mine")
    assert t.options() == [f"cubes:{gold}:{cubes - gold}" for gold in range(cubes + 1)]


@pytest.mark.parametrize(("year", "cubes"), [(1, 1), (2, 3)])
def test_CAN_ACT_2_what_counts_one_more_territory_adds_one_each(year: int, cubes: int) -> None:
    t = sowers(year=year)
    t.upgrades(SOWERS, "deep_shaft", "second_anvil", "deep_shaft")
    t.maneuver("castle:r3_mine", f"cubes:{cubes}:0")
    assert t.player(SOWERS).gold == 2 + cubes


def test_CAN_ACT_3_candles_and_castles_do_not_count() -> None:
    t = sowers()
    for role, mine in (("pilgrim", "r4_mine"), ("warrior", "r5_mine"), ("explorer", "r7_mine")):
        t.candle(SOWERS, role, mine)
    t.maneuver("castle:r3_mine")
    assert t.options() == ["cubes:0:1", "cubes:1:0"]


def test_CAN_ACT_4_a_flame_placed_by_light_triggers_nothing() -> None:
    t = sowers()
    t.hand(SOWERS, "sow_masked_novice", "stub_the_vagrant")
    t.do("deploy:sow_masked_novice:explorer", "to:r3_mine", "light:r3_mine")
    assert t.flames(SOWERS) == {"r3_mine"}
    assert t.facts("action") == []
    assert t.asked == COVEN


def test_CAN_ACT_4_a_figure_that_arrives_where_it_has_a_flame_triggers_nothing() -> None:
    t = sowers("r3_mine")
    t.maneuver("castle:r3_mine", "done")
    assert t.facts("action") == []


def test_CAN_ACT_5_an_upgrade_bought_during_the_action_does_not_enlarge_it() -> None:
    t = sowers(year=2)
    t.tops("second_anvil")
    t.cubes(SOWERS, gold=6)
    t.maneuver("castle:r3_forge", "upgrade:second_anvil")
    assert t.prompt() == "move"
    assert t.size(SOWERS, "forge") == 2


def test_CAN_ACT_5_nor_does_a_flame_lit_during_it() -> None:
    t = sowers(year=2)
    t.upgrades(SOWERS, "votive_niche")
    t.cubes(SOWERS, gold=6)
    t.maneuver("castle:r3_forge", "temple_grey:r3", "light:r10_forge")
    assert t.flames(SOWERS) == {"r3_forge", "r10_forge"}
    assert t.prompt() == "move"


@pytest.mark.parametrize(
    ("start", "target", "optional"),
    [
        ("r3_forge", "r3_curse", False),
        ("r3_forge", "r7_barracks", False),
        ("r3_forge", "r3_mine", False),
        ("r2_curse", "r2_tavern", False),
        ("r3_mine", "r3_forge", True),
        ("r3_mine", "r7_portal", True),
    ],
)
def test_CAN_ACT_6_forge_and_portal_may_be_left_the_others_not(
    start: str, target: str, optional: bool
) -> None:
    t = sowers()
    t.castle(SOWERS, start)
    t.maneuver(f"castle:{target}")
    assert t.prompt() != "move"
    assert bool(FREE.intersection(t.options())) is optional
    if optional:
        t.do("done")
        assert t.prompt() == "move"


# Curse Influence --------------------------------------------------------------------------------


def test_CAN_INFL_1_n_flames_go_from_the_supply_to_curse_cards_of_choice() -> None:
    t = sowers("r1_curse", "r5_curse")
    before = t.player(SOWERS).supply
    t.maneuver("castle:r2_curse")
    assert t.options() == ["at:1", "at:2", "at:3"]
    t.do("at:3", "at:1", "at:3")
    assert t.prompt() == "move"
    assert (t.at_curse(1), t.at_curse(2), t.at_curse(3)) == ({SOWERS: 1}, {}, {SOWERS: 2})
    assert t.player(SOWERS).supply == before - 1 - 3


def test_CAN_INFL_1_with_two_curse_cards_there_are_two_places() -> None:
    t = Table(ASH, SOWERS, COVEN, year=2)
    t.bare()
    t.turn_of(SOWERS)
    t.castle(SOWERS, "r3_mine")
    t.maneuver("castle:r3_curse")
    assert t.options() == ["at:1", "at:2"]


@rules("CAN-LIMIT-1")
def test_CAN_INFL_2_compulsory_as_far_as_the_supply_reaches() -> None:
    t = sowers("r1_curse", "r5_curse")
    t.supply(SOWERS, 2)
    before = t.at_curse(3)[SOWERS]
    t.maneuver("castle:r2_curse")
    assert not FREE.intersection(t.options())
    t.do("at:2")
    assert t.prompt() == "move", "one flame was left after the one placed on the map"
    assert t.at_curse(2) == {SOWERS: 1}
    assert t.at_curse(3) == {SOWERS: before}
    assert t.player(SOWERS).supply == 0


def test_CAN_INFL_2_flames_at_curses_are_public() -> None:
    t = sowers()
    t.maneuver("castle:r2_curse", "at:2")
    for viewer in (t.seat(KNIGHTS), None):
        assert t.match.view(viewer).curses[1].influence == [0, 1, 0, 0]


# Mine -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "wax"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_CAN_MINE_1_any_mix_of_gold_and_wax(gold: int, wax: int) -> None:
    t = sowers("r2_mine", "r5_mine")
    t.maneuver("castle:r3_mine", f"cubes:{gold}:{wax}")
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (2 + gold, 2 + wax)
    assert (t.g.gold, t.g.wax) == (42 - gold, 42 - wax)
    assert t.facts("no-room") == []


def test_CAN_MINE_2_ten_cubes_find_room_and_the_rest_is_lost() -> None:
    t = sowers("r2_mine", "r5_mine")
    t.cubes(SOWERS, gold=5, wax=3)
    t.maneuver("castle:r3_mine")
    assert t.options() == ["cubes:0:2", "cubes:1:1", "cubes:2:0"]
    t.do("cubes:2:0")
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (7, 3)
    assert [fact.args["amount"] for fact in t.facts("no-room")] == [1]
    assert t.g.gold + t.g.wax + 10 + 3 * 4 == 100


def test_CAN_MINE_2_a_full_warehouse_takes_nothing() -> None:
    t = sowers()
    t.cubes(SOWERS, gold=10)
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "move"
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (10, 0)


@pytest.mark.parametrize(
    ("gold", "wax", "offered"),
    [
        (1, 5, ["cubes:0:3", "cubes:1:2"]),
        (5, 0, ["cubes:3:0"]),
        (1, 1, ["cubes:1:1"]),
    ],
)
def test_CAN_LIMIT_3_what_the_supply_lacks_is_taken_in_the_other_kind(
    gold: int, wax: int, offered: list[str]
) -> None:
    t = sowers("r2_mine", "r5_mine")
    t.g.gold, t.g.wax = gold, wax
    t.maneuver("castle:r3_mine")
    if len(offered) > 1:
        assert t.options() == offered
        t.do(offered[0])
    mined = t.facts("mined")[-1].args
    assert f"cubes:{mined['gold']}:{mined['wax']}" == offered[0]


def test_CAN_LIMIT_3_with_neither_kind_nothing_is_gained() -> None:
    t = sowers()
    t.g.gold = t.g.wax = 0
    t.maneuver("castle:r3_mine")
    assert t.prompt() == "move"
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (2, 2)
