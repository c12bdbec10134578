"""The rulebook's worked examples (section 42 of `rules.md`), to the number."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.turn.walking import walk_ring
from igroteka.kernel.flow import Question
from tests.games.talisman.table import A, B, Table


def last_fight(t: Table) -> dict[str, Any]:
    return t.told("fought")[-1][1]


@pytest.mark.parametrize(
    ("space", "strength", "in_battle"), [("fields_n", 8, 9), ("cursed_glade", 7, 7)]
)
def test_TAL_EX_1_a_warriors_strength_everywhere_and_on_the_cursed_glade(
    space: str, strength: int, in_battle: int
) -> None:
    t = Table("warrior", "monk")
    t.counters(A, strength=2)
    t.give(A, "magic_belt", "unicorn", "sword")
    t.finds(space, "giant", luck=(3, 1, 6))
    t.pass_windows()
    assert t.hero(A).strength == strength
    assert last_fight(t)["score"] == in_battle + 3


def test_TAL_EX_2_the_imp_carries_the_dwarf_off_and_the_rest_stays_behind() -> None:
    t = Table("dwarf", "monk")
    t.draws("hidden_valley", "imp", "bear", "bag_of_gold", "mage", "healer", luck=(4,))
    assert t.where(A) == "ruins"
    assert t.lying("hidden_valley") == ["bear", "bag_of_gold"]
    assert t.lying("ruins") == ["mage", "healer"]
    assert [args["card"] for _, args in t.told("encountered")] == ["imp", "mage", "healer"]


def test_TAL_EX_2_the_next_hero_in_the_valley_draws_one_card() -> None:
    t = Table("dwarf", "troll")
    t.at(B, "black_knight")
    t.draws("hidden_valley", "imp", "bear", "bag_of_gold", "mage", "healer", "hermit", luck=(4, 1))
    drawn = len(t.told("drew"))
    t.do("go:cw", luck=(5,))
    assert t.where(B) == "hidden_valley"
    assert len(t.told("drew")) == drawn + 1


def test_TAL_EX_3_psionic_blast_fate_and_a_trophy() -> None:
    t = Table("wizard", "monk")
    t.counters(A, strength=1, craft=2)
    t.fate(A, 3)
    t.give(A, "sword", "invisibility", "psionic_blast")
    t.next_cards("giant")
    t.at(A, "village")
    t.when("fate", "keep", "go:cw", luck=(1,))
    t.when("evade", "pass")
    t.do("cast:psionic_blast", luck=(3, 6))
    t.pass_until("fate")
    assert t.told("fought") == []
    t.do("reroll:1", luck=(5,))
    assert last_fight(t) == {"who": "@0", "foes": ["giant"], "score": 14, "theirs": 12}
    t.do("trophy:giant")
    assert t.won(A) == ["giant"]
    assert t.hero(A).fate == 2


@pytest.mark.parametrize(("dice", "theirs", "lives"), [((3, 6), 12, 4), ((2, 6), 12, 3)])
def test_TAL_EX_3_without_fate_a_stand_off_or_a_defeat(
    dice: tuple[int, int], theirs: int, lives: int
) -> None:
    t = Table("wizard", "monk")
    t.counters(A, strength=1, craft=2)
    t.give(A, "sword", "invisibility", "psionic_blast")
    t.next_cards("giant")
    t.lands("fields_n", *dice)
    t.when("evade", "pass", "cast:psionic_blast")
    t.pass_windows()
    assert last_fight(t)["score"] == 2 + 1 + 1 + 5 + dice[0]
    assert last_fight(t)["theirs"] == theirs
    assert t.hero(A).life == lives
    assert t.lying("fields_n") == ["giant"]
    assert t.ask.seat == B


def test_TAL_EX_4_a_stolen_mule_leaves_four_objects_behind() -> None:
    things = ("ring", "sword", "axe", "shield", "helmet", "armour", "cross", "wand")
    t = Table("thief", "wizard")
    t.counters(A, craft=1)
    t.at(B, "oasis")
    t.give(B, "mule", *things)
    t.hero(B).spells.clear()
    t.give(A, "mesmerism")
    t.when("window-start", "cast:mesmerism")
    assert t.followers(A) == ["mule"]
    for n in range(4):
        assert t.asked == (B, "drop"), n
        t.do(t.options()[0])
    assert len(t.objects(B)) == 4
    assert len(t.lying("oasis")) == 4


def test_TAL_EX_5_the_cursed_glade_costs_the_wizard_a_spell() -> None:
    t = Table("wizard", "monk")
    t.give(A, "solomons_crown", "healing", "random", "hex")
    assert (t.hero(A).craft, spell_limit(t.hero(A))) == (7, 3)
    t.lands("cursed_glade")
    assert t.asked == (A, "forget")
    assert (t.hero(A).craft, spell_limit(t.hero(A))) == (5, 2)
    assert t.options() == ["forget:healing", "forget:hex", "forget:random"]
    t.do("forget:hex")
    assert t.spells(A) == ["healing", "random"]
    assert t.spent() == ["hex"]


def test_TAL_EX_5_after_leaving_the_limit_returns_but_not_the_spell() -> None:
    t = Table("wizard", "monk")
    t.misses(B)
    t.give(A, "solomons_crown", "healing", "random", "hex")
    t.draws("cursed_glade", "mage", luck=(1,))
    t.do("forget:hex")
    t.next_cards("healer")
    t.when("way", "go:cw")
    assert t.where(A) == "runes_ne"
    assert (t.hero(A).craft, spell_limit(t.hero(A))) == (7, 3)
    assert t.spells(A) == ["healing", "random"]


def sorceress_in_the_temple() -> Table:
    t = Table("sorceress", "monk")
    t.counters(A, strength=1)
    t.at(A, "temple")
    return t


def test_TAL_EX_6_a_dragon_on_the_runes_cannot_be_beaten() -> None:
    """No draw; her best is 9, its worst 10."""
    t = sorceress_in_the_temple()
    t.lay("runes_w", "dragon")
    t.do("go:cw", luck=(2, 6, 1))
    assert t.where(A) == "runes_w"
    assert t.told("drew") == []
    assert (last_fight(t)["score"], last_fight(t)["theirs"]) == (9, 10)
    assert t.hero(A).life == 3


def test_TAL_EX_6_a_hex_on_the_oasis_then_one_card() -> None:
    """The Life is lost first; the Hex is one of the two cards; the Dragon attacks."""
    t = sorceress_in_the_temple()
    t.lay("oasis", "hex")
    t.next_cards("dragon")
    t.do("go:ccw", luck=(2, 1, 6))
    kinds = [fact.kind for fact in t.g.journal.facts]
    assert kinds.index("hexed") < kinds.index("drew") < kinds.index("fought")
    assert t.lying("oasis") == ["hex", "dragon"]
    assert last_fight(t)["theirs"] == 7 + 6
    assert t.hero(A).life == 2


def test_TAL_EX_7_six_spaces_are_not_a_six() -> None:
    """The die shows 4: nothing is offered; whoever then goes 6 spaces goes 6 spaces."""
    t = Table("troll", "monk")
    t.at(A, "village")
    t.life(A, 3)
    t.force(4)
    assert t.asked == (A, "way")
    t.g.steps = 4 + 2
    asked = next(walk_ring(t.g, t.hero(A)))
    assert isinstance(asked, Question)
    assert (asked.prompt, asked.args) == ("way", {"left": 6})
    assert t.hero(A).life == 3


def test_TAL_EX_8_the_dwarf_and_the_same_werewolf() -> None:
    t = Table("dwarf", "monk")
    t.misses(B)
    t.at(A, "death")
    t.counters(A, strength=4)
    t.give(A, "talisman")
    t.when("inner", "on:werewolf_den", luck=(3, 5, 3, 5))
    t.pass_until("inner")
    assert (last_fight(t)["score"], last_fight(t)["theirs"]) == (10, 13)
    assert t.hero(A).life == 4
    assert t.options() == ["back:death", "stay"]
    t.do("stay", luck=(3, 1))
    t.pass_until("inner")
    assert (last_fight(t)["score"], last_fight(t)["theirs"]) == (10, 9)
    assert t.options() == ["back:death", "on:valley_of_fire"]


def test_TAL_EX_9_from_the_graveyard_over_the_bridge_to_the_portal() -> None:
    t = Table("sorceress", "monk")
    t.at(A, "graveyard")
    t.give(A, "immobility")
    t.next_cards("mage")
    t.do("pass", "go:cw", luck=(6,))
    assert t.ask.args == {"left": 4}
    t.do("cross")
    assert t.asked == (A, "evade")
    t.do("cast:immobility:creature")
    assert t.where(A) == "hills_middle"
    assert t.ask.args == {"left": 3}
    t.do("go:ccw")
    assert t.where(A) == "portal_of_power"
    assert t.told("fought") == []


def test_TAL_EX_10_one_card_on_a_draw_two_space_leaves_one_to_draw() -> None:
    t = Table("thief", "monk")
    t.lay("ruins", "mage")
    t.draws("ruins", "healer", "hermit")
    assert t.lying("ruins") == ["mage", "healer"]


def test_TAL_EX_11_a_ditched_object_saves_the_draw_and_stays_there() -> None:
    t = Table("thief", "monk")
    t.give(A, "sword")
    t.next_cards("dragon")
    t.at(A, "village")
    t.do("shed:sword", "go:cw", luck=(1,))
    assert t.told("drew") == []
    assert t.lying("fields_n") == ["sword"]
    assert t.objects(A) == []
    assert t.ask.seat == B


def test_TAL_EX_12_what_forbids_weapons_forbids_the_warrior_both() -> None:
    """While magic is suppressed neither the Lance nor the Runesword can be used."""
    t = Table("warrior", "sorceress", active=B)
    t.give(A, "holy_lance", "runesword")
    t.give(B, "destroy_magic")
    t.at(B, "village")
    t.lay("fields_n", "mage")
    t.at(A, "city")
    t.lay("fields_s", "giant")
    t.do("cast:destroy_magic", "go:cw", luck=(1, 1, 3, 2, 6))
    t.when("way", "go:cw")
    t.pass_windows()
    assert last_fight(t)["score"] == 4 + 3


def test_TAL_EX_12_otherwise_he_uses_both() -> None:
    t = Table("warrior", "sorceress")
    t.give(A, "holy_lance", "runesword")
    t.finds("fields_n", "giant", luck=(3, 2, 6))
    t.pass_windows()
    assert last_fight(t)["score"] == 4 + 1 + 1 + 3


def test_TAL_EX_13_the_monk_may_have_the_lance_but_not_the_runesword() -> None:
    t = Table("monk", "troll")
    t.finds("fields_n", "holy_lance", "runesword")
    assert t.asked == (A, "take")
    assert t.refused("take:runesword") == "TAL-HAVE-5"
    t.do("take:holy_lance")
    assert t.objects(A) == ["holy_lance"]
    assert t.lying("fields_n") == ["runesword"]


def test_TAL_EX_13_he_cannot_use_it_but_it_pays_the_warlock() -> None:
    t = Table("monk", "troll")
    t.give(A, "holy_lance")
    t.finds("fields_n", "dragon", luck=(1, 6))
    t.pass_windows()
    assert last_fight(t)["score"] == 2 + 3 + 1
    t = Table("monk", "troll")
    t.quest(A, "give_magic_object")
    t.finds("fields_n", "holy_lance")
    t.do("take:holy_lance")
    assert t.where(A) == "warlocks_cave"
    assert t.objects(A) == ["talisman"]


@pytest.mark.parametrize("answer", ["use:cross", "pass"])
def test_TAL_EX_14_the_cross_may_be_used_or_the_spirit_fought(answer: str) -> None:
    t = Table("thief", "monk")
    t.give(A, "cross")
    t.finds("fields_n", "wraith", luck=(1, 6))
    t.pass_until("declare")
    assert t.options() == ["pass", "use:cross"]
    t.do(answer)
    t.pass_windows()
    assert t.lying("fields_n") == ([] if answer == "use:cross" else ["wraith"])
    assert t.hero(A).life == (4 if answer == "use:cross" else 3)
    assert t.won(A) == []


def test_TAL_EX_15_who_may_have_no_followers_cannot_take_one_by_a_spell() -> None:
    t = Table("sorceress", "monk")
    t.give(A, "hag", "mesmerism", "healing")
    t.give(B, "guide")
    assert t.refused("cast:mesmerism") == "TAL-CHAIN-1"


def test_TAL_EX_16_a_toad_made_a_toad_again_has_three_turns_from_then() -> None:
    t = Table("sorceress", "monk")
    t.toad(B, 1)
    t.give(A, "random")
    t.do("cast:random", "aim:1", luck=(1,))
    assert t.hero(B).toad == 3


def test_TAL_EX_18_with_all_counters_in_use_nobody_gains_strength() -> None:
    t = Table("sorceress", "monk")
    t.counters(B, strength=72)
    t.finds("fields_n", "witch", luck=(3,))
    assert t.hero(A).strength_counters == 0
    assert t.g.strength_left == 0
    assert t.told("gained") == []


def test_TAL_EX_19_the_dragon_of_the_cave_can_be_evaded() -> None:
    t = Table("elf", "monk")
    t.finds("woods_n", "cave", luck=(1,))
    assert t.asked == (A, "evade")
    t.do("evade")
    assert t.told("fought") == []
    assert t.hero(A).life == 4
