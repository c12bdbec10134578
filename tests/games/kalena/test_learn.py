"""The action learn (KAL-LEARN)."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.learn import knows
from igroteka.games.kalena.rules.state import CLOSED, EMPTY
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table, skill_number

SUBURBS = ("k_e", "k_ne", "k_nw", "k_w", "k_sw", "k_se")
ALL = {"food": 3, "water": 3, "wood": 3, "ore": 3}
OPEN = ("comm_renown", "travel_forest_trails", "trade_roomy_pack", "craft_abundance")

COSTS = [
    ("comm_renown", "water", "ore"),
    ("comm_insight", "water", "food"),
    ("comm_second_breath", "water", "wood"),
    ("travel_forest_trails", "food", "wood"),
    ("travel_mountain_step", "food", "ore"),
    ("travel_open_gates", "food", "water"),
    ("trade_roomy_pack", "wood", "food"),
    ("trade_haggler", "wood", "water"),
    ("trade_wholesale", "wood", "ore"),
    ("craft_abundance", "ore", "wood"),
    ("craft_master_builder", "ore", "food"),
    ("craft_gleaner", "ore", "water"),
]


def with_skill(skill: str, players: int = 4) -> Table:
    """A table where this skill is open in its column, and everybody is in a suburb."""
    names = list(OPEN)
    kinds = [name.partition("_")[0] for name in names]
    names[kinds.index(skill.partition("_")[0])] = skill
    t = Table(players=players, skills=tuple(names))
    for seat in range(players):
        t.at(seat, "k_e")
    return t


def test_KAL_LEARN_1_in_a_suburb_only() -> None:
    for hex in SUBURBS:
        t = Table()
        t.at(RED, hex)
        t.give(RED, **ALL)
        assert t.options("learn") == sorted(f"learn:{skill}" for skill in OPEN)
    for hex in ("k_c", "n_c"):
        t = Table()
        t.at(RED, hex)
        t.give(RED, **ALL)
        assert t.options("learn") == []
        assert t.refused("learn:comm_renown") == "KAL-LEARN-1"


def test_KAL_LEARN_1_open_gates_let_their_owner_learn_in_the_city_too() -> None:
    for hex in ("k_c", *SUBURBS):
        t = Table()
        t.knows(RED, "travel_open_gates")
        t.at(RED, hex)
        t.give(RED, water=1, ore=1)
        t.do("learn:comm_renown")
        assert t.player(RED).valour == 4
    t = Table()
    t.knows(RED, "travel_open_gates")
    t.at(RED, "n_c")
    t.give(RED, water=1, ore=1)
    assert t.refused("learn:comm_renown") == "KAL-LEARN-1"


def test_KAL_LEARN_2_pay_mark_the_leftmost_free_slot_and_gain_its_valour() -> None:
    t = Table()
    t.at(RED, "k_e")
    t.give(RED, pecunias=3, water=2, ore=1, food=1)
    t.do("learn:comm_renown")
    assert t.resources(RED) == {"water": 1, "food": 1}
    assert t.supply() == {"food": 15, "water": 15, "wood": 16, "ore": 16}
    assert t.g.slots == ((RED, EMPTY, EMPTY, EMPTY), *((EMPTY,) * 4,) * 3)
    assert t.player(RED).markers == 14
    assert t.player(RED).skills == 1 << skill_number("comm_renown")
    assert [skill for skill, *_ in COSTS if knows(t.player(RED), skill_number(skill))] == [
        "comm_renown"
    ]
    assert t.player(RED).valour == 4
    assert t.player(RED).pecunias == 3
    assert t.active(RED) == "4/1/1/1"
    assert t.told("learned") == [("KAL-LEARN-2", {"who": "@0", "skill": "comm_renown", "slot": 1})]
    assert t.told("valour") == [("KAL-LEARN-2", {"who": "@0", "amount": 4, "total": 4})]
    assert t.player(BLUE).skills == 0
    assert t.player(BLUE).valour == 0


@pytest.mark.parametrize(
    ("skill", "column"),
    [
        ("comm_renown", 0),
        ("travel_forest_trails", 1),
        ("trade_roomy_pack", 2),
        ("craft_abundance", 3),
    ],
)
def test_KAL_LEARN_2_slots_fill_from_left_to_right_for_4_3_2_1(skill: str, column: int) -> None:
    t = with_skill(skill)
    for seat in (RED, BLUE, GREEN, YELLOW):
        t.give(seat, **ALL)
    for _ in range(3):
        t.do(f"learn:{skill}", "end")
    t.do(f"learn:{skill}")
    assert [t.player(seat).valour for seat in range(4)] == [4, 3, 2, 1]
    assert t.g.slots[column] == (RED, BLUE, GREEN, YELLOW)
    assert [args["slot"] for _, args in t.told("learned")] == [1, 2, 3, 4]
    assert sum(slots.count(EMPTY) for slots in t.g.slots) == 12


@pytest.mark.parametrize(
    ("players", "valour", "slots"),
    [
        (4, [4, 3], (RED, BLUE, EMPTY, EMPTY)),
        (3, [3, 2], (CLOSED, RED, BLUE, EMPTY)),
        (2, [3, 2], (CLOSED, RED, BLUE, CLOSED)),
    ],
)
def test_KAL_LEARN_3_slots_with_counter_markers_are_not_free(
    players: int, valour: list[int], slots: tuple[int, ...]
) -> None:
    t = with_skill("comm_renown", players)
    t.give(RED, water=1, ore=1)
    t.give(BLUE, water=1, ore=1)
    t.do("learn:comm_renown", "end", "learn:comm_renown")
    assert [t.player(seat).valour for seat in (RED, BLUE)] == valour
    assert t.g.slots[0] == slots


def test_KAL_LEARN_3_the_third_of_three_players_takes_slot_4() -> None:
    t = with_skill("comm_renown", 3)
    for seat in range(3):
        t.give(seat, water=1, ore=1)
    t.do("learn:comm_renown", "end", "learn:comm_renown", "end", "learn:comm_renown")
    assert t.g.slots[0] == (CLOSED, RED, BLUE, GREEN)
    assert t.player(GREEN).valour == 1


def test_KAL_LEARN_4_each_skill_once_and_several_in_one_turn() -> None:
    t = Table()
    t.at(RED, "k_e")
    t.give(RED, **ALL)
    t.do("learn:comm_renown")
    assert t.options("learn") == sorted(f"learn:{skill}" for skill in OPEN[1:])
    assert t.refused("learn:comm_renown") == "KAL-LEARN-4"
    t.do("learn:travel_forest_trails", "learn:trade_roomy_pack", "learn:craft_abundance")
    assert t.player(RED).valour == 16
    assert t.player(RED).markers == 11
    assert t.options("learn") == []
    known = [skill for skill, *_ in COSTS if knows(t.player(RED), skill_number(skill))]
    assert tuple(known) == OPEN
    for skill in OPEN:
        assert t.refused(f"learn:{skill}") == "KAL-LEARN-4"
    assert t.g.slots == ((RED, EMPTY, EMPTY, EMPTY),) * 4


def test_KAL_LEARN_4_what_one_has_learned_another_may_learn_too() -> None:
    t = Table()
    t.knows(RED, "comm_renown")
    t.at(BLUE, "k_e")
    t.give(BLUE, water=1, ore=1)
    t.do("end", "learn:comm_renown")
    assert t.player(BLUE).skills == t.player(RED).skills
    assert t.player(BLUE).valour == 3


def test_KAL_LEARN_5_a_roomier_storage_from_the_same_turn_on() -> None:
    t = Table()
    t.at(RED, "k_ne")
    t.give(RED, water=3, wood=1, food=1)
    t.do("learn:trade_roomy_pack", "extract:k_ne:water")
    assert t.resources(RED) == {"water": 4}


def test_KAL_LEARN_5_open_gates_from_the_same_turn_on() -> None:
    t = with_skill("travel_open_gates")
    t.g.market = 2
    t.at(RED, "k_w")
    t.give(RED, food=2, water=2, wood=1, ore=1)
    assert t.refused("sell:sell_1_any:food") == "KAL-SELL-1"
    t.do("learn:travel_open_gates", "sell:sell_4_different:food+water+wood+ore", "train:contact")
    assert t.player(RED).pecunias == 10
    assert t.resources(RED) == {}
    assert t.player(RED).tokens == (4, 2, 1, 1)
    assert t.active(RED) == "4/1/1/1"


@rules("KAL-SKILL-1")
@pytest.mark.parametrize(("skill", "first", "second"), COSTS)
def test_KAL_LEARN_6_every_skill_costs_two_resources(skill: str, first: str, second: str) -> None:
    t = with_skill(skill)
    t.give(RED, **{first: 1, second: 1})
    assert t.args(f"learn:{skill}") == {"skill": skill, "cost": [first, second]}
    t.do(f"learn:{skill}")
    assert t.resources(RED) == {}
    assert t.supply() == {"food": 16, "water": 16, "wood": 16, "ore": 16}
    assert t.player(RED).skills == 1 << skill_number(skill)
    for missing in (first, second):
        t = with_skill(skill)
        t.give(RED, **{name: 3 for name in ALL if name != missing})
        assert t.refused(f"learn:{skill}") == "KAL-TERM-9"
        assert t.player(RED).skills == 0


def test_KAL_LEARN_6_each_pair_of_resources_is_the_cost_of_two_skills() -> None:
    pairs = [frozenset((first, second)) for _, first, second in COSTS]
    assert len(set(pairs)) == 6
    assert all(pairs.count(pair) == 2 for pair in pairs)


@rules("KAL-SUP-6")
def test_KAL_LEARN_8_the_last_marker_serves_once() -> None:
    t = Table()
    t.at(RED, "k_e")
    t.give(RED, **ALL)
    t.player(RED).markers = 1
    t.do("learn:comm_renown")
    assert t.player(RED).markers == 0
    assert t.options("learn") == []
    assert t.refused("learn:craft_abundance") == "KAL-LEARN-8"
    assert t.player(RED).valour == 4
