"""TAL-POR: the Portal of Power."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.spaces import BY_REGION, SPACE_ID
from tests.games.talisman.table import A, B, Table


def at_portal(*dice: int, hero: str = "warrior", left: int = 1) -> Table:
    """A starts on the Portal's space; the movement die shows what is left."""
    t = Table(hero, "wizard")
    t.at(A, "portal_of_power")
    t.force(left, *dice)
    return t


def test_TAL_POR_1_there_is_no_other_way_in_on_foot() -> None:
    for space in (*BY_REGION["outer"], *BY_REGION["middle"]):
        t = Table("thief", "wizard")
        t.at(A, SPACE_ID[space])
        t.force(1)
        ends = {o.args.get("space", "outer") for o in t.ask.options}
        assert not ends & {SPACE_ID[inner] for inner in BY_REGION["inner"]}
        tries = [key for key in t.options() if key.startswith("portal")]
        assert bool(tries) == (SPACE_ID[space] == "portal_of_power")


def test_TAL_POR_1_unless_a_card_moves_him_there() -> None:
    t = Table("warrior", "wizard")
    t.finds("fields_n", "magic_portal", luck=(6,))
    t.do("yes")
    assert t.where(A) == "plain_of_peril"


def test_TAL_POR_2_only_with_movement_left_there() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "castle")
    t.next_cards("mage")
    t.do("go:cw", luck=(1,))
    assert t.where(A) == "portal_of_power"
    assert t.asked[0] == B
    t = Table("warrior", "wizard")
    t.at(A, "castle")
    t.do("go:cw", luck=(2,))
    assert t.options() == ["along", "portal:craft", "portal:strength"]
    t.do("along")
    assert t.where(A) == "black_knight"


def test_TAL_POR_2_also_when_he_starts_there() -> None:
    t = at_portal()
    assert t.options() == ["go:ccw", "go:cw", "portal:craft", "portal:strength"]


@pytest.mark.parametrize(
    ("stat", "dice", "opened"),
    [
        ("strength", (3, 3), True),
        ("strength", (3, 4), False),
        ("craft", (1, 2), True),
        ("craft", (2, 2), False),
    ],
)
def test_TAL_POR_3_two_dice_not_above_the_current_total(
    stat: str, dice: tuple[int, int], opened: bool
) -> None:
    """Strength 4, a counter and the Magic Belt: 6; Craft 2 and a counter: 3."""
    t = at_portal(*dice)
    t.counters(A, strength=1, craft=1)
    t.give(A, "magic_belt")
    t.when("way", f"portal:{stat}")
    assert t.where(A) == ("plain_of_peril" if opened else "portal_of_power")


def test_TAL_POR_4_success_puts_him_on_the_plain_and_ends_the_turn() -> None:
    t = at_portal(1, 1, left=6)
    t.do("portal:strength")
    assert t.where(A) == "plain_of_peril"
    assert t.told("opened") == [("TAL-POR-4", {"who": "@0"})]
    assert t.asked == (B, "way")


def test_TAL_POR_5_who_walked_up_to_it_stands_there() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "castle")
    t.do("go:cw", "portal:strength", luck=(3, 6, 6))
    assert t.where(A) == "portal_of_power"


@pytest.mark.parametrize(("stat", "totals"), [("strength", (5, 4)), ("craft", (6, 3))])
def test_TAL_POR_5_failure_ends_the_turn_and_costs_a_point(
    stat: str, totals: tuple[int, int]
) -> None:
    t = at_portal(6, 6)
    t.counters(A, strength=2, craft=2)
    t.do(f"portal:{stat}")
    assert t.where(A) == "portal_of_power"
    assert (t.hero(A).strength, t.hero(A).craft) == totals
    assert t.asked == (B, "way")


def test_TAL_POR_5_a_hero_without_counters_loses_nothing() -> None:
    t = at_portal(6, 6)
    t.do("portal:craft")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 2)


def test_TAL_POR_6_every_passage_needs_an_attempt_and_one_a_turn_is_all() -> None:
    """Four spaces are left when he fails, yet he is not asked again; next turn he may try."""
    t = at_portal(6, 6, left=5)
    t.hero(B).missed = 1
    t.do("portal:strength")
    assert t.told("portal-shut") == [("TAL-POR-5", {"who": "@0"})]
    assert len(t.told("turn")) == 2
    assert "portal:strength" in t.options()


def test_TAL_POR_7_not_with_an_unfinished_quest() -> None:
    t = at_portal()
    t.quest(A, "kill_enemy")
    assert t.options() == ["go:ccw", "go:cw"]
    assert t.refused("portal:strength") == "TAL-POR-7"
    assert t.refused("portal:craft") == "TAL-POR-7"


def test_TAL_POR_7_walking_past_he_is_not_stopped() -> None:
    t = Table("warrior", "wizard")
    t.quest(A, "kill_enemy")
    t.at(A, "castle")
    t.do("go:cw", luck=(2,))
    assert t.where(A) == "black_knight"


def test_TAL_POR_8_the_way_out_is_free_and_the_whole_move() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "plain_of_peril")
    t.next_cards("healer")
    t.life(A, 2)
    t.do("back:portal_of_power")
    assert t.where(A) == "portal_of_power"
    assert t.lying("portal_of_power") == ["healer"]
    assert t.hero(A).life == 4
    assert t.asked == (B, "way")


def test_TAL_POR_9_ending_a_move_there_means_drawing_a_card() -> None:
    t = Table("warrior", "wizard")
    t.draws("portal_of_power", "healer")
    assert t.lying("portal_of_power") == ["healer"]
    assert t.told("opened") == t.told("portal-shut") == []


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_TAL_POR_10_after_an_attempt_nothing_is_encountered(dice: tuple[int, int]) -> None:
    t = at_portal(*dice)
    t.life(A, 2)
    t.lay("portal_of_power", "hex", "healer")
    t.coins("plain_of_peril", 2)
    t.at(B, "plain_of_peril" if dice == (1, 1) else "portal_of_power")
    t.do("portal:strength")
    assert (t.hero(A).life, t.hero(A).gold) == (2, 1)
    assert t.told("met") == []
    assert t.ask.seat == B


def test_TAL_POR_11_one_fate_rerolls_one_of_the_two_dice() -> None:
    t = at_portal(2, 6, 2)
    assert t.asked == (A, "way")
    t.fate(A, 2)
    t.do("portal:strength")
    assert t.asked == (A, "fate")
    assert t.options() == ["keep", "reroll:1", "reroll:2"]
    t.do("reroll:2")
    assert t.where(A) == "plain_of_peril"
    assert t.hero(A).fate == 1
