"""CAN-BOARD: regions, territories, neighbours and the track of points."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.candelabria.content import BOARDS
from igroteka.games.candelabria.content.entries import TerritoryEntry
from igroteka.games.candelabria.rules.mist import struck
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

SIDES = ["large", "small"]
HOUSES_ON = {"large": (ASH, SOWERS, COVEN, KNIGHTS), "small": (ASH, SOWERS, COVEN)}
ACTIONS = {"curse_influence", "barracks", "forge", "mine", "portal", "tavern"}


def territories(side: str) -> tuple[TerritoryEntry, ...]:
    return BOARDS[side].territories


def symbols(side: str, region: int) -> list[str]:
    """The symbols of a region, sorted."""
    return sorted(t.action for t in territories(side) if t.region == region)


def borders(territory: TerritoryEntry) -> set[frozenset[str]]:
    """The stretches of border of a territory as it is drawn."""
    corners = territory.polygon.split()
    return {frozenset(pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True)}


def steps_from(side: str, territory: str) -> set[str]:
    """Where a castle that stands there may go in one move, all alone on the map."""
    t = Table(*HOUSES_ON[side])
    t.bare()
    t.castle(ASH, territory)
    away = [entry.id for entry in territories(side) if entry.id not in near(side, territory)]
    for house, place in zip(HOUSES_ON[side][1:], away, strict=False):
        t.castle(house, place)
    t.do("maneuver:ash_coal_burner")
    return {key.removeprefix("castle:") for key in t.options("move")}


def near(side: str, territory: str) -> set[str]:
    """The territory and all that the drawing shows beside it or joined to it by a bridge."""
    entries = {entry.id: entry for entry in territories(side)}
    own = borders(entries[territory])
    beside = {id for id, entry in entries.items() if borders(entry) & own}
    bridges = [bridge.between for bridge in BOARDS[side].bridges]
    return beside | {id for pair in bridges if territory in pair for id in pair}


@pytest.mark.parametrize("side", SIDES)
def test_CAN_BOARD_1_each_region_has_three_territories_with_known_symbols(side: str) -> None:
    sizes = Counter(territory.region for territory in territories(side))
    assert set(sizes.values()) == {3}
    assert {territory.action for territory in territories(side)} == ACTIONS
    for region in BOARDS[side].regions:
        assert {t.id for t in territories(side) if t.region == region.number} == set(
            region.territories
        )


@rules("CAN-BOARD-3")
@pytest.mark.parametrize("side", SIDES)
def test_CAN_BOARD_2_a_castle_steps_over_drawn_borders_and_bridges_only(side: str) -> None:
    for territory in territories(side):
        assert steps_from(side, territory.id) == near(side, territory.id) - {territory.id}


@pytest.mark.parametrize(
    ("side", "start", "over"),
    [
        ("large", "r8_forge", "r5_tavern"),
        ("large", "r2_curse", "r3_curse"),
        ("small", "r4_portal", "r6_forge"),
        ("small", "r2_barracks", "r1_forge"),
    ],
)
def test_CAN_BOARD_2_a_bridge_joins_what_no_border_does(side: str, start: str, over: str) -> None:
    drawn = {entry.id: borders(entry) for entry in territories(side)}
    assert not drawn[start] & drawn[over]
    assert over in steps_from(side, start)
    assert start in steps_from(side, over)


@pytest.mark.parametrize(
    ("side", "start", "apart"),
    [("large", "r1_barracks", "r4_mine"), ("small", "r8_barracks", "r4_tavern")],
)
def test_CAN_BOARD_3_what_lies_close_by_without_a_border_is_not_adjacent(
    side: str, start: str, apart: str
) -> None:
    assert apart not in steps_from(side, start)
    assert start not in steps_from(side, apart)


@pytest.mark.parametrize("side", SIDES)
def test_CAN_BOARD_4_one_can_step_from_any_territory_of_a_region_to_its_others(side: str) -> None:
    for region in BOARDS[side].regions:
        for territory in region.territories:
            assert set(region.territories) - {territory} <= steps_from(side, territory)


@pytest.mark.parametrize("houses", [HOUSES_ON["large"], HOUSES_ON["small"], (ASH, SOWERS)])
def test_CAN_BOARD_5_no_curse_of_a_whole_match_belongs_to_region_6(houses: tuple[int, ...]) -> None:
    t = Table(*houses)
    seen: set[int] = set()
    for _ in t.play_on(seed=len(houses)):
        seen |= struck(t.g)
        assert 6 not in struck(t.g)
        assert all(curse.region != 6 or curse.owner >= 0 for curse in t.g.curses)
    drawn = t.facts("struck") + t.facts("curse-drawn")
    assert drawn
    assert not [fact for fact in drawn if "curse_6" in str(fact.args["curse"])]
    assert len(houses) == 2 or len(seen) >= 7


@pytest.mark.parametrize(("side", "highest"), [("large", 10), ("small", 8)])
def test_CAN_BOARD_6_regions_are_numbered_from_1_without_gaps(side: str, highest: int) -> None:
    t = Table(*HOUSES_ON[side])
    t.cubes(SOWERS, gold=0)
    t.turn_of(SOWERS)
    t.hand(SOWERS, "stub_the_vagrant")
    t.do("deploy:stub_the_vagrant:explorer")
    offered = {key.split(":")[1].split("_")[0] for key in t.options("to")}
    assert offered == {f"r{number}" for number in range(1, highest + 1)}


@pytest.mark.parametrize("side", SIDES)
def test_CAN_BOARD_7_every_house_finds_the_symbols_of_its_start(side: str) -> None:
    assert "forge" in symbols(side, 8)
    assert "curse_influence" in symbols(side, 2)
    assert "curse_influence" in symbols(side, 3)
    homes = (4, 9) if side == "large" else (4,)
    for region in homes:
        assert {"tavern", "portal"} <= set(symbols(side, region))


def test_CAN_BOARD_8_each_region_that_can_be_cursed_has_one_mine_on_the_small_side() -> None:
    mines = {region: symbols("small", region).count("mine") for region in range(1, 9)}
    assert mines == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 0, 7: 1, 8: 1}


@pytest.mark.parametrize(
    ("side", "number"),
    [
        (
            "large",
            {
                "mine": 7,
                "curse_influence": 5,
                "barracks": 5,
                "forge": 5,
                "portal": 4,
                "tavern": 4,
            },
        ),
        (
            "small",
            {
                "mine": 7,
                "curse_influence": 4,
                "forge": 4,
                "barracks": 3,
                "portal": 3,
                "tavern": 3,
            },
        ),
    ],
)
def test_CAN_BOARD_9_how_often_each_symbol_occurs(side: str, number: dict[str, int]) -> None:
    t = Table(*HOUSES_ON[side])
    for action, times in number.items():
        t.land(ASH, *(entry.id for entry in territories(side) if entry.action == action))
        assert t.size(ASH, action) == times
    assert sum(number.values()) == len(territories(side))


def test_CAN_BOARD_11_nobody_begins_with_points() -> None:
    t = Table()
    assert [t.score(house) for house in (ASH, SOWERS, COVEN, KNIGHTS)] == [0, 0, 0, 0]
    t.turn_of(ASH)
    t.hand(ASH, "street_minstrel")
    t.do("deploy:street_minstrel:explorer")
    assert t.score(ASH) == 1


def test_CAN_BOARD_12_points_above_100_are_kept() -> None:
    t = Table()
    t.vp(ASH, 99)
    t.hand(ASH, "pageant_rider")
    t.do("deploy:pageant_rider:explorer")
    assert t.score(ASH) == 101
    assert t.facts("vp")[-1].args == {"who": "@0", "amount": 2, "total": 101}
