"""Every Object and Magic Object of the Adventure deck, found and used."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.cards import ADVENTURE, DECK, IDS, copies
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table

OBJECTS = kinds("object", "magic_object")


def test_no_object_is_without_a_test() -> None:
    assert len(OBJECTS) == 21
    assert absent(globals(), OBJECTS) == set()


def test_the_deck_has_104_cards_of_81_kinds() -> None:
    assert len(copies(ADVENTURE)) == 104
    assert len(kinds()) == 81


def bearer(*cards: str, hero: str = "thief", rival: str = "monk") -> Table:
    """A has these cards; B is in the Temple."""
    t = Table(hero, rival)
    t.at(B, "temple")
    t.give(A, *cards)
    return t


def finds(card: str, hero: str = "thief") -> Table:
    """A comes upon the card, of the Adventure deck, on the Fields."""
    t = Table(hero, "troll")
    t.at(B, "temple")
    t.lay("fields_n", card)
    t.lands("fields_n")
    return t


def score(t: Table) -> int:
    """A's score in the last fight."""
    found: int = t.told("fought")[-1][1]["score"]
    return found


GOLD = {"bag_of_gold", "two_bags_of_gold"}


@pytest.mark.parametrize("id", sorted(OBJECTS - GOLD))
def test_object_may_be_taken_or_left(id: str) -> None:
    t = finds(id)
    assert t.options() == ["done", f"take:{id}"]
    t.do(f"take:{id}")
    assert t.objects(A) == [id]
    assert [DECK[card] for card in t.hero(A).objects] == [ADVENTURE]
    t = finds(id)
    t.do("done")
    assert t.lying("fields_n") == [id]
    assert t.objects(A) == []


@pytest.mark.parametrize("id", sorted(OBJECTS - GOLD - {"raft"}))
def test_object_of_the_adventure_deck_goes_to_its_discard(id: str) -> None:
    """The Alchemist melts it down: an Adventure card does not return to a stock."""
    t = Table("thief", "troll")
    t.g.heroes[A].objects.append(t.out(id, ADVENTURE))
    t.give(A, "alchemist")
    t.pass_until("window-start")
    t.do("use:alchemist", f"sell:{id}")
    assert t.discarded() == [id]


# Magic Objects --------------------------------------------------------------------------------


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
    t.lay("fields_n", "hex")
    t.lands("fields_n")
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
    t.lay("fields_n", "demon", "sword")
    t.lands("fields_n")
    t.pass_until("declare")
    t.do("use:cross")
    t.pass_until("take")
    assert (t.discarded(), t.won(A)) == (["demon"], [])
    assert t.objects(A) == ["cross"]


def test_cross_is_no_help_against_flesh() -> None:
    t = bearer("cross")
    t.lay("fields_n", "dragon")
    t.lands("fields_n", 1, 6)
    t.pass_windows()
    assert t.hero(A).life == 3


def test_holy_grail_adds_craft_and_quenches_thirst() -> None:
    t = bearer("holy_grail")
    assert t.hero(A).craft == 4
    t.lay("desert_e", "mage")
    t.lands("desert_e")
    t.pass_windows()
    assert t.hero(A).life == 4


def test_holy_grail_is_not_for_the_evil() -> None:
    t = finds("holy_grail", hero="assassin")
    assert t.ask.seat == B
    assert t.lying("fields_n") == ["holy_grail"]


def test_magic_belt_adds_strength_always() -> None:
    t = bearer("magic_belt")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 3)
    t.lay("fields_n", "giant")
    t.lands("fields_n", 1, 6)
    t.pass_windows()
    assert score(t) == 3 + 1 + 1


def test_orb_of_knowledge_swaps_one_drawn_card() -> None:
    t = bearer("orb_of_knowledge")
    t.next_cards("dragon", "mage", "healer")
    t.lands("ruins")
    t.pass_until("window-drawn")
    t.do("use:orb_of_knowledge")
    assert t.options() == ["swap:dragon", "swap:mage"]
    t.do("swap:dragon")
    assert t.lying("ruins") == ["mage", "healer"]
    assert t.discarded() == ["dragon"]


def test_orb_of_knowledge_the_new_card_must_be_faced() -> None:
    t = bearer("orb_of_knowledge")
    t.next_cards("mage", "dragon")
    t.lands("fields_n", 1, 6)
    t.pass_until("window-drawn")
    t.do("use:orb_of_knowledge")
    t.pass_windows()
    assert t.hero(A).life == 3
    assert t.lying("fields_n") == ["dragon"]


def test_potion_of_strength_for_one_turn() -> None:
    t = bearer("potion_of_strength")
    t.lay("fields_n", "giant")
    t.lands("fields_n", 5, 3)
    t.pass_until("window-pre")
    t.do("use:potion_of_strength")
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
    t.pass_until("encounter")
    t.do("meet:1")
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
    t.force(1)
    t.do("cast:destroy_magic", "go:cw")
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
        t.lay("fields_n", foe)
        t.lands("fields_n", 1, 6)
        t.pass_windows()
        assert score(t) == 3 + bonus + 1


def test_holy_lance_is_not_for_the_evil() -> None:
    t = finds("holy_lance", hero="assassin")
    assert t.lying("fields_n") == ["holy_lance"]
    assert t.objects(A) == []


def test_runesword_drinks_the_life_of_an_enemy() -> None:
    t = bearer("runesword")
    t.lay("fields_n", "ogre", "goblin")
    t.lands("fields_n", 6, 1)
    t.pass_until("trophy")
    assert score(t) == 3 + 1 + 6
    t.do("trophy:ogre", "trophy:goblin")
    assert t.hero(A).life == 5  # one Life for one battle


def test_runesword_drinks_the_life_of_a_hero() -> None:
    t = bearer("runesword")
    t.at(B, "fields_n")
    t.lands("fields_n", 6, 1)
    t.pass_until("encounter")
    t.do("meet:1", "attack:battle")
    t.pass_until("reward")
    t.do("take:life")
    assert (t.hero(A).life, t.hero(B).life) == (5, 3)


def test_runesword_unused_or_unsuccessful_drinks_nothing() -> None:
    t = bearer("runesword")
    t.lay("fields_n", "goblin")
    t.lands("fields_n", 6, 1)
    t.pass_until("window-pre")
    t.do("bare", "pass", "trophy:goblin")
    assert t.hero(A).life == 4
    t = bearer("runesword")
    t.at(B, "fields_n")
    t.lands("fields_n", 6, 1)
    t.pass_until("encounter")
    t.do("meet:1", "attack:battle")
    t.pass_until("reward")
    t.do("take:gold")
    assert t.hero(A).life == 4


def test_runesword_is_not_for_the_good() -> None:
    t = finds("runesword", hero="elf")
    assert t.lying("fields_n") == ["runesword"]
    assert t.objects(A) == []


# Objects --------------------------------------------------------------------------------------


def test_bag_of_gold_is_a_coin_at_once() -> None:
    t = finds("bag_of_gold")
    t.do("take:bag_of_gold")
    assert (t.hero(A).gold, t.objects(A)) == (2, [])
    assert t.discarded() == ["bag_of_gold"]


def test_two_bags_of_gold_are_two_coins_at_once() -> None:
    t = finds("two_bags_of_gold")
    t.do("take:two_bags_of_gold")
    assert (t.hero(A).gold, t.objects(A)) == (3, [])
    assert t.discarded() == ["two_bags_of_gold"]


def test_bag_of_gold_never_burdens_a_full_hero() -> None:
    t = bearer("ring", "cross", "shield", "helmet")
    t.lay("fields_n", "bag_of_gold")
    t.lands("fields_n")
    t.pass_until("take")
    t.do("take:bag_of_gold")
    assert t.hero(A).gold == 2
    assert len(t.objects(A)) == 4


def test_raft_of_the_adventure_deck_goes_to_the_discard() -> None:
    """He crosses in his next turn; the card was no Purchase card."""
    t = Table("thief", "troll")
    t.misses(B, 1)
    t.lay("woods_e", "raft")
    t.lay("runes_se", "mage")
    t.lands("woods_e")
    t.do("take:raft")
    t.pass_until("choose")
    t.do("choose:cross")
    assert t.where(A) == "runes_se"
    assert t.discarded() == ["raft"]
    assert t.stock("raft") == 1


def found_armour_saves(id: str, face: int) -> None:
    """The Adventure copy works as the one that is bought: from this face on."""
    for die in range(1, 7):
        t = Table("thief", "troll")
        t.at(B, "temple")
        t.hero(A).objects.append(t.out(id, ADVENTURE))
        t.at(A, "village")
        t.lay("fields_n", "dragon")
        t.lands("fields_n", 1, 6, die)
        t.pass_until("life")
        t.do(f"use:{id}")
        assert t.hero(A).life == (4 if die >= face else 3), die


def test_armour_of_the_adventure_deck_saves_on_four() -> None:
    found_armour_saves("armour", 4)


def test_shield_of_the_adventure_deck_saves_on_five() -> None:
    found_armour_saves("shield", 5)


def test_helmet_of_the_adventure_deck_saves_on_six() -> None:
    found_armour_saves("helmet", 6)


def found_weapon_adds(id: str) -> None:
    """The Adventure copy adds 1 in battle."""
    t = Table("thief", "troll")
    t.at(B, "temple")
    t.hero(A).objects.append(t.out(id, ADVENTURE))
    t.lay("fields_n", "dragon")
    t.lands("fields_n", 1, 6)
    t.pass_windows()
    assert score(t) == 3 + 1 + 1
    assert t.hero(A).strength == 3


def test_axe_of_the_adventure_deck_adds_one_in_battle() -> None:
    found_weapon_adds("axe")


def test_sword_of_the_adventure_deck_adds_one_in_battle() -> None:
    found_weapon_adds("sword")


def test_water_bottle_of_the_adventure_deck_quenches_thirst() -> None:
    t = Table("thief", "troll")
    t.at(B, "temple")
    t.hero(A).objects.append(t.out("water_bottle", ADVENTURE))
    t.lay("desert_w", "mage")
    t.lands("desert_w")
    t.pass_windows()
    assert t.hero(A).life == 4
    assert [IDS[card] for card in t.hero(A).objects] == ["water_bottle"]
