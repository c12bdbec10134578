"""Each of the 24 quests: the deed that meets it, and one that does not."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import QUESTS
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

ANNUAL, RANKED = 4, 12
"""What a quest first met in year 1 scores."""


def table(quest: str) -> Table:
    """The quest is common; only castles stand on the map, nobody has tactics cards or cubes."""
    t = Table(quests=True)
    t.bare()
    t.common(quest)
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        t.tactics(house)
        t.cubes(house)
    t.turn_of(ASH)
    return t


def scored(t: Table) -> list[tuple[int, int]]:
    """Who scored a quest, and how much."""
    seats = {f"@{player.seat}": player.house for player in t.g.players}
    rules = {"CAN-QUEST-3", "CAN-QUEST-5"}
    facts = [fact for fact in t.facts("vp") if fact.rule in rules]
    return [(seats[fact.args["who"]], fact.args["amount"]) for fact in facts]


def forge(t: Table, *wares: str, forges: tuple[str, ...] = ()) -> None:
    """Ash's castle comes home to its forge and buys."""
    t.castle(ASH, "r8_mine")
    t.land(ASH, *forges)
    t.cubes(ASH, gold=10)
    t.tops("bastion", "drill_yard", "treasury")
    t.do("maneuver:ash_coal_burner", "castle:r8_forge", *wares)


def test_build_temple() -> None:
    t = table("build_temple")
    forge(t, "temple_grey:r8")
    assert scored(t) == [(ASH, ANNUAL)]
    t = table("build_temple")
    forge(t, "upgrade:bastion")
    assert scored(t) == []


@pytest.mark.parametrize("place", [1, 2, 3])
def test_control_curse(place: int) -> None:
    t = table(f"control_curse_{place}")
    t.influence(place, {KNIGHTS: 1, COVEN: 2})
    t.land(COVEN, "r6_forge", "r5_mine")
    t.award()
    t.decline_all("place-curse")
    assert scored(t) == [(COVEN, ANNUAL)]
    t = table(f"control_curse_{place}")
    t.influence(place % 3 + 1, {COVEN: 2})
    t.land(COVEN, "r6_forge", "r5_mine")
    t.award()
    t.decline_all("place-curse")
    assert scored(t) == []


@pytest.mark.parametrize(
    ("year", "token", "other"),
    [
        (1, "bastion", "drill_yard"),
        (2, "drill_yard", "treasury"),
        (3, "treasury", "bastion"),
    ],
)
def test_buy_upgrade(year: int, token: str, other: str) -> None:
    t = table(f"buy_upgrade_{year}")
    forge(t, f"upgrade:{token}")
    assert scored(t) == [(ASH, ANNUAL)]
    t = table(f"buy_upgrade_{year}")
    forge(t, f"upgrade:{other}")
    assert scored(t) == []


def test_extinguish_land_flame() -> None:
    t = table("extinguish_land_flame")
    t.land(COVEN, "r4_mine")
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    t.do("supply")
    assert scored(t) == [(ASH, ANNUAL)]
    t = table("extinguish_land_flame")
    t.candle(COVEN, "warrior", "r4_mine", flames=1)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:warrior")
    assert scored(t) == []


def test_extinguish_land_flame_by_the_grey_tide() -> None:
    """CAN-CURSE-3 puts flames of opponents out as well; one's own do not count."""
    for others, expected in (((COVEN,), [(ASH, ANNUAL)]), ((), [])):
        t = table("extinguish_land_flame")
        t.curses("curse_8_grey_tide", "curse_2_iron_shade")
        t.land(ASH, "r8_mine")
        t.land(SOWERS, "r10_mine")
        for house in others:
            t.land(house, "r8_mine")
        t.influence(1, {ASH: 1})
        t.influence(2, {SOWERS: 1})
        t.award()
        t.decline_all("place-curse")
        assert scored(t) == expected


def test_destroy_temple() -> None:
    t = table("destroy_temple")
    t.temple(10, "black")
    t.hand(ASH, "temple_robber")
    t.cubes(ASH, wax=2)
    t.do("deploy:temple_robber:explorer", "in:r10")
    assert scored(t) == [(ASH, ANNUAL)]
    t = table("destroy_temple")
    forge(t, "temple_grey:r8")
    assert scored(t) == []


def test_control_region_6() -> None:
    t = table("control_region_6")
    t.land(ASH, "r6_portal")
    t.candle(ASH, "explorer", "r6_barracks", flames=0)
    t.castle(ASH, "r5_tavern")
    t.do("maneuver:ash_coal_burner", "castle:r6_forge")
    assert scored(t) == [(ASH, ANNUAL)]


def test_extinguish_whole_candle() -> None:
    for flames, expected in ((1, [(ASH, ANNUAL)]), (2, [])):
        t = table("extinguish_whole_candle")
        t.candle(COVEN, "warrior", "r4_mine", flames=flames)
        t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:warrior")
        assert scored(t) == expected


def battle(t: Table, ash: tuple[str, ...], coven: tuple[str, ...]) -> None:
    """Ash, first, fights the Coven in region 6 with these cards."""
    t.tactics(ASH, *ash)
    t.tactics(COVEN, *coven)
    t.land(ASH, "r6_forge", "r6_portal")
    t.land(COVEN, "r6_forge")
    t.battle(6, 7)
    t.lay(ASH, *ash)
    t.lay(COVEN, *coven)


def test_neutralise_tactics() -> None:
    t = table("neutralise_tactics")
    battle(t, ("snuff",), ("blackout",))
    t.do("decline", "spend:1:ash_clan:1")
    assert scored(t) == [(COVEN, ANNUAL)]


def test_neutralise_both() -> None:
    t = table("neutralise_both")
    battle(t, ("snuff", "rekindle"), ("blackout", "beacon_chain"))
    t.do("spend:1:new_life_coven:1", "spend:2:new_life_coven:2")
    assert scored(t) == [(ASH, RANKED)]
    t = table("neutralise_both")
    battle(t, ("snuff", "rekindle"), ("blackout",))
    t.do("spend:1:new_life_coven:1")
    t.decline_all()
    assert scored(t) == []


@pytest.mark.parametrize(
    ("quest", "colour", "winner"),
    [
        ("win_at_white_temple", "white", ASH),
        ("win_with_grey_temple", "grey", COVEN),
        ("win_at_black_temple", "black", ASH),
    ],
)
def test_win_at_temple(quest: str, colour: str, winner: int) -> None:
    t = table(quest)
    t.temple(6, colour)
    battle(t, (), ())
    t.decline_all()
    assert scored(t) == [(winner, RANKED)]
    t = table(quest)
    t.temple(10, colour)
    battle(t, (), ())
    t.decline_all()
    assert scored(t) == []


@pytest.mark.parametrize(
    ("quest", "owner", "expected"),
    [
        ("win_with_curse", ASH, [(ASH, RANKED)]),
        ("win_with_curse", SOWERS, []),
        ("win_against_curse", SOWERS, [(ASH, RANKED)]),
        ("win_against_curse", ASH, []),
    ],
)
def test_win_where_a_curse_stands(quest: str, owner: int, expected: list[tuple[int, int]]) -> None:
    t = table(quest)
    t.curse_in(1, owner, 6)
    battle(t, (), ())
    t.decline_all()
    assert scored(t) == expected


@pytest.mark.parametrize("quest", ["win_with_curse", "win_against_curse"])
def test_a_curse_elsewhere_does_not_count(quest: str) -> None:
    t = table(quest)
    t.curse_in(1, ASH, 10)
    t.curse_in(2, SOWERS, 10)
    battle(t, (), ())
    t.decline_all()
    assert scored(t) == []


def test_deploy_three_candles() -> None:
    t = table("deploy_three_candles")
    t.hand(ASH, "street_minstrel")
    t.candle(ASH, "pilgrim", "r8_forge")
    t.candle(ASH, "warrior", "r8_forge")
    t.do("deploy:street_minstrel:explorer")
    assert scored(t) == [(ASH, RANKED)]


@pytest.mark.parametrize(("mines", "expected"), [(5, [(ASH, RANKED)]), (4, [])])
def test_gain_six_cubes(mines: int, expected: list[tuple[int, int]]) -> None:
    t = table("gain_six_cubes")
    t.land(ASH, *("r8_mine", "r7_mine", "r2_mine", "r3_mine", "r5_mine")[:mines])
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", f"cubes:{mines + 1}:0")
    assert scored(t) == expected


def test_gain_six_cubes_with_stolen_ones() -> None:
    t = table("gain_six_cubes")
    t.hand(ASH, "thief_of_the_fourth_candle", "temple_robber")
    t.g.year = 2
    t.cubes(ASH, wax=3)
    t.cubes(COVEN, gold=6)
    t.upgrades(ASH, "toll_gate")
    t.do("deploy:thief_of_the_fourth_candle:explorer")
    for _ in range(5):
        t.do("steal:new_life_coven:gold")
    assert t.player(ASH).gold == 5
    assert scored(t) == []  # four of the card and one of the gate


def test_castle_kills_candle() -> None:
    for flames, expected in ((1, [(ASH, RANKED)]), (2, [])):
        t = table("castle_kills_candle")
        t.candle(COVEN, "warrior", "r4_mine", flames=flames)
        t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:warrior")
        assert scored(t) == expected


def test_candle_kills_candle() -> None:
    for flames, expected in ((1, [(ASH, RANKED)]), (2, [])):
        t = table("candle_kills_candle")
        t.candle(COVEN, "warrior", "r4_mine", flames=flames)
        t.do("deploy:ash_coal_burner:explorer", "extinguish:new_life_coven:warrior")
        assert scored(t) == expected


def test_buy_three() -> None:
    t = table("buy_three")
    forge(t, "upgrade:bastion", "temple_grey:r8", forges=("r1_forge", "r3_forge"))
    assert scored(t) == []
    t.do("upgrade:drill_yard")
    assert scored(t) == [(ASH, RANKED)]


@pytest.mark.parametrize(("others", "expected"), [(2, [(ASH, RANKED)]), (1, [])])
def test_gain_three_tactics(others: int, expected: list[tuple[int, int]]) -> None:
    t = table("gain_three_tactics")
    t.land(ASH, *("r1_barracks", "r6_barracks")[:others])
    t.do("maneuver:ash_coal_burner", "castle:r8_barracks")
    for _ in range(others + 1):
        t.do(t.options("take")[0])
    assert scored(t) == expected


def test_every_quest_has_its_test() -> None:
    names = " ".join(sorted(name for name in globals() if name.startswith("test_")))
    temples = {"win_at_white_temple", "win_with_grey_temple", "win_at_black_temple"}
    curses = {"win_with_curse", "win_against_curse"}
    alone = {quest.id.rstrip("_123") for quest in QUESTS} - temples - curses
    assert [id for id in alone if f"test_{id}" not in names] == []
