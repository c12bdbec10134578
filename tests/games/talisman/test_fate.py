"""TAL-FATE: rerolling one die."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.talisman.table import A, B, Table


def test_TAL_FATE_1_one_token_rerolls_one_die() -> None:
    t = Table("warrior", "wizard")
    t.fate(A, 2)
    t.at(A, "village")
    t.force(4, 1)
    assert t.asked == (A, "fate")
    assert t.options() == ["keep", "reroll:1"]
    t.do("reroll:1")
    assert t.hero(A).fate == 1
    assert t.g.fate_left == 35
    t.lay("fields_n", "healer")
    t.do("go:cw")
    assert t.where(A) == "fields_n"


def test_TAL_FATE_1_he_may_keep_the_roll() -> None:
    t = Table("warrior", "wizard")
    t.fate(A, 1)
    t.at(A, "village")
    t.lay("sentinel", "healer")
    t.do("keep", "go:cw", luck=(4,))
    assert (t.where(A), t.hero(A).fate) == ("sentinel", 1)


def test_TAL_FATE_2_on_the_attack_roll() -> None:
    t = Table("thief", "wizard")
    t.fate(A, 1)
    t.lay("fields_n", "bear")
    t.at(A, "village")
    t.do("keep", "go:cw", luck=(1, 1, 3, 6))
    assert t.asked == (A, "fate")
    assert t.ask.args["dice"] == [1]
    assert t.ask.args["what"].startswith("roll:")
    t.do("reroll:1")
    assert t.told("fought")[-1][1]["score"] == 9
    assert t.ask.prompt == "trophy"


def test_TAL_FATE_2_on_a_roll_that_a_space_demands() -> None:
    t = Table("thief", "wizard")
    t.fate(A, 1)
    t.at(A, "plains_w")
    t.do("keep", "go:cw", "reroll:1", luck=(1, 2, 6))
    assert t.where(A) == "forest"
    assert t.hero(A).craft == 4


def test_TAL_FATE_3_one_token_per_roll_and_the_new_result_stands() -> None:
    """Two dice in the Temple, three tokens: a single die is thrown anew, a single time."""
    t = Table("thief", "wizard")
    t.fate(A, 3)
    t.at(A, "desert_w")
    t.do("keep", "go:cw", luck=(1, 1, 5, 1))
    assert t.options() == ["keep", "reroll:1", "reroll:2"]
    t.do("reroll:2")
    assert t.told("result")[-1][1]["total"] == 2
    assert t.hero(A).fate == 2
    assert t.hero(A).life == 2
    assert t.ask.seat == B


def test_TAL_FATE_3_equal_dice_are_one_choice() -> None:
    t = Table("thief", "wizard")
    t.fate(A, 1)
    t.at(A, "desert_w")
    t.do("keep", "go:cw", luck=(1, 3, 3))
    assert t.options() == ["keep", "reroll:1"]


def test_TAL_FATE_4_never_the_die_of_a_creature() -> None:
    t = Table("thief", "wizard")
    t.fate(A, 1)
    t.lay("fields_n", "bear")
    t.at(A, "village")
    t.do("keep", "go:cw", luck=(1, 2, 6))
    assert t.g.attack is not None
    assert t.options() == ["keep", "reroll:1"]
    t.do("reroll:1", luck=(1,))
    assert t.told("fought")[-1][1] == {"who": "@0", "foes": ["bear"], "score": 4, "theirs": 9}


def test_TAL_FATE_4_never_the_die_of_another_player() -> None:
    """B has Fate and sees A roll for his move, his Forest and his fight: he is not asked."""
    t = Table("thief", "monk")
    t.fate(B, 3)
    t.lands("forest", 1, 6, 1)
    assert t.told("fought")[-1][1]["score"] == 9
    assert t.ask.seat == B
    assert t.told("turn")[-1][1]["who"] == "@1"


def test_TAL_FATE_5_not_the_dice_of_the_werewolfs_strength() -> None:
    t = Table("troll", "wizard")
    t.fate(A, 1)
    t.at(A, "death")
    t.do("on:werewolf_den", luck=(3, 5, 2, 1))
    assert t.hero(A).werewolf == 8
    assert t.asked == (A, "fate")
    assert t.ask.args["dice"] == [2]


def test_TAL_FATE_5_not_the_dice_of_death() -> None:
    t = Table("troll", "wizard")
    t.fate(A, 1)
    t.at(A, "crypt")
    t.do("on:death", luck=(3, 2, 6, 5))
    assert t.told("death-rolled")[-1][1] == {"dice": [6, 5]}
    assert t.ask.args["dice"] == [3, 2]
    assert t.options() == ["keep", "reroll:1", "reroll:2"]


def _portal(t: Table) -> None:
    t.at(A, "portal_of_power")
    t.do("keep", "portal:strength", luck=(1,))


def _crypt(t: Table) -> None:
    t.at(A, "plain_of_peril")
    t.do("on:crypt")


def _mines(t: Table) -> None:
    t.at(A, "plain_of_peril")
    t.do("on:mines")


def _vampire(t: Table) -> None:
    t.at(A, "mines")
    t.do("on:vampires_tower")


def _pits(t: Table) -> None:
    t.at(A, "vampires_tower")
    t.do("on:pits")


def _release(t: Table) -> None:
    t.enslave(A)


def _armour(t: Table) -> None:
    t.at(A, "village")
    t.give(A, "shield")
    t.lay("fields_n", "dragon")
    t.when("fate", "keep", "go:cw", luck=(1, 1, 6))
    t.when("fate", "keep", "use:shield")


def _prayer(t: Table) -> None:
    t.align(A, "good")
    t.at(A, "hills_n")
    t.do("keep", "go:cw", "choose:pray", luck=(1,))


def _stranger(t: Table) -> None:
    t.at(A, "village")
    t.lay("fields_n", "witch")
    t.do("keep", "go:cw", luck=(1,))


def _place(t: Table) -> None:
    t.at(A, "village")
    t.lay("fields_n", "cave")
    t.do("keep", "go:cw", luck=(1,))


def _ability(t: Table) -> None:
    t.at(A, "village")
    t.at(B, "fields_n")
    t.do("keep", "go:cw", "meet:1", "use:sorceress.beguile", luck=(1,))


def _spell(t: Table) -> None:
    t.at(A, "village")
    t.give(B, "random")
    t.do("cast:random", "aim:0")


def _command(t: Table) -> None:
    t.at(A, "crown_of_command")


DEMANDED = [
    (_portal, "TAL-POR-3"),
    (_crypt, "TAL-CRY-1"),
    (_mines, "TAL-MIN-1"),
    (_vampire, "TAL-VAM-1"),
    (_pits, "TAL-PIT-1"),
    (_release, "TAL-SPC-10"),
    (_armour, "TAL-LIFE-6"),
    (_prayer, "TAL-SPC-5"),
    (_stranger, "TAL-CARD-5"),
    (_place, "TAL-CARD-7"),
    (_ability, "TAL-PVP-1"),
    (_spell, "TAL-CHAIN-10"),
    (_command, "TAL-CRN-6"),
]


@pytest.mark.parametrize(("roll", "rule"), DEMANDED)
def test_TAL_FATE_6_who_rolled_because_he_had_to_may_reroll(
    roll: Callable[[Table], None], rule: str
) -> None:
    t = Table("sorceress", "wizard")
    t.fate(A, 1)
    roll(t)
    assert t.asked == (A, "fate")
    assert t.told("rolled")[-1][0] == rule
    before = len(t.told("rolled"))
    t.do("reroll:1")
    assert t.hero(A).fate == 0
    rule, args = t.told("rolled")[before]
    assert (rule, args["who"]) == ("TAL-FATE-3", "@0")


def test_TAL_FATE_7_without_fate_nothing_is_asked_and_nothing_lost() -> None:
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.lay("fields_n", "bear")
    t.force(1, 6, 1)
    assert t.asked == (A, "way")
    t.do("go:cw")
    assert t.ask.prompt == "trophy"
    assert (t.hero(A).life, t.hero(A).gold) == (4, 1)


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_TAL_FATE_8_replenishing_stops_at_the_fate_value(before: int, after: int) -> None:
    t = Table("wizard", "troll")
    t.at(A, "fields_n")
    t.do("go:cw", luck=(1,))
    t.fate(A, before)
    t.do("choose:replenish")
    assert t.hero(A).fate == after
    assert t.g.fate_left == 36 - after


def test_TAL_FATE_8_gaining_goes_beyond_it() -> None:
    t = Table("wizard", "troll")
    t.fate(A, 3)
    t.at(A, "desert_w")
    t.do("keep", "go:cw", "keep", luck=(1, 5, 6))
    assert t.hero(A).fate == 5


def test_TAL_FATE_9_both_attack_rolls_lie_before_the_hero_decides() -> None:
    t = Table("thief", "wizard")
    t.fate(A, 1)
    t.at(A, "village")
    t.lay("fields_n", "bear")
    t.do("keep", "go:cw", luck=(1, 2, 5))
    assert t.ask.rule == "TAL-FATE-1"
    assert t.ask.args["dice"] == [2]
    assert t.g.attack is not None
    assert t.g.attack.rival_dice == [5]


def test_TAL_FATE_10_the_attacker_decides_first_and_does_not_reconsider() -> None:
    t = Table("thief", "monk")
    t.fate(A, 3)
    t.fate(B, 3)
    t.at(A, "village")
    t.at(B, "fields_n")
    t.do("keep", "go:cw", "meet:1", "attack:battle", luck=(1, 4, 3, 6))
    assert (t.asked, t.ask.args["dice"]) == ((A, "fate"), [4])
    t.do("keep")
    assert (t.asked, t.ask.args["dice"]) == ((B, "fate"), [3])
    t.do("reroll:1")
    assert t.told("duel")[-1][1]["theirs"] == 6 + 2 + 3
    assert t.asked == (B, "reward")
    assert (t.hero(A).fate, t.hero(B).fate) == (3, 2)


def test_TAL_FATE_11_each_single_roll_has_its_own_fate() -> None:
    """The Chasm: one die for the hero, one for each Follower."""
    t = Table("thief", "monk")
    t.give(A, "unicorn", "maiden")
    t.at(A, "runes_ne")
    t.fate(A, 3)
    t.when("fate", "keep", "go:cw", luck=(1, 1, 4, 2, 5, 1, 6))
    t.when("fate", "reroll:1", "next:unicorn", "reroll:1", "reroll:1")
    assert t.hero(A).fate == 0
    assert t.followers(A) == ["maiden", "unicorn"]
    assert t.hero(A).life == 4


def test_TAL_FATE_12_a_toad_uses_fate() -> None:
    t = Table("thief", "monk")
    t.toad(A)
    t.fate(A, 1)
    t.at(A, "village")
    t.lay("fields_n", "bear")
    t.do("go:cw", luck=(1, 1, 6))
    assert t.asked == (A, "fate")
    t.do("reroll:1")
    assert t.told("fought")[-1][1]["score"] == 7
    assert t.hero(A).fate == 0
