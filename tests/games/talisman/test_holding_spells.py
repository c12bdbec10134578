"""Holding and casting Spells (TAL-SPL)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import BIT, SPELL
from igroteka.games.talisman.rules.magic.timing import CASTINGS, uncastable
from igroteka.kernel.zones import HIDDEN
from tests.games.talisman.table import A, B, C, Table


def test_TAL_SPL_1_whose_craft_allows_it_gains_spells_be_he_a_troll() -> None:
    t = Table("troll", "wizard")
    t.counters(A, craft=2)
    t.lay("fields_n", "book_of_spells")
    t.lands("fields_n", t.spell("healing"))
    assert t.spells(A) == ["healing"]
    t = Table("troll", "wizard")
    t.counters(A, craft=1)
    t.finds("fields_n", "book_of_spells")
    assert t.spells(A) == []


def test_TAL_SPL_2_spells_come_from_the_deck_and_only_the_owner_sees_them() -> None:
    t = Table("wizard", "troll")
    healing = t.spell("healing")
    t.lay("fields_n", "book_of_spells")
    t.lands("fields_n", healing, t.spell("hex"))
    assert t.spells(A) == ["healing", "hex"]
    assert len(t.g.spells.cards) == 22
    assert t.match.view(A).heroes[A].spells == t.hero(A).spells
    assert t.match.view(B).heroes[A].spells == [HIDDEN, HIDDEN]
    assert t.match.view(None).heroes[A].spells == [HIDDEN, HIDDEN]
    assert [fact.to for fact in t.facts("spell")] == [(A,), (A,)]


def test_TAL_SPL_3_an_empty_deck_is_renewed_from_its_discard() -> None:
    t = Table("wizard", "troll")
    t.g.spells.discard = [t.spell("healing"), t.spell("hex")]
    t.g.spells.cards = []
    t.finds("fields_n", "book_of_spells")
    assert t.spells(A) == ["healing", "hex"]
    assert t.spent() == []


def test_TAL_SPL_3_with_both_empty_nothing_is_drawn() -> None:
    t = Table("wizard", "troll")
    t.g.box, t.g.spells.cards = t.g.spells.cards, []
    t.finds("fields_n", "book_of_spells")
    assert t.spells(A) == []
    assert t.g.active == B


@pytest.mark.parametrize(
    ("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)]
)
def test_TAL_SPL_4_so_many_spells_by_current_craft(craft: int, limit: int) -> None:
    t = Table("troll", "wizard")
    t.counters(A, craft=craft - 1)
    t.finds("fields_n", "book_of_spells")
    assert len(t.hero(A).spells) == limit


def test_TAL_SPL_5_when_the_limit_drops_he_discards_at_once_and_casts_nothing_first() -> None:
    t = Table("wizard", "troll")
    t.give(A, "solomons_crown", "healing", "hex", "teleport")
    t.lands("cursed_glade")
    assert (t.asked, t.ask.rule) == ((A, "forget"), "TAL-SPL-5")
    assert t.options() == ["forget:healing", "forget:hex", "forget:teleport"]
    t.do("forget:hex")
    assert t.spells(A) == ["healing", "teleport"]
    assert t.spent() == ["hex"]


def test_TAL_SPL_5_also_when_craft_itself_is_lost() -> None:
    t = Table("wizard", "troll")
    t.counters(A, craft=1)
    t.give(A, "healing", "hex", "teleport")
    t.lands("city")
    t.pass_until("choose")
    t.do("choose:enchantress", luck=(3,))
    assert t.asked == (A, "forget")
    t.do("forget:teleport")
    assert t.spells(A) == ["healing", "hex"]


def test_TAL_SPL_5_also_in_another_players_turn() -> None:
    t = Table("sorceress", "dwarf")
    t.give(B, "gnome", "solomons_crown", "healing", "hex")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.when("encounter", "meet:1")
    t.do("use:sorceress.beguile", "take:solomons_crown", luck=(5,))
    assert t.asked == (B, "forget")
    t.do("forget:hex")
    assert (t.spells(B), t.g.active) == (["healing"], A)


def test_TAL_SPL_6_within_the_limit_a_spell_is_lost_only_by_casting() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing", "hex", "ring")
    prompts = []
    t.at(A, "runes_w")
    t.force(1)
    while t.g.active == A:
        prompts.append(t.ask.prompt)
        keys = [key for key in t.options() if "healing" in key or "hex" in key]
        assert all(key.startswith("cast:") for key in keys)
        t.do("pass" if t.ask.option("pass") else "go:cw")
    assert prompts == ["window-start", "way", "window-land", "window-card", "window-end"]
    assert t.spells(A) == ["healing", "hex"]


def test_TAL_SPL_7_at_his_limit_he_draws_nothing() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing", "hex")
    t.align(A, "good")
    t.finds("fields_n", "mage")
    t.pass_windows()
    assert t.spells(A) == ["healing", "hex"]
    assert (len(t.g.spells.cards), t.spent()) == (22, [])


@pytest.mark.parametrize("space", ["city", "temple", "pits", "crown_of_command"])
def test_TAL_SPL_8_spells_reach_heroes_in_every_region(space: str) -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing")
    t.life(B, 1)
    t.at(B, space)
    t.do("cast:healing", "aim:1")
    assert t.hero(B).life == 6


def test_TAL_SPL_9_in_the_inner_region_no_spell_touches_a_creature() -> None:
    t = Table("elf", "wizard")
    t.give(A, "immobility")
    t.give(B, "preservation")
    t.lay("plain_of_peril", "wolf")
    t.at(A, "crypt")
    t.pass_windows()
    t.do("back:plain_of_peril", luck=(6, 1))
    assert t.asked == (A, "trophy"), "neither evaded by Immobility nor saved by Preservation"


def test_TAL_SPL_9_destruction_does_not_reach_an_enemy_there() -> None:
    t = Table("wizard", "elf")
    t.give(A, "destruction")
    t.lay("plain_of_peril", "wolf", "healer")
    t.lay("fields_n", "bear")
    t.do("cast:destruction")
    assert t.options() == ["remove:bear", "remove:healer"]


def test_TAL_SPL_10_in_his_own_turn_as_many_as_he_held_at_its_start() -> None:
    t = Table("elf", "troll")
    t.give(A, "healing")
    t.lay("fields_n", "mage")
    t.lands("fields_n", t.spell("healing"))
    t.when("window-end", "cast:healing", "aim:0")
    assert t.spells(A) == ["healing"]
    assert t.asked != (A, "window-end")


def test_TAL_SPL_10_one_more_is_refused_by_this_rule() -> None:
    t = Table("elf", "troll")
    t.give(A, "healing")
    t.lay("fields_n", "mage", "axe")
    t.lands("fields_n", t.spell("random"))
    t.when("window-card", "cast:healing", "aim:0")
    assert t.asked == (A, "take")
    assert t.refused("cast:random") == "TAL-SPL-10"


def test_TAL_SPL_10_two_held_two_cast() -> None:
    t = Table("elf", "troll")
    t.give(A, "healing", "invisibility")
    t.do("cast:healing", "aim:0", "cast:invisibility")
    assert t.spells(A) == []
    assert t.hero(A).invisible == 1


def test_TAL_SPL_11_one_spell_in_another_players_turn() -> None:
    t = Table("troll", "wizard", "elf")
    t.give(C, "healing", "random", "potion_of_strength")
    assert t.asked == (C, "window-start")
    t.do("cast:healing", "aim:0")
    assert t.asked == (A, "way")
    assert (
        uncastable(t.g, t.hero(C), CASTINGS[t.hero(C).spells[0]][0].option, BIT["any_time"])
        == "TAL-SPL-11"
    )


def test_TAL_SPL_11_and_one_in_the_next_players_turn_again() -> None:
    t = Table("troll", "dwarf", "elf")
    t.give(C, "healing", "random")
    t.at(A, "runes_w")
    t.do("cast:healing", "aim:0", "go:cw", luck=(1,))
    assert (t.g.active, t.asked) == (B, (C, "window-start"))
    assert t.options() == ["cast:random", "pass"]


def test_TAL_SPL_12_the_command_spell_needs_neither_craft_nor_a_spell_held() -> None:
    t = Table("troll", "wizard")
    t.at(A, "crown_of_command")
    t.force(6)
    assert t.asked == (B, "way")
    assert t.hero(B).life == 3


def test_TAL_SPL_12_it_does_not_count_against_the_limit() -> None:
    t = Table("elf", "wizard")
    t.give(A, "healing")
    t.at(A, "crown_of_command")
    t.force(6)
    t.pass_until("window-end")
    assert t.hero(B).life == 3
    assert t.options() == ["cast:healing", "pass"]


def test_TAL_SPL_13_casting_is_never_compulsory() -> None:
    t = Table("wizard", "elf")
    t.give(A, "healing", "destruction")
    t.give(B, "random")
    t.at(A, "runes_w")
    t.lay("fields_n", "bear")
    t.force(1)
    while t.g.active == A:
        if t.ask.prompt != "way":
            assert "pass" in t.options()
        t.do("pass" if t.ask.option("pass") else "go:cw")
    assert (t.spells(A), t.spells(B)) == (["destruction", "healing"], ["random"])


def test_TAL_SPL_13_the_command_spell_is() -> None:
    t = Table("wizard", "elf")
    t.at(A, "crown_of_command")
    t.force(6)
    assert t.asked[0] == B, "A was asked nothing at all"
    assert t.told("command") == [("TAL-CRN-5", {"who": "@0"})]


def test_TAL_SPL_14_only_the_number_counts_not_which_spells() -> None:
    t = Table("elf", "troll")
    t.give(A, "teleport")
    t.lay("fields_n", "mage")
    t.lands("fields_n", t.spell("healing"))
    t.when("window-end", "cast:healing", "aim:0")
    assert t.spells(A) == ["teleport"]


def test_TAL_SPL_15_a_spell_lying_on_a_space_acts_first_and_counts_as_a_card() -> None:
    t = Table("troll", "wizard")
    t.lay("ruins", "hex")
    t.draws("ruins", "healer", "sword")
    kinds = [fact.kind for fact in t.g.journal.facts if fact.kind in ("hexed", "lost", "drew")]
    assert kinds == ["hexed", "lost", "drew"]
    assert t.lying("ruins") == ["hex", "healer"]


def test_TAL_SPL_16_the_wizard_draws_anew_when_his_last_spell_has_worked() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing")
    t.force(t.spell("hex"))
    t.do("cast:healing", "aim:1")
    assert t.spells(A) == ["hex"]
    assert t.told("cast-on")[0][0] == "TAL-CHAIN-1"
    kinds = [fact.kind for fact in t.g.journal.facts]
    assert kinds.index("cast-on") < kinds.index("drew-spells")


def test_TAL_SPL_16_the_new_spell_does_not_raise_the_casting_limit() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing", "ring")
    t.force(t.spell("random"))
    t.do("cast:healing", "aim:1")
    assert t.refused("cast:random") == "TAL-SPL-10"


def test_TAL_SPL_16_a_negated_spell_is_replaced_too_and_only_after_the_chain() -> None:
    t = Table("prophetess", "elf")
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.force(t.card("counterspell", SPELL))
    t.do("cast:healing", "aim:1")
    assert t.asked == (B, "answer")
    assert t.spells(A) == []
    t.do("cast:counterspell")
    assert t.spells(A) == ["counterspell"]


def test_TAL_SPL_16_a_spell_lost_in_another_way_is_not_replaced() -> None:
    t = Table("elf", "wizard")
    t.give(A, "nullify")
    t.give(B, "healing")
    t.do("cast:nullify")
    assert (t.spells(A), t.spells(B)) == ([], [])


def test_TAL_SPL_16_with_two_in_hand_nothing_is_drawn() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing", "hex")
    t.do("cast:healing", "aim:1")
    assert t.spells(A) == ["hex"]


def test_TAL_SPL_16_the_wand_supplies_whoever_has_it_as_far_as_his_limit_allows() -> None:
    t = Table("elf", "troll")
    t.lay("fields_n", "wand")
    t.lands("fields_n", t.spell("healing"))
    t.do("take:wand")
    assert t.spells(A) == ["healing"]
    t = Table("troll", "elf")
    t.finds("fields_n", "wand")
    t.do("take:wand")
    assert t.spells(A) == []


def test_copies_of_a_spell_are_one_option_among_others() -> None:
    t = Table("sorceress", "thief")
    t.give(A, "healing", "healing", "random")
    assert t.options("cast") == ["cast:healing", "cast:random"]
