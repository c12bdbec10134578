"""Hero against hero (TAL-PVP)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman import GAME
from igroteka.kernel.flow import WHO
from igroteka.scene import Words
from tests.games.talisman.table import A, B, C, D, Table


def meeting(*heroes: str, fate: int = 0) -> Table:
    """A has landed on Fields where B stands, and is about to choose whom or what to meet."""
    t = Table(*heroes, fate=fate)
    t.at(B, "fields_n")
    return t


def won_by_a(t: Table) -> None:
    """A meets B in battle: 6 against 1."""
    t.lands("fields_n")
    t.pass_until("encounter")
    t.do("meet:1", luck=(6, 1))


def duel(t: Table) -> tuple[int, int]:
    """The attack scores of attacker and defender."""
    _, args = t.told("duel")[-1]
    return args["score"], args["theirs"]


# Attack, evade, dice --------------------------------------------------------------------------


def test_TAL_PVP_1_the_active_hero_attacks_or_uses_one_ability() -> None:
    t = meeting("sorceress", "thief")
    t.give(B, "guide")
    t.lands("fields_n")
    t.do("meet:1")
    assert t.asked == (A, "meet")
    assert t.options() == [
        "attack:battle",
        "attack:psychic",
        "use:sorceress.beguile",
        "use:sorceress.lure_follower",
    ]


@pytest.mark.parametrize("form", ["attack:battle", "use:thief.pickpocket"])
def test_TAL_PVP_2_the_target_may_evade_attack_and_ability_alike(form: str) -> None:
    t = Table("thief", "elf")
    t.at(B, "woods_n")
    t.finds("woods_n", "sword")
    t.do("meet:1", form)
    assert t.asked == (B, "evade")
    assert t.options() == ["evade", "pass"]
    t.do("evade")
    assert t.told("duel") == []
    assert (t.hero(A).gold, t.hero(B).gold) == (1, 1)
    assert t.g.active == B, "the turn is over, the space was not encountered instead"
    assert t.lying("woods_n") == ["sword"]


def test_TAL_PVP_2_who_does_not_evade_is_met() -> None:
    t = Table("thief", "elf")
    t.at(B, "woods_n")
    t.lands("woods_n")
    t.do("meet:1", "use:thief.pickpocket", "pass")
    assert (t.hero(A).gold, t.hero(B).gold) == (2, 0)


def test_TAL_PVP_3_both_fighters_prepare_before_the_dice_and_others_only_at_any_time() -> None:
    t = Table("sorceress", "dwarf", "priest", "ghoul")
    t.at(B, "fields_n")
    t.give(A, "psionic_blast")
    t.give(B, "sword", "axe")
    t.give(C, "psionic_blast")
    t.give(D, "healing")
    t.lands("fields_n")
    t.when("encounter", "meet:1", "attack:battle")
    asked = []
    t.force(1, 1)
    while t.ask.prompt == "window-pre":
        asked.append((t.ask.seat, t.options()))
        t.do("cast:psionic_blast" if len(asked) == 1 else "pass")
    assert asked == [
        (A, ["cast:psionic_blast", "pass"]),
        (B, ["bare", "pass", "wield:axe"]),
        (D, ["cast:healing", "pass"]),
    ]
    assert duel(t) == (2 + 4 + 1, 3 + 1 + 1)


def test_TAL_PVP_4_both_throw_then_the_attacker_decides_on_fate_then_the_defender() -> None:
    t = meeting("dwarf", "thief", fate=1)
    t.at(A, "village")
    t.do("keep", "go:cw", "meet:1", luck=(1, 2, 3))
    assert (t.asked, t.ask.args["dice"]) == ((A, "fate"), [2])
    assert t.told("rolled")[1:] == [
        ("TAL-BAT-3", {"who": "@0", "dice": [2]}),
        ("TAL-BAT-3", {"who": "@1", "dice": [3]}),
    ]
    t.do("reroll:1", luck=(4,))
    assert (t.asked, t.ask.args["dice"]) == ((B, "fate"), [3])
    t.do("reroll:1", luck=(6,))
    assert duel(t) == (3 + 4, 3 + 6)
    assert (t.hero(A).fate, t.hero(B).fate) == (0, 0)


def test_TAL_PVP_5_equal_scores_are_a_stand_off() -> None:
    t = meeting("dwarf", "thief")
    t.lands("fields_n")
    t.do("meet:1", luck=(3, 3))
    assert duel(t) == (6, 6)
    assert t.told("stand-off") == [("TAL-PVP-5", {"who": "@0"})]
    assert t.asked == (B, "way"), "no reward, and the turn is over"


def test_TAL_PVP_6_the_defender_who_wins_takes_the_reward() -> None:
    t = meeting("dwarf", "thief")
    t.lands("fields_n")
    t.do("meet:1", luck=(3, 4))
    assert t.asked == (B, "reward")
    t.do("take:gold")
    assert (t.hero(A).gold, t.hero(B).gold) == (0, 2)


def test_TAL_PVP_7_after_the_fight_the_turn_ends_and_nothing_else_there_is_met() -> None:
    t = meeting("dwarf", "thief")
    t.lay("fields_n", "sword", "healer")
    t.life(A, 2)
    t.coins("fields_n", 3)
    won_by_a(t)
    t.do("take:life")
    assert t.g.active == B
    assert (t.hero(A).life, t.hero(A).gold) == (2, 1)
    assert t.lying("fields_n") == ["sword", "healer"]


# The reward -----------------------------------------------------------------------------------


def test_TAL_PVP_8_a_life_or_one_object_or_one_coin() -> None:
    t = meeting("dwarf", "thief")
    t.give(B, "sword", "ring")
    t.gold(B, 3)
    won_by_a(t)
    t.pass_until("reward")
    assert t.asked == (A, "reward")
    assert t.options() == ["done", "take:gold", "take:life", "take:ring", "take:sword"]


def test_TAL_PVP_8_the_loser_loses_one_life() -> None:
    t = meeting("dwarf", "thief")
    won_by_a(t)
    t.do("take:life")
    assert (t.hero(B).life, t.hero(A).life) == (3, 5)
    assert t.told("lost") == [("TAL-PVP-10", {"who": "@1", "what": "stat:life", "amount": 1})]


def test_TAL_PVP_8_one_object_of_the_winners_choice_changes_hands() -> None:
    t = meeting("dwarf", "thief")
    t.give(B, "water_bottle", "ring")
    won_by_a(t)
    t.do("take:ring")
    assert (t.objects(A), t.objects(B)) == (["ring"], ["water_bottle"])
    assert (t.hero(A).strength, t.hero(B).strength) == (4, 3)
    assert t.hero(B).life == 4


def test_TAL_PVP_8_one_coin_changes_hands() -> None:
    t = meeting("dwarf", "thief")
    t.gold(B, 3)
    reserve = t.g.gold_left
    won_by_a(t)
    t.do("take:gold")
    assert (t.hero(A).gold, t.hero(B).gold, t.g.gold_left) == (2, 2, reserve)


def test_TAL_PVP_9_he_may_take_nothing() -> None:
    t = meeting("dwarf", "thief")
    won_by_a(t)
    t.do("done")
    assert (t.hero(A).gold, t.hero(B).gold, t.hero(B).life) == (1, 1, 4)


def test_TAL_PVP_9_what_the_loser_does_not_have_cannot_be_chosen() -> None:
    t = meeting("dwarf", "thief")
    t.gold(B, 0)
    won_by_a(t)
    assert t.options() == ["done", "take:life"]


def test_TAL_PVP_10_in_battle_an_object_may_save_the_life_and_no_other_reward_follows() -> None:
    t = meeting("dwarf", "thief")
    t.give(B, "shield")
    won_by_a(t)
    t.do("take:life")
    assert t.asked == (B, "life")
    assert t.options() == ["pass", "use:shield"]
    t.do("use:shield", luck=(5,))
    assert (t.hero(B).life, t.objects(B), t.hero(B).gold) == (4, ["shield"], 1)
    assert t.g.active == B


def test_TAL_PVP_10_a_spell_may_save_it_whoever_casts_it() -> None:
    t = Table("dwarf", "thief", "ghoul")
    t.at(B, "fields_n")
    t.give(C, "preservation")
    won_by_a(t)
    t.do("take:life")
    assert (t.asked, t.ask.args) == ((C, "life"), {"who": "@1", "amount": 1})
    t.do("cast:preservation:hero")
    assert t.hero(B).life == 4
    assert t.spent() == ["preservation"]


def test_TAL_PVP_11_the_killer_takes_what_he_wants_and_the_rest_stays_on_the_space() -> None:
    t = meeting("dwarf", "thief")
    t.give(B, "sword", "water_bottle", "maiden", "guide")
    t.gold(B, 3)
    t.life(B, 1)
    won_by_a(t)
    t.when("reward", "take:life")
    assert t.asked == (A, "loot")
    assert t.options() == [
        "done",
        "loot:gold",
        "loot:guide",
        "loot:maiden",
        "loot:sword",
        "loot:water_bottle",
    ]
    t.do("loot:sword", "loot:maiden", "loot:gold", "done")
    assert (t.objects(A), t.followers(A), t.hero(A).gold) == (["sword"], ["maiden"], 4)
    assert sorted(t.lying("fields_n")) == ["guide", "water_bottle"]
    assert t.told("died") == [("TAL-LIFE-8", {"who": "@1", "hero": "thief"})]


def test_TAL_PVP_11_gold_that_is_not_taken_stays_too() -> None:
    t = meeting("dwarf", "thief")
    t.gold(B, 3)
    t.life(B, 1)
    won_by_a(t)
    t.do("take:life", "done")
    assert t.hero(A).gold == 1
    assert sum(t.g.coins) == 3


def test_TAL_PVP_12_followers_are_no_reward_from_a_living_hero() -> None:
    t = meeting("dwarf", "thief")
    t.give(B, "maiden", "unicorn", "guide")
    won_by_a(t)
    assert t.options() == ["done", "take:gold", "take:life"]
    assert t.refused("take:maiden") == "TAL-PVP-12"


def test_TAL_PVP_13_a_card_he_may_not_have_cannot_be_taken() -> None:
    t = meeting("assassin", "thief")
    t.give(B, "holy_grail", "ring")
    t.lands("fields_n")
    t.do("meet:1", luck=(6, 1))
    t.pass_until("reward")
    assert t.options() == ["done", "take:gold", "take:life", "take:ring"]
    assert t.refused("take:holy_grail") == "TAL-HAVE-5"


def test_TAL_PVP_13_a_fifth_object_makes_him_put_one_down_at_once() -> None:
    t = meeting("dwarf", "thief")
    t.give(A, "helmet", "shield", "axe", "water_bottle")
    t.give(B, "ring")
    won_by_a(t)
    t.when("reward", "take:ring")
    assert t.asked == (A, "drop")
    t.do("drop:axe")
    assert t.objects(A) == ["helmet", "ring", "shield", "water_bottle"]
    assert t.lying("fields_n") == ["axe"]
    assert t.told("put-down")[0][0] == "TAL-OBJ-3"
    assert t.turns() == ["@0", "@1"], "all this before the next turn began"


def test_TAL_PVP_14_an_ability_takes_the_place_of_the_whole_encounter() -> None:
    t = meeting("thief", "dwarf")
    t.finds("fields_n", "sword")
    t.do("meet:1", "use:thief.pickpocket")
    assert (t.hero(A).gold, t.hero(B).gold) == (2, 0)
    assert t.told("duel") == []
    assert t.g.active == B
    assert t.lying("fields_n") == ["sword"]


def test_TAL_PVP_15_the_defender_loots_the_active_hero_before_the_turn_ends() -> None:
    t = meeting("thief", "dwarf")
    t.give(A, "ring", "water_bottle")
    t.life(A, 1)
    t.lands("fields_n")
    t.pass_until("encounter")
    t.do("meet:1", "attack:battle", luck=(1, 6))
    t.pass_until("reward")
    assert t.ask.seat == B
    t.do("take:life")
    assert t.asked == (B, "loot")
    assert t.g.active == A
    t.do("loot:ring", "done")
    assert t.objects(B) == ["ring"]
    assert t.lying("fields_n") == ["water_bottle"]
    assert sum(t.g.coins) == 1
    assert t.g.active == B


@pytest.mark.parametrize(
    ("mine", "theirs", "odds"),
    [(5, 3, ("won", "lost")), (3, 5, ("lost", "won")), (4, 4, ("stand-off", "stand-off"))],
)
def test_TAL_PVP_5_who_is_beaten_hears_it_from_his_side(
    mine: int, theirs: int, odds: tuple[str, str]
) -> None:
    t = Table("warrior", "wizard", "ghoul")
    t.g.tell("duel", "TAL-PVP-5", who=WHO[A], whom=WHO[B], score=mine, theirs=theirs)
    (fact,) = t.facts("duel")
    assert GAME.outcome is not None
    told = [GAME.outcome(fact, seat) for seat in (A, B, C)]
    assert told == [Words(f"label-odds-{odds[0]}"), Words(f"label-odds-{odds[1]}"), None]
