"""Quests (KAL-QUEST)."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.content import QUESTS
from igroteka.games.kalena.rules.quests import quest_value
from igroteka.kernel.state import put
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table, quest_number

NUMBERS = {
    1: "quest_stockpile",
    2: "quest_treasury",
    3: "quest_governor",
    4: "quest_late_bloomer",
    5: "quest_miller",
    6: "quest_water_warden",
    7: "quest_woodmaster",
    8: "quest_mine_owner",
}


def value(t: Table, seat: int, number: int) -> int:
    return quest_value(t.g, t.player(seat), quest_number(number))


def last_round(players: int = 4) -> Table:
    return Table(players=players, season=3, round=3)


def test_KAL_QUEST_1_every_player_owns_one_card_of_each_number() -> None:
    t = Table()
    for player in t.g.players:
        assert {QUESTS[n].number: QUESTS[n].id for n in player.quests} == NUMBERS
        assert len(player.quests) == 8


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 3), (2, 2), (3, 8), (4, 2), (5, 4), (6, 2), (7, 9), (8, 3)],
)
def test_KAL_QUEST_1_each_card_is_scored_by_its_own_requirement(number: int, points: int) -> None:
    t = last_round()
    t.give(RED, pecunias=6, ore=3, food=2)
    t.building(RED, "mill", "n_c", "n_ne")
    t.building(RED, "sawmill", "n_w", "n_e", "ne_c")
    t.building(RED, "mine", "n_nw")
    t.building(RED, "noria", "n_sw")
    t.building(BLUE, "noria", "se_e", "s_se")
    t.building(BLUE, "mine", "s_e")
    t.g.slots = put(t.g.slots, 0, (YELLOW, BLUE, GREEN, RED))
    t.g.slots = put(t.g.slots, 1, (RED, BLUE, GREEN, YELLOW))
    t.picked(RED, number)
    t.end_turns()
    assert t.told("quest") == [
        ("KAL-QUEST-1", {"who": "@0", "quest": NUMBERS[number], "amount": points}),
    ]
    assert t.told("valour") == [("KAL-FIN-6", {"who": "@0", "amount": points, "total": points})]
    assert t.match.result.scores == (points, 0, 0, 0)


@pytest.mark.parametrize(
    ("kind", "number", "valour", "hexes"),
    [
        ("mill", 5, 2, ("n_c", "n_ne")),
        ("noria", 6, 2, ("n_c", "n_sw")),
        ("sawmill", 7, 3, ("n_w", "n_e")),
        ("mine", 8, 3, ("n_nw", "s_e")),
    ],
)
def test_KAL_QUEST_1_own_buildings_of_one_kind(
    kind: str, number: int, valour: int, hexes: tuple[str, str]
) -> None:
    t = Table()
    assert value(t, RED, number) == 0
    t.building(RED, kind, hexes[0])
    assert value(t, RED, number) == valour
    t.building(BLUE, kind, hexes[1])
    assert value(t, RED, number) == valour
    assert value(t, BLUE, number) == valour
    assert value(t, GREEN, number) == 0
    assert [value(t, RED, other) for other in (5, 6, 7, 8) if other != number] == [0, 0, 0]


@pytest.mark.parametrize(
    ("pecunias", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4)]
)
def test_KAL_QUEST_2_remainders_are_worth_nothing(pecunias: int, points: int) -> None:
    t = Table()
    t.give(RED, pecunias=pecunias)
    assert value(t, RED, 2) == points


@pytest.mark.parametrize(
    ("resources", "points"),
    [
        ({"food": 2, "water": 2, "wood": 2, "ore": 2}, 0),
        ({"food": 3}, 3),
        ({"food": 3, "ore": 2}, 3),
        ({"wood": 4, "ore": 3, "food": 2}, 6),
        ({"food": 3, "water": 3, "wood": 3, "ore": 3}, 12),
        ({"food": 4, "water": 4, "wood": 4, "ore": 4}, 12),
    ],
)
def test_KAL_QUEST_3_each_type_apart(resources: dict[str, int], points: int) -> None:
    t = Table()
    t.give(RED, **resources)
    assert value(t, RED, 1) == points
    assert value(t, BLUE, 1) == 0


def test_KAL_QUEST_4_majorities_by_region() -> None:
    t = Table(players=3)
    t.building(RED, "mill", "n_c", "n_ne")
    t.building(BLUE, "mine", "n_nw")
    t.building(RED, "sawmill", "ne_c")
    t.building(GREEN, "mill", "ne_e")
    t.building(RED, "mine", "se_c")
    t.building(BLUE, "noria", "s_c", "s_w")
    t.building(RED, "mine", "s_e")
    t.building(GREEN, "mill", "nw_c")
    assert value(t, RED, 3) == 8
    assert value(t, BLUE, 3) == 4
    assert value(t, GREEN, 3) == 4


def test_KAL_QUEST_4_each_of_the_six_regions_counts() -> None:
    t = Table()
    for place, hex in enumerate(("n_c", "ne_e", "se_e", "s_c", "sw_ne", "nw_c"), start=1):
        t.building(RED, "mill", hex)
        assert value(t, RED, 3) == 4 * place
    assert value(t, BLUE, 3) == 0


def test_KAL_QUEST_4_more_than_each_rival_is_enough_not_more_than_all_together() -> None:
    t = Table()
    t.building(RED, "mill", "n_c", "n_ne")
    t.building(BLUE, "noria", "n_sw")
    t.building(GREEN, "mine", "n_nw")
    assert value(t, RED, 3) == 4
    t.building(BLUE, "sawmill", "n_w")
    assert value(t, RED, 3) == 0
    assert value(t, BLUE, 3) == 0


def test_KAL_QUEST_4_all_four_kinds_count_alike() -> None:
    for kind in ("mill", "sawmill", "mine", "noria"):
        t = Table()
        t.building(RED, kind, "n_c")
        assert value(t, RED, 3) == 4
        assert value(t, BLUE, 3) == 0


def test_KAL_QUEST_5_slot_4_as_printed() -> None:
    t = Table(players=3)
    assert value(t, GREEN, 4) == 0
    t.knows(RED, "comm_renown")
    t.knows(BLUE, "comm_renown")
    t.knows(GREEN, "comm_renown")
    assert t.g.slots[0][3] == GREEN
    assert [value(t, seat, 4) for seat in (RED, BLUE, GREEN)] == [0, 0, 2]
    t.knows(BLUE, "craft_abundance")
    t.knows(RED, "craft_abundance")
    assert value(t, RED, 4) == 0
    t.knows(GREEN, "craft_abundance")
    assert value(t, GREEN, 4) == 4


def test_KAL_QUEST_6_two_quests_may_count_the_same_thing() -> None:
    t = last_round()
    t.building(RED, "mine", "n_nw")
    t.picked(RED, 3, 8)
    t.end_turns()
    assert [(args["quest"], args["amount"]) for _, args in t.told("quest")] == [
        ("quest_governor", 4),
        ("quest_mine_owner", 3),
    ]
    assert t.match.result.scores == (7, 0, 0, 0)


def test_KAL_QUEST_7_quests_not_picked_are_worth_nothing() -> None:
    t = last_round()
    t.building(RED, "mine", "n_nw")
    t.give(RED, pecunias=30, food=3)
    t.building(BLUE, "mill", "ne_e")
    t.picked(BLUE, 5)
    t.end_turns()
    assert t.match.result.scores == (0, 2, 0, 0)
    assert [args["who"] for _, args in t.told("quest")] == ["@1"]


def test_KAL_QUEST_7_a_quest_that_is_not_met_gives_nothing() -> None:
    t = last_round()
    t.picked(RED, 8)
    t.end_turns()
    assert t.told("quest") == [
        ("KAL-QUEST-1", {"who": "@0", "quest": "quest_mine_owner", "amount": 0}),
    ]
    assert t.told("valour") == []
