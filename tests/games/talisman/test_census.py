"""The census: every component of the box is counted once, wherever it is (TAL-COMP)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.flow import census
from igroteka.games.talisman.rules.hero.death import bury
from igroteka.games.talisman.rules.state import NONE, Lasting
from tests.games.talisman.table import A, B, C, Table

BOX = {
    "adventure cards": 104,
    "purchase cards": 28,
    "talisman cards": 4,
    "spell cards": 24,
    "cards in two places": 0,
    "heroes": 14,
    "strength": 72,
    "craft": 72,
    "life": 72,
    "fate": 36,
    "gold": 30,
}


def test_the_box_is_complete_when_play_begins() -> None:
    assert census(Table("warrior", "wizard", "ghoul").g) == BOX


def test_TAL_VAR_11_cards_put_back_into_the_box_are_counted_too() -> None:
    t = Table("warrior", "wizard", battle_for_talisman=True)
    assert len(t.g.talismans) == 1
    assert census(t.g) == BOX


def test_cards_are_counted_wherever_they_lie() -> None:
    t = Table("warrior", "wizard", "ghoul")
    t.give(A, "sword", "talisman", "ring", "mule", "unicorn", "healing")
    t.give(B, "raft", "maiden", "hex")
    t.trophies(A, "bear", "ghost")
    t.hero(C).estate += [t.out("axe"), t.out("amulet")]
    t.next_cards("lion", "ape")
    t.lay("ruins", "dragon", "magic_stream", "market")
    t.drop_into_discard("imp")
    t.g.spells.discard.append(t.out("alchemy"))
    t.g.casting.append(t.out("nullify"))
    t.g.lingering.append(t.out("invisibility"))
    t.g.lasting.append(Lasting(t.out("destroy_magic"), NONE, A, 0))
    t.g.box.append(t.out("talisman"))
    assert census(t.g) == BOX


def test_TAL_SPL_15_a_hex_lies_on_its_space_and_is_counted_there_alone() -> None:
    t = Table("warrior", "wizard")
    t.lay("village", "hex")
    assert t.g.lasting[0].space == SPACE["village"] == 0
    assert census(t.g) == BOX


def test_hero_cards_are_counted_in_play_dealt_unused_and_gone() -> None:
    t = Table("warrior", "wizard", "ghoul")
    t.g.dealt[B] = [t.g.unused.pop(), t.g.unused.pop()]
    t.g.gone.append(t.g.unused.pop())
    t.out_of_the_game(C)
    assert t.g.gone[-1] == HERO["ghoul"]
    assert census(t.g) == BOX


def test_counters_tokens_and_coins_are_counted_wherever_they_are() -> None:
    t = Table("warrior", "wizard", fate=2)
    t.counters(A, strength=3, craft=2)
    t.toad(B)
    for stat in ("strength", "craft"):
        setattr(t.hero(B), f"toad_{stat}", 4)
        setattr(t.g, f"{stat}_left", getattr(t.g, f"{stat}_left") - 4)
    t.lay("ruins", "magic_stream", "fountain_of_wisdom", "pool_of_life")
    t.life(A, 6)
    t.gold(A, 5)
    t.coins("oasis", 3)
    t.hero(B).estate_gold = 2
    t.g.gold_left -= 2
    assert census(t.g) == BOX


@pytest.mark.parametrize("stat", ["strength", "craft", "life", "fate", "gold"])
def test_what_is_lost_is_missed(stat: str) -> None:
    t = Table("warrior", "wizard")
    setattr(t.g, f"{stat}_left", getattr(t.g, f"{stat}_left") - 1)
    assert census(t.g) == {**BOX, stat: BOX[stat] - 1}


def test_a_card_in_two_places_is_found() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "sword", "axe")
    t.hero(B).objects += t.hero(A).objects
    assert census(t.g) == {**BOX, "purchase cards": 30, "cards in two places": 2}


def test_TAL_TOAD_7_what_a_toad_had_and_what_it_gains_are_counted_together() -> None:
    t = Table("warrior", "wizard")
    hero = t.hero(A)
    hero.strength_counters = hero.toad_strength = 1
    hero.craft_counters, hero.toad_craft = 3, 1
    t.g.strength_left -= 2
    t.g.craft_left -= 4
    assert census(t.g) == BOX


def test_TAL_DEATH_1_all_counters_of_a_dead_toad_go_back() -> None:
    t = Table("warrior", "wizard")
    hero = t.hero(A)
    hero.toad = 1
    hero.strength_counters = hero.toad_strength = 1
    hero.craft_counters, hero.toad_craft = 3, 1
    t.g.strength_left -= 2
    t.g.craft_left -= 4
    strength, craft = t.g.strength_left, t.g.craft_left
    bury(t.g, hero)
    assert (t.g.strength_left, t.g.craft_left) == (strength + 2, craft + 4)
    assert census(t.g) == BOX
