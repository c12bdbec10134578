"""TAL-VAR: the alternative rules, each alone: unpleasant characters, prices, bonus, Crown."""

from __future__ import annotations

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.state import OUT
from igroteka.kernel.errors import BadOptions
from tests.games.talisman.table import A, B, C, D, E, Table
from tests.games.talisman.test_setup import begin, spell

UNPLEASANT = ["witch", "hag", "imp", "devil", "mephistopheles", "raiders", "poltergeist"]


def elf_meets(card: str, **options: bool) -> Table:
    """An Elf, who can evade in the Woods, comes upon this card there."""
    t = Table("elf", "monk", **options)
    t.finds("woods_n", card)
    return t


# Avoiding unpleasant characters ---------------------------------------------------------------


def test_TAL_VAR_1_the_witch_may_be_evaded() -> None:
    t = elf_meets("witch", evade_unfriendly=True)
    assert t.asked == (A, "evade")
    t.do("evade")
    assert t.told("encountered") == t.told("result") == []
    assert t.lying("woods_n") == ["witch"]
    assert t.ask.seat == B


def test_TAL_VAR_1_or_visited_all_the_same() -> None:
    t = elf_meets("witch", evade_unfriendly=True)
    t.do("pass", luck=(3,))
    assert t.hero(A).strength == 4


def test_TAL_VAR_1_without_this_rule_she_is_met() -> None:
    t = elf_meets("witch")
    assert [args["card"] for _, args in t.told("encountered")] == ["witch"]


def test_TAL_VAR_1_it_needs_a_means_of_evading() -> None:
    t = Table("thief", "monk", evade_unfriendly=True)
    t.finds("woods_n", "witch", luck=(3,))
    assert t.hero(A).strength == 4


def test_TAL_VAR_1_the_black_knight_is_evaded_with_a_spell() -> None:
    t = Table("sorceress", "monk", evade_unfriendly=True)
    t.give(A, "invisibility")
    t.lands("black_knight")
    t.when("evade", "cast:invisibility")
    assert t.ask.seat == B
    assert (t.hero(A).gold, t.hero(A).life) == (1, 4)


def test_TAL_VAR_1_without_this_rule_the_black_knight_has_his_way() -> None:
    t = Table("sorceress", "monk")
    t.give(A, "invisibility")
    t.lands("black_knight")
    t.pass_until("choose")
    assert t.options() == ["choose:bleed", "choose:pay"]


def test_TAL_VAR_2_never_in_the_inner_region() -> None:
    t = Table("sorceress", "monk", evade_unfriendly=True)
    t.give(A, "invisibility", "immobility")
    t.at(A, "mines")
    t.when("inner", "on:vampires_tower", luck=(1,))
    prompts = []
    while t.hero(A).life == 4:
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert "evade" not in prompts
    assert t.spells(A) == ["immobility", "invisibility"]


@pytest.mark.parametrize("card", UNPLEASANT)
def test_TAL_VAR_3_the_listed_persons_can_be_skipped(card: str) -> None:
    t = elf_meets(card, evade_unfriendly=True)
    assert t.asked == (A, "evade")
    t.do("evade")
    assert t.lying("woods_n") == [card]
    assert t.followers(A) == []
    assert (t.hero(A).life, t.hero(A).gold, t.where(A)) == (4, 1, "woods_n")


@pytest.mark.parametrize("card", ["angel", "storm", "pestilence", "evil_darkness", "marsh"])
def test_TAL_VAR_3_all_others_cannot(card: str) -> None:
    t = elf_meets(card, evade_unfriendly=True)
    assert [args["card"] for _, args in t.told("encountered")] == [card]
    assert t.told("evaded") == []


def test_TAL_VAR_3_only_that_card_is_skipped() -> None:
    """The Mage beside her is met."""
    t = Table("elf", "monk", evade_unfriendly=True)
    t.finds("woods_n", "witch", "mage")
    t.do("evade")
    assert [args["card"] for _, args in t.told("encountered")] == ["mage"]


# Cheaper trophies -----------------------------------------------------------------------------


@pytest.mark.parametrize(("price", "enough"), [(7, False), (6, True), (5, True)])
def test_TAL_VAR_8_a_counter_costs_6_or_5(price: int, enough: bool) -> None:
    """A Giant of Strength 6 and a Wraith with a Lemure, Craft 6."""
    t = Table("thief", "monk", trophy_price=price)
    t.trophies(A, "giant", "wraith", "lemure")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.do("go:cw", luck=(1,))
    assert (t.ask.prompt == "window-end") == enough
    if enough:
        assert t.options("exchange-strength") == ["exchange:strength"]
        assert t.options("exchange-craft") == ["exchange:craft"]
        t.do("exchange:strength", "exchange:craft", "hand-in:wraith")
        if price == 5:
            t.do("done")
        assert t.won(A) == ([] if price == 6 else ["lemure"])
        assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)


def test_TAL_VAR_8_at_5_ten_points_give_two_counters() -> None:
    t = Table("thief", "monk", trophy_price=5)
    t.trophies(A, "ogre", "ogre", "ape")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.do("go:cw", "exchange:strength", "hand-in:ogre", luck=(1,))
    assert t.ask.args == {"points": 5}
    t.do("hand-in:ogre", "done")
    assert t.hero(A).strength_counters == 2
    assert t.won(A) == ["ape"]


# Starting bonus -------------------------------------------------------------------------------


def test_TAL_VAR_9_each_player_takes_a_counter_of_his_choice() -> None:
    match = begin("warrior", "troll", players=2, starting_bonus=True)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt) == (A, "bonus")
    assert sorted(o.key for o in match.ask.options) == ["bonus:craft", "bonus:strength"]
    match.answer(A, "bonus:strength")
    match.answer(B, "bonus:craft")
    warrior, troll = match.g.heroes
    assert (warrior.strength, warrior.craft) == (5, 2)
    assert (troll.strength, troll.craft) == (6, 2)
    assert (warrior.strength_counters, troll.craft_counters) == (1, 1)


def test_TAL_VAR_9_without_this_rule_nobody_is_asked() -> None:
    match = begin("warrior", "troll", players=2)
    assert [hero.strength_counters for hero in match.g.heroes] == [0, 0]
    assert match.g.phase == "turn"


def test_TAL_VAR_10_it_is_chosen_before_the_starting_spells() -> None:
    """The Druid draws his Spell when everybody has chosen."""
    script = ("druid", "troll", spell("healing"))
    match = begin(*script, players=2, starting_bonus=True)
    assert match.g.heroes[A].spells == []
    match.answer(A, "bonus:strength")
    assert match.g.heroes[A].spells == []
    match.answer(B, "bonus:strength")
    assert [IDS[card] for card in match.g.heroes[A].spells] == ["healing"]


def test_TAL_VAR_10_a_new_hero_gets_none() -> None:
    t = Table("thief", "monk", "troll", starting_bonus=True)
    t.at(B, "village")
    t.life(B, 1)
    t.finds("fields_n", "pestilence")
    assert t.ask.seat == B
    assert t.ask.prompt != "bonus"
    assert t.hero(B).strength_counters == t.hero(B).craft_counters == 0


# Battle for the Talisman ----------------------------------------------------------------------


def test_TAL_VAR_11_one_talisman_card_is_left() -> None:
    match = begin("warrior", "troll", players=2, battle_for_talisman=True)
    assert len(match.g.talismans) == 1
    assert len(match.g.box) == 3


def test_TAL_VAR_11_a_killed_heros_player_is_out_from_the_first_turn_on() -> None:
    t = Table("thief", "monk", "troll", battle_for_talisman=True)
    t.at(B, "village")
    t.life(B, 1)
    t.finds("fields_n", "pestilence")
    assert t.hero(B).status == OUT
    assert t.ask.seat == C
    assert t.g.crowned == 0


def test_TAL_VAR_12_it_excludes_inheritance() -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"inheritance": True, "battle_for_talisman": True})
    assert GAME.configure({"inheritance": True, "sudden_death": True}).players == 4


# The Command Spell and the Crown --------------------------------------------------------------

SIX = ("thief", "monk", "troll", "elf", "dwarf", "priest")


@pytest.mark.parametrize(
    ("players", "works"),
    [(2, {4, 5, 6}), (3, {4, 5, 6}), (4, {4, 5, 6}), (5, {3, 4, 5, 6}), (6, {2, 3, 4, 5, 6})],
)
def test_TAL_VAR_13_the_more_players_the_stronger_it_is(players: int, works: set[int]) -> None:
    for die in range(1, 7):
        t = Table(*SIX[:players], easier_command=True)
        t.at(A, "crown_of_command")
        t.force(die)
        assert t.ask.seat == B
        assert (t.hero(B).life == 3) == (die in works), die


def test_TAL_VAR_13_without_this_rule_six_players_need_a_four() -> None:
    t = Table(*SIX)
    t.at(A, "crown_of_command")
    t.force(3)
    assert t.ask.seat == B
    assert t.hero(B).life == 4


def test_TAL_VAR_14_who_has_been_eliminated_still_counts() -> None:
    """Five began; two are left; a 3 still works."""
    t = Table(*SIX[:5], easier_command=True)
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    for seat in (C, D, E):
        t.out_of_the_game(seat)
    t.force(3)
    assert t.ask.seat == B
    assert t.hero(B).life == 3


def test_TAL_VAR_15_the_first_on_the_crown_wins_on_arrival() -> None:
    t = Table("thief", "monk", "troll", sudden_death=True)
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.when("inner", "on:crown_of_command")
    assert t.match.over
    assert t.g.winners == [A]
    assert t.match.result.rule == "TAL-VAR-15"
    assert t.told("won") == [("TAL-VAR-15", {"who": "@0"})]
    assert t.told("command") == []


def test_TAL_VAR_15_the_valley_is_not_enough() -> None:
    t = Table("thief", "monk", sudden_death=True)
    t.at(A, "pits")
    t.misses(B)
    t.give(A, "talisman")
    t.when("inner", "on:valley_of_fire")
    assert not t.match.over
