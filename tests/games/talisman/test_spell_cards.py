"""Every Spell of the deck, cast in a played situation: Acquisition to Hex."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, PURCHASE, SPELL, TALISMAN, copies
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import Lasting
from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, C, Table


def test_the_deck_has_24_spells_of_17_kinds() -> None:
    deck = [IDS[card] for card in copies(SPELL)]
    twice = {"counterspell", "destruction", "healing", "immobility"}
    twice |= {"psionic_blast", "random", "teleport"}
    assert len(deck) == 24
    assert {id for id in deck if deck.count(id) == 2} == twice
    assert len(set(deck)) == 17


def test_acquisition_takes_an_object_of_choice() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "acquisition")
    t.give(B, "sword", "talisman", "mule")
    t.do("cast:acquisition")
    assert t.options() == ["take:gold", "take:sword", "take:talisman"]
    t.do("take:talisman")
    assert (t.objects(A), t.objects(B)) == (["talisman"], ["sword"])


def test_acquisition_takes_a_coin_and_nothing_the_taker_may_not_have() -> None:
    """The Holy Grail is not for the evil Sorceress."""
    t = Table("sorceress", "monk")
    t.give(A, "acquisition")
    t.give(B, "holy_grail")
    t.do("cast:acquisition")
    assert (t.hero(A).gold, t.hero(B).gold) == (2, 0)
    assert t.objects(B) == ["holy_grail"]


def test_alchemy_turns_any_number_of_objects_into_gold() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "alchemy", "sword", "ring", "shield", "raft")
    t.give(B, "counterspell")
    t.do("cast:alchemy", "sell:sword", "sell:ring")
    assert t.options() == ["done", "sell:shield"]
    t.do("done")
    assert t.objects(A) == ["raft", "ring", "shield", "sword"]
    t.do("pass")
    assert t.hero(A).gold == 3
    assert t.objects(A) == ["raft", "shield"]
    assert (t.stock("sword"), t.discarded()) == (3, ["ring"])


def test_counterspell_cancels_a_spell_just_cast() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "temporal_warp")
    t.give(B, "counterspell")
    t.do("cast:temporal_warp", "cast:counterspell")
    assert t.g.extra_turns == 0
    assert sorted(t.spent()) == ["counterspell", "temporal_warp"]
    assert t.hero(B).cast == 1


@rules("TAL-CRN-8")
def test_counterspell_cancels_the_command_spell() -> None:
    t = Table("troll", "priest", "elf")
    t.at(A, "crown_of_command")
    t.give(C, "counterspell")
    assert t.asked == (C, "answer")
    t.do("cast:counterspell")
    assert (t.hero(B).life, t.hero(C).life) == (4, 4)
    assert t.ask.seat == B


def test_destroy_magic_forbids_spells_and_magic_objects_to_everybody() -> None:
    t = Table("sorceress", "wizard", "troll")
    t.at(A, "village")
    t.at(B, "tavern")
    t.give(A, "destroy_magic", "healing", "potion_of_strength")
    t.give(B, "random", "ring", "runesword")
    t.lay("fields_n", "mage", "axe")
    t.do("cast:destroy_magic", luck=(1,))
    assert (t.hero(B).strength, t.hero(B).craft) == (2, 5)
    t.when("way", "go:cw")
    assert t.asked == (A, "take")
    assert t.refused("cast:healing") == "TAL-HAVE-2"
    assert t.asides("apply") == []
    t.lay("ruins", "healer", "goblin")
    t.do("done", luck=(2, 3, 1))
    t.do("go:cw")
    t.pass_until("trophy")
    assert t.told("fought")[-1][1]["score"] == 3 + 2


def test_destroy_magic_ends_when_its_casters_next_turn_begins() -> None:
    t = Table("sorceress", "wizard")
    t.enslave(A)
    t.enslave(B)
    t.fate(B, 1)
    t.give(A, "destroy_magic", "healing")
    t.give(B, "ring")
    t.do("pass", "cast:destroy_magic", luck=(1, 1))
    t.pass_windows()
    assert t.asked == (B, "fate")
    assert t.hero(B).craft == 5
    t.do("keep")
    t.pass_until("window-start")
    assert t.asked == (A, "window-start")
    assert t.hero(B).craft == 6
    assert "cast:healing" in t.options()
    assert t.spent() == ["destroy_magic"]


def test_destroy_magic_leaves_a_hex_and_the_way_into_the_valley() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "graveyard")
    t.at(B, "pits")
    t.give(A, "destroy_magic")
    t.give(B, "talisman")
    t.lay("woods_n", "hex")
    t.do("cast:destroy_magic", "go:cw", luck=(1,))
    assert t.hero(A).life == 3
    t.pass_until("inner")
    assert "on:valley_of_fire" in t.options()


def test_destruction_discards_any_adventure_card_on_the_board() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "destruction", "destruction")
    t.lay("ruins", "magic_stream", "bear")
    t.lay("temple", "mage")
    t.lay("crypt", "demon", "hermit")
    t.lay("city", "hex")
    t.do("cast:destruction")
    assert t.options() == ["remove:bear", "remove:hermit", "remove:mage", "remove:magic_stream"]
    t.do("remove:magic_stream")
    assert t.lying("ruins") == ["bear"]
    assert t.g.strength_left == 72
    t.do("cast:destruction", "remove:bear")
    assert t.discarded() == ["magic_stream", "bear"]
    assert t.won(A) == []


def test_destruction_leaves_purchase_cards_talismans_and_spells_alone() -> None:
    t = Table("wizard", "elf")
    t.give(A, "destruction")
    for name, deck in (("sword", PURCHASE), ("talisman", TALISMAN)):
        t.g.spaces[SPACE["ruins"]] += (t.out(name, deck),)
    t.lay("ruins", "hex", "ring", "bear")
    t.do("cast:destruction")
    assert t.options() == ["remove:bear", "remove:ring"]


def test_destruction_right_after_moving_and_of_one_of_two_copies() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "destruction")
    t.lay("fields_n", "dragon")
    t.lay("ruins", "dragon")
    t.at(A, "village")
    t.do("pass", "go:cw", luck=(1,))
    assert t.asked == (A, "window-land")
    t.do("cast:destruction")
    assert t.options() == ["remove:dragon", "remove:dragon:2"]
    t.next_cards("mage")
    t.do("remove:dragon")
    assert t.lying("fields_n") == ["mage"]
    assert t.lying("ruins") == ["dragon"]


def test_destruction_ends_a_blizzard() -> None:
    t = Table("sorceress", "troll")
    t.enslave(A)
    t.give(A, "destruction")
    t.lay("city", "blizzard")
    t.g.lasting.append(Lasting(t.g.spaces[SPACE["city"]][0], SPACE["city"], B, 3))
    t.do("cast:destruction", luck=(1, 4))
    assert t.g.lasting == []
    assert t.asked == (B, "way")
    assert t.ask.args == {"left": 4}


def test_divination_shows_five_cards_and_leaves_their_order() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "ruins")
    t.give(A, "divination")
    cards = ["bear", "mage", "ring", "witch", "ape"]
    t.force(*[t.adventure(name) for name in cards])
    t.do("cast:divination")
    assert t.told("seen") == [("TAL-INFO-3", {"cards": cards})]
    assert t.facts("seen")[0].to == (A,)
    assert t.told("looked") == [("TAL-INFO-3", {"who": "@0", "count": 5})]
    assert [IDS[card] for card in t.match.view(A).adventure.top] == cards
    assert not set(t.match.view(B).adventure.top) & set(t.g.adventure.top)
    assert len(t.g.adventure.cards) == 99


def test_divination_and_then_the_cards_come_in_that_order() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "fields_sw")
    t.give(A, "divination")
    cards = ["mage", "ring", "witch", "ape", "bear"]
    t.force(*[t.adventure(name) for name in cards], 1)
    t.do("cast:divination", "go:cw")
    assert t.lying("ruins") == ["mage", "ring"]


def test_healing_heals_any_hero_fully() -> None:
    t = Table("troll", "priest", "elf")
    t.life(C, 1)
    t.give(B, "healing")
    t.do("cast:healing")
    assert t.options() == ["aim:0", "aim:1", "aim:2"]
    t.do("aim:2")
    assert t.hero(C).life == 4
    assert t.spent() == ["healing"]


def test_healing_never_exceeds_the_life_value() -> None:
    t = Table("priest", "troll")
    t.life(B, 9)
    t.give(A, "healing")
    t.do("cast:healing", "aim:1")
    assert t.hero(B).life == 9


@rules("TAL-SPL-15")
def test_hex_waits_on_a_space_without_heroes() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "graveyard")
    t.at(B, "city")
    t.give(A, "hex")
    t.do("cast:hex")
    offered = {key.removeprefix("to:") for key in t.options()}
    assert len(offered) == 24 + 16 - 2
    assert not offered & {"graveyard", "city", "crypt", "plain_of_peril"}
    t.do("to:woods_n")
    assert t.lying("woods_n") == ["hex"]
    assert t.spent() == []


def test_hex_costs_a_life_and_counts_as_a_card() -> None:
    """Its own caster is not spared; on a space of one card nothing is drawn."""
    t = Table("sorceress", "troll")
    t.at(A, "graveyard")
    t.give(A, "hex")
    t.do("cast:hex", "to:woods_n", "go:cw", luck=(1,))
    assert t.hero(A).life == 3
    assert t.lying("woods_n") == ["hex"]
    assert t.told("drew") == []


def test_hex_does_not_harm_the_owner_of_the_amulet() -> None:
    t = Table("troll", "sorceress")
    t.give(A, "amulet")
    t.finds("fields_n", "hex")
    assert t.hero(A).life == 6
