"""Skills (KAL-SKILL). What each costs is tested with the action learn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import CONTACT, SKILLS
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.tokens import restore
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

KINDS = {
    "comm": "communication",
    "travel": "travel",
    "trade": "trade",
    "craft": "craft",
}


def skilled(skill: str, hex: str) -> Table:
    t = Table()
    t.knows(RED, skill)
    t.at(RED, hex)
    return t


def contact_valour(t: Table) -> int:
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    return t.player(RED).valour


def contact_tokens(t: Table) -> int:
    contact_valour(t)
    return t.player(RED).active[1]


def contact_options(t: Table) -> int:
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    return len(t.options("row"))


def cost_to(hex: str) -> Callable[[Table], int]:
    def cost(t: Table) -> int:
        t.do(f"explore:{hex}")
        return 4 - t.player(RED).active[0]

    return cost


def room_for_food(t: Table) -> int:
    t.give(RED, food=3)
    t.do("extract:n_c:food")
    return t.resources(RED)["food"]


def sale_of_three(t: Table) -> int:
    t.give(RED, food=3)
    t.do("sell:sell_3_same:food")
    return t.player(RED).pecunias


def token_after_sale(t: Table) -> int:
    t.tokens(RED, "4/1/1/0")
    sale_of_three(t)
    return t.player(RED).active[3]


def produced(t: Table) -> int:
    t.building(RED, "mill", "n_c")
    t.force_terrain("mountain")
    t.end_turns()
    t.do("haunt:se_c", "haunt:s_e", "haunt:ne_ne", "haunt:sw_w")
    return t.resources(RED).get("food", 0)


def build_valour(t: Table) -> int:
    t.give(RED, wood=1, water=1)
    t.do("build:mill")
    return t.player(RED).valour


def gleaned(t: Table) -> int:
    t.do("extract:n_c:food")
    if t.ask.prompt == "any-resource":
        t.do("gain:ore")
    return sum(t.resources(RED).values())


def places_to_sell_learn_and_train(t: Table) -> int:
    t.give(RED, pecunias=2, wood=1, ore=1)
    return len(t.options("sell")) + 10 * len(t.options("learn")) + 100 * len(t.options("train"))


EFFECTS: list[tuple[str, str, Callable[[Table], int], int, int]] = [
    # skill, hex, what is measured, with the skill, without it
    ("comm_renown", "n_c", contact_valour, 1, 0),
    ("comm_insight", "n_c", contact_options, 6, 0),
    ("comm_second_breath", "n_c", contact_tokens, 1, 0),
    ("travel_forest_trails", "n_c", cost_to("n_w"), 1, 2),
    ("travel_forest_trails", "n_c", cost_to("n_nw"), 3, 3),
    ("travel_forest_trails", "n_c", cost_to("n_ne"), 1, 1),
    ("travel_mountain_step", "n_c", cost_to("n_nw"), 2, 3),
    ("travel_mountain_step", "n_c", cost_to("n_w"), 2, 2),
    ("travel_open_gates", "k_c", places_to_sell_learn_and_train, 112, 2),
    ("travel_open_gates", "k_e", places_to_sell_learn_and_train, 112, 110),
    ("travel_open_gates", "n_c", places_to_sell_learn_and_train, 0, 0),
    ("trade_roomy_pack", "n_c", room_for_food, 4, 3),
    ("trade_haggler", "k_c", sale_of_three, 9, 8),
    ("trade_wholesale", "k_c", token_after_sale, 1, 0),
    ("craft_abundance", "n_c", produced, 2, 1),
    ("craft_master_builder", "n_c", build_valour, 2, 1),
    ("craft_gleaner", "n_c", gleaned, 2, 1),
]


@pytest.mark.parametrize(("skill", "hex", "measure", "with_it", "without"), EFFECTS)
def test_KAL_SKILL_1_effects_are_as_in_the_table(
    skill: str, hex: str, measure: Callable[[Table], int], with_it: int, without: int
) -> None:
    assert measure(skilled(skill, hex)) == with_it
    plain = Table()
    plain.at(RED, hex)
    assert measure(plain) == without
    others = Table()
    others.knows(BLUE, skill)
    others.at(RED, hex)
    assert measure(others) == without


def test_KAL_SKILL_1_skills_of_different_kinds_work_side_by_side() -> None:
    t = skilled("comm_renown", "n_c")
    t.knows(RED, "trade_roomy_pack", "craft_gleaner", "travel_mountain_step")
    t.ghosts("n_c")
    t.give(RED, food=3)
    t.do("contact", "extract:n_c:food", "gain:ore", "explore:n_nw", luck=(1,))
    assert t.player(RED).valour == 1
    assert t.resources(RED) == {"food": 4, "ore": 1}
    assert t.active(RED) == "2/0/0/1"


def test_KAL_SKILL_2_one_skill_of_each_kind_is_in_a_game() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        match = Match.new(GAME, Options(players=3), Fast.seeded(seed))
        names = [SKILLS[number].id for number in match.g.skills]
        assert [KINDS[name.partition("_")[0]] for name in names] == [
            "communication",
            "travel",
            "trade",
            "craft",
        ]
        drawn.update(names)
    assert len(drawn) == 12


def test_KAL_SKILL_2_all_players_can_learn_the_same_four() -> None:
    t = Table()
    for seat in (RED, BLUE, GREEN, YELLOW):
        t.at(seat, "k_e")
        t.give(seat, food=2, water=1, wood=3, ore=2)
    for seat in (RED, BLUE, GREEN, YELLOW):
        assert t.ask.seat == seat
        assert t.options("learn") == [
            "learn:comm_renown",
            "learn:craft_abundance",
            "learn:trade_roomy_pack",
            "learn:travel_forest_trails",
        ]
        assert t.refused("learn:comm_insight") is None
        t.do("end")


def test_KAL_SKILL_3_gains_and_restorations_cannot_be_declined() -> None:
    t = skilled("trade_wholesale", "k_c")
    t.tokens(RED, "3/0/1/1")
    t.give(RED, food=3)
    t.do("sell:sell_3_same:food")
    assert t.options() == ["restore:contact", "restore:exploration"]
    t = skilled("craft_gleaner", "n_c")
    t.do("extract:n_c:food")
    assert t.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    t = skilled("comm_second_breath", "n_c")
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    assert t.ask.prompt == "turn"
    assert t.active(RED) == "4/1/1/1"


def test_KAL_SKILL_3_insight_and_open_gates_are_optional() -> None:
    t = skilled("comm_insight", "n_c")
    t.ghosts("n_c")
    t.do("contact")
    assert "roll" in t.options()
    t = skilled("travel_open_gates", "k_e")
    t.give(RED, food=1)
    assert {"end", "sell:sell_1_any:food"} <= set(t.options())


def test_KAL_SKILL_4_a_skill_affects_only_what_comes_after_it() -> None:
    t = Table(skills=("comm_renown", "travel_open_gates", "trade_roomy_pack", "craft_abundance"))
    t.at(RED, "k_ne")
    t.ghosts("k_ne")
    t.give(RED, water=3, food=1, wood=1, ore=1)
    t.tokens(RED, "4/1/2/1")
    t.force(1)
    t.do("contact", "extract:k_ne:water")  # the fourth water is lost
    assert t.resources(RED)["water"] == 3
    t.do("learn:trade_roomy_pack")
    assert t.resources(RED) == {"water": 3, "ore": 1}
    t.do("learn:comm_renown")
    assert t.player(RED).valour == 4 + 4
    t.do("extract:n_se:water")
    assert t.resources(RED) == {"water": 3}


def test_KAL_SKILL_4_master_builder_and_haggler_do_not_look_back() -> None:
    t = Table(skills=("comm_renown", "travel_open_gates", "trade_haggler", "craft_master_builder"))
    t.building(RED, "mill", "n_c")
    t.at(RED, "k_c")
    t.give(RED, food=2, water=1, wood=2, ore=1)
    t.do("sell:sell_1_any:wood", "explore:k_e", "learn:craft_master_builder")
    assert t.player(RED).valour == 4
    t.do("learn:trade_haggler")
    assert t.player(RED).pecunias == 2
    assert t.player(RED).valour == 8


def test_KAL_SKILL_5_second_breath_restores_a_token_spent_on_the_same_contact() -> None:
    t = skilled("comm_second_breath", "n_c")
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    assert t.active(RED) == "4/1/1/1"
    assert t.told("restored") == [("KAL-CONT-6", {"who": "@0", "track": "contact", "amount": 1})]


def test_KAL_SKILL_5_one_token_a_contact_however_many_are_inactive() -> None:
    t = skilled("comm_second_breath", "n_c")
    t.g.season = 3
    t.track(RED, "contact", tokens=6, active=4)
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    assert t.player(RED).active == (4, 2, 1, 1)
    assert t.player(RED).tokens == (4, 6, 1, 1)


def test_KAL_SKILL_5_restores_contact_tokens_only() -> None:
    t = skilled("comm_second_breath", "n_c")
    t.tokens(RED, "2/1/0/0")
    t.ghosts("n_c")
    t.do("contact", luck=(1,))
    assert t.active(RED) == "2/1/0/0"


def test_KAL_SKILL_5_with_all_tokens_active_nothing_is_restored() -> None:
    t = skilled("comm_second_breath", "n_c")
    restore(t.g, t.player(RED), CONTACT, 1, "KAL-CONT-6")
    assert t.active(RED) == "4/1/1/1"
    assert t.told("restored") == []
    t.track(RED, "contact", tokens=3, active=1)
    restore(t.g, t.player(RED), CONTACT, 1, "KAL-CONT-6")
    assert t.active(RED) == "4/2/1/1"
