"""TAL-SPC-10 to TAL-SPC-16: slavery, Desert, Chasm, Runes, Cursed Glade, and buying."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import BIT
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.magic.timing import CASTINGS, uncastable
from igroteka.games.talisman.rules.state import WAITING
from tests.games.talisman.table import A, B, Table


def slave(*dice: int) -> Table:
    """A is enslaved in the Temple."""
    t = Table("sorceress", "troll")
    t.enslave(A)
    t.force(*dice)
    return t


@pytest.mark.parametrize("die", [1, 2, 3])
def test_TAL_SPC_10_on_one_to_three_the_slave_stays_and_meets_nothing(die: int) -> None:
    t = slave(die)
    t.at(B, "temple")
    t.lay("temple", "hex", "healer")
    t.trophies(A, "dragon")
    assert t.asked == (A, "window-end")
    assert t.where(A) == "temple"
    assert t.hero(A).enslaved == 1
    assert t.told("hexed") == t.told("encountered") == []


@pytest.mark.parametrize("die", [4, 5, 6])
def test_TAL_SPC_10_on_four_to_six_he_is_free_and_moves_by_it(die: int) -> None:
    t = slave(die)
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": die}
    assert t.hero(A).enslaved == 0


def test_TAL_SPC_10_a_toad_or_a_fixed_distance_moves_by_one() -> None:
    t = slave(5)
    t.toad(A)
    assert t.ask.args == {"left": 1}
    t = slave(5)
    t.give(A, "poltergeist")
    assert t.ask.args == {"left": 1}
    t = slave(3)
    t.toad(A)
    assert t.ask.seat == B
    assert t.hero(A).enslaved == 1


def test_TAL_SPC_10_nothing_in_place_of_the_roll_but_fate_on_it() -> None:
    t = slave(1, 4)
    t.give(A, "teleport")
    t.fate(A, 1)
    assert t.asked == (A, "fate")
    t.do("reroll:1")
    assert t.asked == (A, "way")
    assert t.spells(A) == ["teleport"]


def test_TAL_SPC_10_being_carried_off_ends_the_slavery() -> None:
    t = slave(1)
    t.quest(A, "give_2_gold")
    t.give(A, "alchemy", "sword")
    t.do("cast:alchemy", "sell:sword")
    assert t.where(A) == "warlocks_cave"
    assert t.hero(A).enslaved == 0


def test_TAL_SPC_11_the_desert_takes_a_life_then_a_card_is_drawn() -> None:
    t = Table("priest", "troll")
    t.give(A, "preservation")
    t.draws("desert_e", "healer")
    assert t.asked == (A, "life")
    assert t.told("drew") == []
    t.do("pass")
    assert t.lying("desert_e") == ["healer"]
    assert t.hero(A).life == 4  # the Healer gave it back
    assert t.told("lost")[0][1] == {"who": "@0", "what": "stat:life", "amount": 1}


def test_TAL_SPC_11_who_dies_there_draws_nothing() -> None:
    t = Table("thief", "troll")
    t.life(A, 1)
    t.lands("desert_e")
    assert t.hero(A).status == WAITING
    assert t.told("drew") == []


@pytest.mark.parametrize("card", ["water_bottle", "holy_grail"])
def test_TAL_SPC_11_cards_that_save_from_the_desert_work(card: str) -> None:
    t = Table("thief", "troll")
    t.give(A, card)
    t.draws("desert_e", "sorcerer")
    t.pass_windows()
    assert t.told("lost") == []
    assert t.hero(A).life == 4


@pytest.mark.parametrize(("die", "lives"), [(1, 3), (2, 3), (3, 4), (6, 4)])
def test_TAL_SPC_12_the_chasm_throws_for_the_hero(die: int, lives: int) -> None:
    t = Table("thief", "troll")
    t.lands("chasm", die)
    assert t.hero(A).life == lives


def test_TAL_SPC_12_and_for_each_follower_in_an_order_of_his_choice() -> None:
    t = Table("thief", "troll")
    t.give(A, "unicorn", "maiden", "poltergeist")
    t.at(A, "runes_ne")
    t.when("way", "go:cw", luck=(3, 2, 3, 1))
    t.pass_until("next-follower")
    assert t.options() == ["next:maiden", "next:poltergeist", "next:unicorn"]
    t.do("next:poltergeist", "next:maiden")
    assert t.followers(A) == ["maiden"]
    assert sorted(t.discarded()) == ["poltergeist", "unicorn"]


def test_TAL_SPC_12_if_the_hero_dies_no_further_dice_are_thrown() -> None:
    t = Table("thief", "troll")
    t.life(A, 1)
    t.give(A, "unicorn")
    t.lands("chasm", 1)
    t.pass_windows()
    assert t.hero(A).status == WAITING
    assert t.lying("chasm") == ["unicorn"]


def test_TAL_SPC_13_creatures_at_the_runes_add_two_to_their_roll() -> None:
    t = Table("thief", "troll")
    t.draws("runes_se", "bear", luck=(6, 1))
    assert t.told("fought")[-1][1] == {"who": "@0", "foes": ["bear"], "score": 9, "theirs": 6}


def test_TAL_SPC_13_heroes_do_not() -> None:
    t = Table("thief", "troll")
    t.at(B, "runes_se")
    t.lands("runes_se", 6, 1)
    t.do("meet:1", "attack:battle")
    assert t.told("duel")[-1][1] == {"who": "@0", "whom": "@1", "score": 9, "theirs": 7}


def test_TAL_SPC_13_without_a_roll_nothing_is_added() -> None:
    """The Assassin strikes from hiding: the Bear has no die."""
    t = Table("assassin", "troll")
    t.finds("runes_se", "bear", luck=(1,))
    t.do("ambush")
    assert t.told("fought")[-1][1]["theirs"] == 3


def test_TAL_SPC_14_on_the_glade_no_spell_is_cast_and_no_magic_object_used() -> None:
    """B's Random reaches A, who can neither counter it nor drink; his Shield works."""
    t = Table("sorceress", "priest")
    t.give(A, "counterspell", "healing", "potion_of_strength", "shield", "runesword")
    t.give(B, "random")
    t.finds("cursed_glade", "bear", luck=(5, 1, 6, 6))
    assert t.asked == (B, "window-land"), "A has nothing to do here"
    spell = CASTINGS[t.hero(A).spells[1]][0].option
    assert uncastable(t.g, t.hero(A), spell, BIT["any_time"]) == "TAL-SPC-14"
    t.do("cast:random", "aim:0")
    assert t.hero(A).strength == 3
    t.pass_until("life")
    assert t.told("fought")[-1][1]["score"] == 1 + 3
    t.do("use:shield")
    assert t.hero(A).life == 4


def test_TAL_SPC_14_it_does_not_hold_for_who_only_passes() -> None:
    """Three Spells at Craft 6: passing the Glade costs none, resting there costs one."""
    t = Table("sorceress", "troll")
    t.give(A, "solomons_crown", "hex", "alchemy", "teleport")
    t.at(A, "hills_middle")
    t.lay("runes_ne", "healer")
    t.when("move", "roll", "go:cw", luck=(2,))
    assert t.where(A) == "runes_ne"
    assert len(t.spells(A)) == 3
    t = Table("sorceress", "troll")
    t.give(A, "solomons_crown", "hex", "alchemy", "teleport")
    t.lay("cursed_glade", "healer")
    t.at(A, "hills_middle")
    t.when("move", "roll", "go:cw", luck=(1,))
    assert t.asked == (A, "forget")


DRAWS = {"hidden_valley": 3, "oasis": 2, "ruins": 2}
SINGLE = ["fields_n", "plains_e", "hills_n", "woods_n", "sentinel", "portal_of_power"]
SINGLE += ["runes_w", "cursed_glade", "desert_e", "woods_middle", "hills_middle"]


@pytest.mark.parametrize(("space", "count"), [*DRAWS.items(), *((s, 1) for s in SINGLE)])
def test_TAL_SPC_15_how_many_cards_are_drawn(space: str, count: int) -> None:
    t = Table("thief", "troll")
    t.next_cards("mage", "witch", "healer", "phantom")
    t.lands(space, 3)
    assert len(t.told("drew")) == count
    assert len(t.g.spaces[SPACE[space]]) == count


def test_TAL_SPC_16_buying_goes_piece_by_piece_and_may_stop() -> None:
    t = Table("troll", "wizard")
    t.gold(A, 7)
    t.lands("village")
    t.do("choose:blacksmith", "buy:helmet", "buy:sword")
    assert t.options() == ["buy:axe", "buy:helmet", "buy:shield", "buy:sword", "done"]
    t.do("done")
    assert (t.objects(A), t.hero(A).gold) == (["helmet", "sword"], 3)


def test_TAL_SPC_16_buying_none_or_healing_none_is_possible() -> None:
    t = Table("troll", "wizard")
    t.gold(A, 7)
    t.life(A, 1)
    t.lands("village")
    t.do("choose:blacksmith", "done")
    assert t.hero(A).gold == 7
    t = Table("troll", "wizard")
    t.life(A, 1)
    t.lands("village")
    t.do("choose:healer", "done")
    assert (t.hero(A).life, t.hero(A).gold) == (1, 1)


def test_TAL_SPC_16_a_buyer_above_the_limit_puts_the_surplus_down_at_once() -> None:
    t = Table("troll", "wizard")
    t.gold(A, 4)
    t.give(A, "ring", "shield", "sword", "axe")
    t.lands("village")
    t.when("choose", "choose:blacksmith", "buy:helmet")
    assert t.asked == (A, "drop")
    t.do("drop:axe")
    assert t.lying("village") == ["axe"]
    assert t.asked == (A, "shop")
