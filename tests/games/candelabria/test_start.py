"""CAN-START: starting pieces and the first order of the track."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

ALL = (ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS)


def start(house: int, *houses: int) -> tuple[str | None, set[str]]:
    """The castle and the flames of a House; nothing else of it is on the map."""
    t = Table(*houses)
    assert [t.where(house, role) for role in ("explorer", "pilgrim", "warrior")] == [None] * 3
    return t.where(house, "castle"), t.flames(house)


def test_CAN_START_1_ash_clan_in_region_8() -> None:
    home = ("r8_forge", {"r8_forge", "r8_mine", "r8_barracks"})
    assert start(ASH, *ALL) == home
    assert start(ASH, ASH, SOWERS, COVEN) == home


def test_CAN_START_2_engineers_in_region_2() -> None:
    large, small = ({"r2_curse", "r2_mine", other} for other in ("r2_tavern", "r2_barracks"))
    assert start(ENGINEERS, *ALL) == ("r2_curse", large)
    assert start(ENGINEERS, ENGINEERS, ASH, SOWERS) == ("r2_curse", small)


def test_CAN_START_3_sowers_in_region_3() -> None:
    large, small = ({"r3_curse", "r3_mine", other} for other in ("r3_forge", "r3_barracks"))
    assert start(SOWERS, *ALL) == ("r3_curse", large)
    assert start(SOWERS, SOWERS, ASH, COVEN) == ("r3_curse", small)


def test_CAN_START_4_coven_in_region_4_with_a_white_temple_and_no_flame_on_the_portal() -> None:
    home = ("r4_tavern", {"r4_tavern", "r4_mine"})
    assert start(COVEN, *ALL) == home
    assert start(COVEN, COVEN, ASH, SOWERS) == home
    assert Table().stack(4) == ["white"]
    assert Table(ASH, SOWERS, COVEN).stack(4) == ["white"]


def test_CAN_START_5_knights_in_region_9_or_7_with_a_black_temple() -> None:
    t = Table()
    assert t.where(KNIGHTS, "castle") == "r9_tavern"
    assert t.flames(KNIGHTS) == {"r9_tavern", "r9_barracks"}
    assert t.stack(9) == ["black"]
    t = Table(KNIGHTS, ASH, COVEN)
    assert t.where(KNIGHTS, "castle") == "r7_tavern"
    assert t.flames(KNIGHTS) == {"r7_tavern", "r7_mine"}
    assert t.stack(7) == ["black"]


@pytest.mark.parametrize(
    ("houses", "temples"),
    [
        (ALL, {4: ["white"], 9: ["black"]}),
        ((ASH, ENGINEERS, SOWERS, COVEN), {4: ["white"]}),
        ((ASH, ENGINEERS, SOWERS, KNIGHTS), {9: ["black"]}),
        ((ASH, ENGINEERS, SOWERS), {}),
    ],
)
def test_CAN_START_6_a_starting_temple_stands_only_for_a_house_that_plays(
    houses: tuple[int, ...], temples: dict[int, list[str]]
) -> None:
    t = Table(*houses)
    stacks = {region: t.stack(region) for region in range(1, 11)}
    assert {region: stack for region, stack in stacks.items() if stack} == temples
    assert t.g.temple_supply == [6 - (4 in temples), 6, 6 - (9 in temples)]


def test_CAN_START_7_nothing_reacts_to_the_starting_pieces() -> None:
    t = Table()
    assert (t.asked, t.prompt()) == (ASH, "turn")
    assert t.score(COVEN) == 0
    assert t.player(ASH).gold == 2, "a flame on a mine mined nothing"


@pytest.mark.parametrize(
    "seating",
    [
        (KNIGHTS, COVEN, SOWERS, ENGINEERS, ASH),
        (ENGINEERS, KNIGHTS, ASH),
        (COVEN, KNIGHTS, SOWERS, ASH),
    ],
)
def test_CAN_START_8_the_track_follows_house_numbers_without_gaps(
    seating: tuple[int, ...],
) -> None:
    t = Table(*seating)
    assert t.order() == [house for house in ALL if house in seating]
    assert t.asked == t.order()[0]


@rules("CAN-LIMIT-1")
def test_CAN_START_9_the_marker_on_the_track_is_one_of_25_flames() -> None:
    t = Table(*ALL)
    left = {house: t.player(house).supply for house in ALL}
    assert left == {ASH: 21, ENGINEERS: 21, SOWERS: 21, COVEN: 22, KNIGHTS: 22}
