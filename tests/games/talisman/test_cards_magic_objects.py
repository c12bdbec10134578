"""Every Magic Object of the Adventure deck, used by its owner."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ADVENTURE
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table
from tests.games.talisman.test_cards_objects import bearer, finds, score


def test_no_magic_object_is_without_a_test() -> None:
    assert len(kinds("magic_object")) == 12
    assert absent(globals(), kinds("magic_object")) == set()


def test_amulet_forbids_its_owner_every_spell() -> None:
    t = bearer("amulet", "healing", hero="sorceress")
    assert t.refused("cast:healing") == "TAL-HAVE-2"


def test_amulet_no_spell_can_be_aimed_at_him() -> None:
    """Not even a helpful one."""
    t = Table("sorceress", "thief", "troll")
    t.give(A, "healing")
    t.give(B, "amulet")
    t.do("cast:healing")
    assert t.options() == ["aim:0", "aim:2"]


def test_amulet_keeps_a_hex_off() -> None:
    t = bearer("amulet")
    t.finds("fields_n", "hex")
    t.pass_windows()
    assert t.hero(A).life == 4


def test_amulet_does_not_help_against_the_command_spell() -> None:
    t = Table("thief", "sorceress")
    t.at(A, "crown_of_command")
    t.give(B, "amulet")
    t.force(4)
    t.pass_windows()
    assert t.hero(B).life == 3


@pytest.mark.parametrize(("side", "space"), [("evil", "chapel"), ("good", "graveyard")])
def test_cross_protects_in_the_holy_place_of_the_other_side(side: str, space: str) -> None:
    for cards, lives in ((("cross",), 4), ((), 3)):
        t = bearer(*cards)
        t.align(A, side)
        t.lands(space)
        t.pass_windows()
        assert t.hero(A).life == lives


def test_cross_destroys_a_spirit_without_a_trophy() -> None:
    t = bearer("cross")
    t.finds("fields_n", "demon", "sword")
    t.when("declare", "use:cross")
    t.pass_until("take")
    assert (t.discarded(), t.won(A)) == (["demon"], [])
    assert t.objects(A) == ["cross"]


def test_cross_is_no_help_against_flesh() -> None:
    t = bearer("cross")
    t.finds("fields_n", "dragon", luck=(1, 6))
    t.pass_windows()
    assert t.hero(A).life == 3


def test_cross_is_powerless_on_the_cursed_glade() -> None:
    """A Priest has his own power over Spirits, which works there."""
    t = Table("priest", "troll")
    t.give(A, "cross")
    t.finds("cursed_glade", "demon")
    t.pass_until("declare")
    assert t.options() == ["pass", "use:priest.banish_spirit"]


def test_holy_grail_adds_craft_and_quenches_thirst() -> None:
    t = bearer("holy_grail")
    assert t.hero(A).craft == 4
    t.finds("desert_e", "mage")
    t.pass_windows()
    assert t.hero(A).life == 4


def test_holy_grail_is_not_for_the_evil() -> None:
    t = finds("holy_grail", hero="assassin")
    assert t.ask.seat == B
    assert t.lying("fields_n") == ["holy_grail"]


def test_magic_belt_adds_strength_always() -> None:
    t = bearer("magic_belt")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 3)
    t.finds("fields_n", "giant", luck=(1, 6))
    t.pass_windows()
    assert score(t) == 3 + 1 + 1


def test_orb_of_knowledge_swaps_one_drawn_card() -> None:
    t = bearer("orb_of_knowledge")
    t.draws("ruins", "dragon", "mage", "healer")
    t.when("window-drawn", "use:orb_of_knowledge")
    assert t.options() == ["swap:dragon", "swap:mage"]
    t.do("swap:dragon")
    assert t.lying("ruins") == ["mage", "healer"]
    assert t.discarded() == ["dragon"]


def test_orb_of_knowledge_the_new_card_must_be_faced() -> None:
    t = bearer("orb_of_knowledge")
    t.draws("fields_n", "mage", "dragon", luck=(1, 6))
    t.when("window-drawn", "use:orb_of_knowledge")
    t.pass_windows()
    assert t.hero(A).life == 3
    assert t.lying("fields_n") == ["dragon"]


def test_potion_of_strength_for_one_turn() -> None:
    t = bearer("potion_of_strength")
    t.finds("fields_n", "giant", luck=(5, 3))
    t.when("window-pre", "use:potion_of_strength")
    assert score(t) == 3 + 2 + 5
    assert t.discarded() == ["potion_of_strength"]
    t.do("trophy:giant")
    t.pass_windows()
    assert t.ask.seat == B
    assert t.hero(A).strength == 3


def test_potion_of_strength_may_be_drunk_in_the_turn_of_another() -> None:
    t = Table("troll", "thief")
    t.at(B, "fields_n")
    t.give(B, "potion_of_strength")
    t.lands("fields_n", 1, 4)
    t.when("encounter", "meet:1")
    t.pass_until("window-pre")
    assert t.ask.seat == B
    t.do("use:potion_of_strength")
    (duel,) = t.told("duel")
    assert (duel[1]["score"], duel[1]["theirs"]) == (7, 3 + 2 + 4)


def test_ring_adds_strength_and_craft() -> None:
    t = bearer("ring")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)
    t.at(A, "cursed_glade")
    assert (t.hero(A).strength, t.hero(A).craft) == (3, 3)


def test_solomons_crown_adds_two_craft() -> None:
    t = bearer("solomons_crown")
    assert (t.hero(A).strength, t.hero(A).craft) == (3, 5)


def test_talisman_of_the_adventure_deck_opens_the_valley() -> None:
    t = Table("thief", "troll")
    t.hero(A).objects.append(t.out("talisman", ADVENTURE))
    t.at(A, "pits")
    t.pass_until("inner")
    assert "on:valley_of_fire" in t.options()


def test_talisman_is_carried_not_used() -> None:
    """Destroy Magic does not close the Valley to its bearer."""
    t = Table("thief", "sorceress", active=B)
    t.give(A, "talisman")
    t.give(B, "destroy_magic")
    t.at(A, "pits")
    t.at(B, "village")
    t.lay("fields_n", "mage")
    t.do("cast:destroy_magic", "go:cw", luck=(1,))
    t.pass_until("inner")
    assert "on:valley_of_fire" in t.options()


def test_wand_gives_a_first_spell_to_who_has_none() -> None:
    t = Table("sorceress", "troll")
    t.lay("fields_n", "wand")
    t.lands("fields_n", t.spell("healing"))
    t.do("take:wand")
    assert t.spells(A) == ["healing"]


def test_wand_gives_none_to_who_has_one_nor_beyond_his_craft() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "hex", "wand")
    assert t.spells(A) == ["hex"]
    t = Table("troll", "thief")
    t.give(A, "wand")
    assert t.spells(A) == []


def test_wand_replaces_the_last_spell_cast() -> None:
    t = Table("sorceress", "troll")
    t.life(A, 2)
    t.give(A, "healing", "wand")
    t.force(t.spell("hex"))
    t.do("cast:healing", "aim:0")
    assert t.hero(A).life == 4
    assert t.spells(A) == ["hex"]


def test_holy_lance_pierces_dragons() -> None:
    for foe, bonus in (("giant", 1), ("dragon", 3)):
        t = bearer("holy_lance")
        t.finds("fields_n", foe, luck=(1, 6))
        t.pass_windows()
        assert score(t) == 3 + bonus + 1


def test_holy_lance_is_not_for_the_evil() -> None:
    t = finds("holy_lance", hero="assassin")
    assert t.lying("fields_n") == ["holy_lance"]
    assert t.objects(A) == []


def test_runesword_drinks_the_life_of_an_enemy() -> None:
    t = bearer("runesword")
    t.finds("fields_n", "ogre", "goblin", luck=(6, 1))
    t.pass_until("trophy")
    assert score(t) == 3 + 1 + 6
    t.do("trophy:ogre", "trophy:goblin")
    assert t.hero(A).life == 5  # one Life for one battle


def test_runesword_drinks_the_life_of_a_hero() -> None:
    t = bearer("runesword")
    t.at(B, "fields_n")
    t.lands("fields_n", 6, 1)
    t.when("encounter", "meet:1", "attack:battle")
    t.when("reward", "take:life")
    assert (t.hero(A).life, t.hero(B).life) == (5, 3)


def test_runesword_unused_or_unsuccessful_drinks_nothing() -> None:
    t = bearer("runesword")
    t.finds("fields_n", "goblin", luck=(6, 1))
    t.when("window-pre", "bare", "pass", "trophy:goblin")
    assert t.hero(A).life == 4
    t = bearer("runesword")
    t.at(B, "fields_n")
    t.lands("fields_n", 6, 1)
    t.when("encounter", "meet:1", "attack:battle")
    t.when("reward", "take:gold")
    assert t.hero(A).life == 4


def test_runesword_is_not_for_the_good() -> None:
    t = finds("runesword", hero="elf")
    assert t.lying("fields_n") == ["runesword"]
    assert t.objects(A) == []
