"""TAL-CHAIN: casting a Spell, answering it, and what becomes of it."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import BIT, IDS
from igroteka.games.talisman.rules.magic.timing import CASTINGS, uncastable
from igroteka.games.talisman.rules.state import WAITING
from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, C, D, Table


def casting(t: Table) -> list[str]:
    """The Spells that have been cast and are not dealt with yet."""
    return [IDS[card] for card in t.g.casting]


def test_TAL_CHAIN_1_every_choice_is_named_before_anybody_may_answer() -> None:
    t = Table("sorceress", "troll", "priest")
    t.give(A, "acquisition")
    t.give(B, "sword", "ring")
    t.give(C, "counterspell", "helmet")
    t.do("cast:acquisition")
    assert t.asked == (A, "aim")
    assert t.options() == ["aim:1", "aim:2"]
    t.do("aim:1")
    assert t.asked == (A, "take-from")
    assert t.options() == ["take:gold", "take:ring", "take:sword"]
    assert t.told("cast-on") == []
    t.do("take:ring")
    assert t.asked == (C, "answer")
    assert t.told("cast-on")[-1][1] == {"who": "@0", "card": "acquisition", "whom": "@1"}
    t.do("pass")
    assert t.objects(A) == ["ring"]


@pytest.mark.parametrize("spell", ["mesmerism", "destruction", "alchemy"])
def test_TAL_CHAIN_1_without_a_legal_target_it_cannot_be_cast(spell: str) -> None:
    """Nobody has Followers, nothing lies on the board, A has no Objects."""
    t = Table("sorceress", "troll")
    t.give(A, spell, "divination")
    assert t.options() == ["cast:divination", "pass"]
    assert t.refused(f"cast:{spell}") == "TAL-CHAIN-1"


def test_TAL_CHAIN_1_nobody_has_a_spell_to_nullify() -> None:
    """A's own Nullify is out of his hand when it works: it is no target."""
    t = Table("sorceress", "troll")
    t.give(A, "nullify")
    assert t.asked == (A, "way"), "no window opens for it"
    spell = CASTINGS[t.hero(A).spells[0]][0].option
    assert uncastable(t.g, t.hero(A), spell, BIT["any_time"]) == "TAL-CHAIN-1"


def test_TAL_CHAIN_1_a_target_has_what_would_be_taken_and_is_not_proof() -> None:
    """B has an Amulet, C has nothing, D has gold: only D can be robbed."""
    t = Table("sorceress", "troll", "priest", "thief")
    t.give(A, "acquisition", "healing")
    t.give(B, "amulet")
    t.gold(C, 0)
    t.do("cast:acquisition")
    assert t.hero(D).gold == 0
    assert t.hero(A).gold == 2
    t.do("cast:healing")
    assert t.options() == ["aim:0", "aim:2", "aim:3"]


def test_TAL_CHAIN_2_it_is_cast_and_out_of_the_hand_even_if_negated() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.do("cast:healing", "aim:0", luck=(1,))
    assert t.asked == (B, "answer")
    assert (t.spells(A), casting(t)) == ([], ["healing"])
    t.do("cast:counterspell")
    assert t.hero(A).cast == 1
    t.give(A, "random")
    assert t.asked == (A, "way")
    assert t.refused("cast:random") == "TAL-SPL-10"


def test_TAL_CHAIN_3_the_active_player_is_asked_first() -> None:
    """C casts in A's turn; A and B hold Counterspells."""
    t = Table("priest", "elf", "sorceress")
    t.give(A, "counterspell")
    t.give(B, "counterspell")
    t.give(C, "random")
    t.do("cast:random", "aim:1", luck=(6,))
    assert t.asked == (A, "answer")
    t.do("pass")
    assert t.asked == (B, "answer")
    t.do("pass")
    assert t.hero(B).life == 5


def test_TAL_CHAIN_3_the_caster_is_asked_last() -> None:
    """The active player answers his own Spell after everybody else."""
    t = Table("sorceress", "priest", "elf")
    t.give(A, "healing", "counterspell")
    t.give(C, "counterspell")
    t.do("cast:healing", "aim:0")
    assert t.asked == (C, "answer")
    t.do("pass")
    assert t.asked == (A, "answer")


def test_TAL_CHAIN_3_the_others_clockwise_from_the_active_player() -> None:
    """In C's turn A casts: D is asked before B."""
    t = Table("priest", "sorceress", "troll", "elf", active=C)
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.give(D, "counterspell")
    t.do("cast:healing", "aim:0")
    assert t.asked == (D, "answer")
    t.do("pass")
    assert t.asked == (B, "answer")


def test_TAL_CHAIN_4_only_reactions_and_each_opens_its_own_window() -> None:
    t = Table("sorceress", "priest", "druid")
    t.give(A, "healing", "counterspell")
    t.give(B, "healing", "counterspell")
    t.give(C, "random")
    t.hero(C).realigned = 1
    t.do("cast:healing", "aim:0")
    assert t.asked == (B, "answer")
    assert t.ask.args == {"card": "healing"}
    assert t.options() == ["cast:counterspell", "pass"]
    assert t.refused("cast:healing") == "TAL-CHAIN-4"
    t.do("cast:counterspell")
    assert t.asked == (A, "answer")
    assert t.ask.args == {"card": "counterspell"}


def test_TAL_CHAIN_5_last_in_first_out() -> None:
    """Healing, Counterspell, Counterspell: the last one is settled first and Healing works."""
    t = Table("sorceress", "priest")
    t.give(A, "healing", "counterspell")
    t.give(B, "counterspell")
    t.life(A, 1)
    t.do("cast:healing", "aim:0", "cast:counterspell")
    assert casting(t) == ["healing", "counterspell"]
    t.do("cast:counterspell")
    assert t.hero(A).life == 4
    assert t.told("fizzled") == [("TAL-CHAIN-7", {"card": "counterspell"})]
    assert t.spent() == ["counterspell", "counterspell", "healing"]


def test_TAL_CHAIN_6_a_negated_spell_has_no_effect_and_is_discarded() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.life(A, 1)
    t.do("cast:healing", "aim:0", "cast:counterspell")
    assert t.hero(A).life == 1
    assert t.spent() == ["counterspell", "healing"]
    assert t.told("fizzled") == [("TAL-CHAIN-6", {"card": "healing"})]


@rules("TAL-CHAIN-3")
def test_TAL_CHAIN_7_a_negated_reaction_negates_nothing_and_all_may_react_again() -> None:
    """C's Counterspell is countered by A; then B, who comes before C, is asked about Healing.

    There are two Counterspells in the box: B gets the one that C has cast and lost.
    """
    t = Table("sorceress", "elf", "priest")
    t.give(A, "healing", "counterspell")
    t.give(C, "counterspell")
    t.life(A, 1)
    t.do("cast:healing", "aim:0", "cast:counterspell")
    assert t.asked == (A, "answer")
    t.hero(B).spells.append(t.g.casting[-1])
    t.do("cast:counterspell")
    assert (t.asked, t.ask.args) == ((B, "answer"), {"card": "counterspell"})
    t.do("pass")
    assert (t.asked, t.ask.args) == ((B, "answer"), {"card": "healing"})
    t.do("cast:counterspell")
    assert t.hero(A).life == 1


def test_TAL_CHAIN_8_the_dice_of_a_spell_are_thrown_when_it_resolves() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "random")
    t.give(B, "counterspell")
    t.do("cast:random", "aim:1")
    assert t.asked == (B, "answer")
    assert t.told("rolled") == []
    t.do("pass", luck=(6,))
    assert t.told("rolled")[0][1] == {"who": "@1", "dice": [6]}
    assert t.hero(B).life == 5


def test_TAL_CHAIN_8_so_is_the_die_of_the_command_spell() -> None:
    t = Table("troll", "priest")
    t.at(A, "crown_of_command")
    t.give(B, "counterspell")
    assert t.asked == (B, "answer")
    assert t.ask.args == {"card": "crown_of_command"}
    assert t.told("rolled") == []
    t.do("cast:counterspell")
    assert t.told("rolled")[0][0] != "TAL-CRN-6"
    assert t.hero(B).life == 4
    assert t.told("command-negated") == [("TAL-CRN-8", {"who": "@0"})]


def waiting_for_b(spell: str, *answers: str) -> Table:
    """A has cast a Spell at C, and B is asked whether he answers it."""
    t = Table("sorceress", "priest", "troll")
    t.give(A, spell)
    t.give(B, "counterspell")
    t.give(C, "ring", "sword", "mule")
    t.do(f"cast:{spell}", *answers)
    assert t.asked == (B, "answer")
    return t


def test_TAL_CHAIN_9_a_target_that_has_died_meanwhile() -> None:
    t = waiting_for_b("random", "aim:2")
    t.hero(C).status = WAITING
    t.do("pass")
    assert t.told("rolled")[0][0] == "TAL-MOVE-1"
    assert t.spent() == ["random"]
    assert t.told("fizzled") == [("TAL-CHAIN-6", {"card": "random"})]


def test_TAL_CHAIN_9_a_target_that_has_become_proof_meanwhile() -> None:
    t = waiting_for_b("random", "aim:2")
    t.give(C, "amulet")
    t.do("pass")
    assert t.told("fizzled") == [("TAL-CHAIN-6", {"card": "random"})]


def test_TAL_CHAIN_9_what_was_to_be_taken_is_gone() -> None:
    t = waiting_for_b("acquisition", "aim:2", "take:ring")
    ring = next(card for card in t.hero(C).objects if IDS[card] == "ring")
    t.hero(C).objects.remove(ring)
    t.g.adventure.discard.append(ring)
    t.do("pass")
    assert (t.objects(A), t.objects(C)) == ([], ["sword"])
    assert t.spent() == ["acquisition"]


def test_TAL_CHAIN_9_the_coin_that_was_to_be_taken_is_gone() -> None:
    t = waiting_for_b("acquisition", "aim:2", "take:gold")
    t.gold(C, 0)
    t.do("pass")
    assert (t.hero(A).gold, t.hero(C).gold) == (1, 0)


def test_TAL_CHAIN_10_a_spell_goes_to_the_discard_when_its_effect_is_over() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "healing")
    t.do("cast:healing", "aim:0")
    assert t.spent() == ["healing"]
    assert casting(t) == []


def test_TAL_CHAIN_10_a_lasting_spell_stays_until_it_expires() -> None:
    """Invisibility until the end of the turn; the Hex on its space for its rounds."""
    t = Table("sorceress", "troll")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.give(A, "invisibility", "hex")
    t.do("cast:invisibility", "cast:hex", "to:city", luck=(1,))
    assert t.spent() == []
    assert t.lying("city") == ["hex"]
    t.do("go:cw")
    assert t.asked == (B, "way")
    assert t.spent() == ["invisibility"]
    assert t.hero(A).invisible == 0
    assert t.lying("city") == ["hex"]


def test_TAL_CHAIN_10_a_spell_for_one_battle_stays_until_it_is_over() -> None:
    """The Wizard's next Spell comes from the discard, where Psionic Blast is not yet."""
    t = Table("wizard", "troll")
    t.give(A, "psionic_blast")
    t.g.spells.discard += t.g.spells.cards
    t.g.spells.cards.clear()
    kept = t.g.spells.discard[:1]
    t.g.box += t.g.spells.discard[1:]
    t.g.spells.discard[:] = kept
    t.finds("fields_n", "giant")
    t.pass_until("window-pre")
    t.force(*kept, 6, 1)
    t.do("cast:psionic_blast")
    assert t.asked == (A, "trophy")
    assert t.hero(A).spells == kept
    assert (t.spent(), [IDS[card] for card in t.g.lingering]) == ([], ["psionic_blast"])
    t.do("discard")
    assert (t.spent(), t.g.lingering) == (["psionic_blast"], [])


@pytest.mark.parametrize(("answer", "works"), [("cast:counterspell", False), ("pass", True)])
def test_TAL_CHAIN_11_even_a_spell_that_forbids_casting_may_be_answered(
    answer: str, works: bool
) -> None:
    t = Table("sorceress", "priest")
    t.give(A, "destroy_magic")
    t.give(B, "counterspell")
    t.do("cast:destroy_magic", answer)
    assert t.g.suppressed is works
    assert ("destroy_magic" in t.spent()) is not works


def test_TAL_CHAIN_12_the_replacement_comes_after_the_whole_chain() -> None:
    """The Wizard cannot answer B's Counterspell with the Spell that replaces his own."""
    t = Table("wizard", "priest", "troll")
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.do("cast:healing", "aim:0")
    assert t.asked == (B, "answer")
    assert t.spells(A) == []
    t.force(t.spell("counterspell"))
    t.do("cast:counterspell")
    assert t.spells(A) == ["counterspell"]
    assert t.spent() == ["counterspell", "healing"]


def test_TAL_CHAIN_12_quests_wait_for_it_as_well() -> None:
    """The stolen coin completes the quest, but only when nobody has negated the theft."""
    t = Table("sorceress", "priest", "troll")
    t.quest(A, "give_2_gold")
    t.give(A, "acquisition")
    t.give(B, "counterspell")
    t.do("cast:acquisition", "aim:2")
    assert t.where(A) == "graveyard"
    t.do("pass")
    assert t.where(A) == "warlocks_cave"
    assert t.hero(A).gold == 0


def test_TAL_CHAIN_12_nor_does_a_replacement_come_before_the_command_spell_has_struck() -> None:
    """The Wizard's Counterspell is negated; what replaces it is no help against this very die."""
    t = Table("priest", "wizard", "sorceress")
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    t.give(B, "counterspell")
    t.give(C, "counterspell")
    t.life(B, 2)
    t.force(6, t.spell("preservation"))
    t.do("cast:counterspell", "cast:counterspell")
    assert t.hero(B).life == 1
    assert t.spells(B) == ["preservation"]
