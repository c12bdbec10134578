"""CAN-TEMPLE: temples are placed, covered and destroyed."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map


def building(*others: str, year: int = 1, gold: int = 10) -> Table:
    """The Sowers' castle may enter the forge of region 3."""
    t = bare_map(SOWERS, year=year)
    t.land(SOWERS, *others)
    t.cubes(SOWERS, gold=gold)
    return t


def wrecking(*stack: str, card: str = "temple_robber") -> Table:
    """The Coven deploys a candle that destroys a temple; region 5 has this stack."""
    t = Table()
    t.bare()
    t.temple(5, *stack)
    t.hand(COVEN, card, "bell_ringer")
    t.turn_of(COVEN)
    t.do(f"deploy:{card}:explorer")
    return t


def test_CAN_TEMPLE_1_only_where_one_has_a_figure() -> None:
    t = building("r10_curse")
    t.candle(SOWERS, "pilgrim", "r5_mine", flames=0)
    t.candle(KNIGHTS, "warrior", "r7_mine")
    t.maneuver("castle:r3_forge")
    regions = {key.split(":")[1] for key in t.options("buy-temple")}
    assert regions == {"r3", "r5", "r10"}, "the castle, an unlit candle, a land flame"
    assert t.refused("temple_grey:r7") == "CAN-TEMPLE-1"
    t.do("temple_grey:r10")
    assert t.stack(10) == ["grey"]


@rules("CAN-TEMPLE-5")
def test_CAN_TEMPLE_2_only_the_top_temple_works() -> None:
    for stack, allowed in ((("grey", "black"), False), (("black", "grey"), True)):
        t = Table()
        t.bare()
        t.curses("curse_2_iron_shade", "curse_1_rekindling_wraith", "curse_3_snatching_hand")
        t.land(ASH, "r6_forge", "r5_mine")
        t.temple(6, *stack)
        t.influence(1, {ASH: 1})
        t.award()
        assert t.prompt() == "place-curse"
        assert ("in:r6" in t.options()) is allowed


def test_CAN_TEMPLE_2_a_new_temple_goes_on_top() -> None:
    t = building()
    t.temple(3, "white", "black")
    t.maneuver("castle:r3_forge", "temple_grey:r3")
    assert t.stack(3) == ["white", "black", "grey"]
    assert t.g.temple_supply == [5, 5, 5]


@pytest.mark.parametrize(("colour", "points"), [("white", 4), ("grey", 0), ("black", 0)])
def test_CAN_TEMPLE_3_who_places_a_white_temple_scores_four(colour: str, points: int) -> None:
    t = building()
    t.maneuver("castle:r3_forge", f"temple_{colour}:r3")
    assert t.score(SOWERS) == points


@pytest.mark.parametrize(("colour", "points"), [("white", 4), ("grey", 0), ("black", 0)])
def test_CAN_TEMPLE_3_who_destroys_a_white_temple_scores_four(colour: str, points: int) -> None:
    t = wrecking(colour)
    t.do("in:r5")
    assert t.score(COVEN) == points
    assert [t.score(house) for house in (ASH, SOWERS, KNIGHTS)] == [0, 0, 0]


@pytest.mark.parametrize(("stack", "winner"), [((), COVEN), (("grey",), ASH), (("white",), COVEN)])
def test_CAN_TEMPLE_4_under_a_grey_temple_the_lowest_strength_wins(
    stack: tuple[str, ...], winner: int
) -> None:
    t = Table()
    t.bare()
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    t.temple(6, *stack)
    t.battle(6)
    t.lay_nothing(ASH, COVEN)
    t.decline_all()
    [victory] = t.facts("victory")
    assert victory.args["who"] == f"@{t.seat(winner)}"


def test_CAN_TEMPLE_5_no_curse_goes_under_a_black_temple() -> None:
    t = Table()
    t.bare()
    t.curses("curse_2_iron_shade", "curse_1_rekindling_wraith", "curse_3_snatching_hand")
    t.land(ASH, "r6_forge", "r5_mine")
    t.temple(6, "black")
    t.influence(1, {ASH: 1})
    t.award()
    assert t.options() == ["in:r5", "in:r8"]
    assert t.refused("in:r6") == "CAN-PREP-7"


def test_CAN_TEMPLE_6_uncovering_a_white_temple_scores_nothing() -> None:
    t = wrecking("white", "grey")
    t.do("in:r5")
    assert t.stack(5) == ["white"]
    assert [t.score(house) for house in (ASH, SOWERS, COVEN, KNIGHTS)] == [0, 0, 0, 0]


def test_CAN_TEMPLE_6_covering_one_scores_nothing_either() -> None:
    t = building()
    t.temple(3, "white")
    t.maneuver("castle:r3_forge", "temple_black:r3")
    assert t.score(SOWERS) == 0


def test_CAN_TEMPLE_7_white_points_tokens_in_slot_order_then_the_knights() -> None:
    t = building(year=3)
    t.upgrades(SOWERS, "quenching_font", "pilgrim_steps", "votive_niche")
    t.candle(KNIGHTS, "warrior", "r9_tavern")
    t.maneuver("castle:r3_forge", "temple_white:r3")
    assert (t.asked, t.prompt(), t.score(SOWERS)) == (SOWERS, "extinguish", 4)
    t.do("decline")
    assert (t.asked, t.prompt(), t.score(SOWERS)) == (SOWERS, "light", 5)
    t.do("decline")
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")
    t.do("decline")
    assert (t.asked, t.prompt()) == (SOWERS, "move")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_CAN_TEMPLE_8_stacks_grow_without_limit_and_have_no_owner(colour: str) -> None:
    t = building(*(f"r{region}_forge" for region in (1, 6, 8, 10)))
    t.temple(3, "grey", "grey", "grey", "grey", "grey", "grey")
    t.maneuver("castle:r3_forge")
    for _ in range(5):
        t.do(f"temple_{colour}:r3")
    assert t.stack(3) == ["grey"] * 6 + [colour] * 5
    assert t.player(SOWERS).gold == 0
    t = wrecking(colour)
    t.do("in:r5")
    assert t.stack(5) == [], "whoever built it"


def test_CAN_TEMPLE_10_supply_then_white_points_then_the_knights_and_no_tokens() -> None:
    t = Table(year=3)
    t.bare()
    t.temple(5, "white")
    t.upgrades(COVEN, "pilgrim_steps", "votive_niche", "quenching_font")
    t.candle(KNIGHTS, "warrior", "r9_tavern", card="moth_catcher")
    t.land(SOWERS, "r3_mine")
    t.hand(COVEN, "temple_breaker", "bell_ringer")
    t.turn_of(COVEN)
    t.do("deploy:temple_breaker:explorer", "in:r5")
    assert t.g.temple_supply == [6, 6, 6]
    assert (t.asked, t.prompt()) == (KNIGHTS, "vigil")
    assert t.score(COVEN) == 4, "the points of the card come after all of it"
    t.do("send:warrior:r5_mine")
    assert t.score(COVEN) == 7
    assert (t.asked, t.prompt()) == (COVEN, "keep-candle")
    assert t.where(KNIGHTS, "warrior") == "r5_mine"
