"""TAL-DEATH: what a dead hero leaves, and who comes after him."""

from __future__ import annotations

from dataclasses import fields

import pytest

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.components.roster import HERO, HEROES
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import NONE, OUT, PLAYING, WAITING
from tests.games.talisman.table import A, B, C, D, Table


def pestilence(*heroes: str) -> Table:
    """A brings the Pestilence over the Outer Region; B, in the Forest, has one Life left."""
    t = Table(*(heroes or ("troll", "sorceress", "thief")))
    t.at(B, "forest")
    t.life(B, 1)
    t.next_cards("pestilence")
    return t


def crowned(*heroes: str) -> Table:
    """A stands alone on the Crown of Command."""
    t = Table(*heroes)
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    return t


def test_TAL_DEATH_1_objects_followers_and_gold_lie_where_he_died() -> None:
    t = pestilence()
    t.give(B, "sword", "talisman", "ring", "mule", "unicorn")
    t.gold(B, 3)
    t.lands("fields_n")
    assert sorted(t.lying("forest")) == ["mule", "ring", "sword", "talisman", "unicorn"]
    assert t.g.coins[SPACE["forest"]] == 3


def test_TAL_DEATH_1_a_curse_a_raised_enemy_and_a_raft_leave_play() -> None:
    t = pestilence()
    t.give(B, "poltergeist", "raft", "sword")
    wolf = t.out("wolf")
    t.hero(B).followers.append(wolf)
    t.g.binder[wolf] = B
    t.lands("fields_n")
    assert t.lying("forest") == ["sword"]
    assert sorted(t.discarded()) == ["pestilence", "poltergeist", "wolf"]
    assert t.stock("raft") == 1


def test_TAL_DEATH_2_the_rest_returns_to_reserve_and_discards() -> None:
    t = pestilence()
    t.g.active = C
    t.counters(B, strength=2, craft=1)
    t.fate(B, 3)
    t.give(B, "healing", "alchemy")
    t.trophies(B, "bear")
    t.align(B, "good")
    t.lands("fields_n")
    t.pass_windows()
    assert (t.g.strength_left, t.g.craft_left, t.g.fate_left) == (72, 72, 36)
    assert sorted(t.spent()) == ["alchemy", "healing"]
    assert sorted(t.discarded()) == ["bear", "pestilence"]
    assert t.lying("forest") == []


def test_TAL_DEATH_2_the_toad_card_returns() -> None:
    """Four Toads are all there can be; one dies, and the Witch can make another."""
    t = Table("troll", "thief", "monk", "elf", "dwarf")
    for seat in (A, B, C, D):
        t.toad(seat)
    t.hero(A).toad_strength = 1
    t.g.strength_left -= 1
    t.life(A, 1)
    t.at(4, "woods_n")
    t.draws("fields_n", "dragon", luck=(1, 1))
    assert t.hero(A).toad == 0
    assert t.g.strength_left == 72
    assert sum(hero.toad > 0 for hero in t.g.heroes) == 3


def test_TAL_DEATH_3_the_hero_card_leaves_the_game_for_good() -> None:
    t = pestilence("troll", "sorceress")
    t.lands("fields_n")
    assert t.g.gone == [HERO["sorceress"]]
    assert HERO["sorceress"] not in t.g.unused
    assert t.hero(B).card != HERO["sorceress"]


def killed_by_a(*belongings: str, gold: int = 0) -> Table:
    """A, a Troll, kills B in battle on the Fields and may now loot him."""
    t = Table("troll", "thief", "monk")
    t.at(B, "fields_n")
    t.life(B, 1)
    t.gold(B, gold)
    t.give(B, *belongings)
    t.lands("fields_n", 6, 1)
    t.do("meet:1")
    t.when("reward", "take:life")
    return t


def test_TAL_DEATH_4_the_killer_takes_what_he_wants_and_the_rest_stays() -> None:
    t = killed_by_a("ring", "sword", "unicorn", gold=2)
    assert t.asked == (A, "loot")
    assert t.options() == ["done", "loot:gold", "loot:ring", "loot:sword", "loot:unicorn"]
    t.do("loot:unicorn", "loot:gold", "loot:ring", "done")
    assert (t.followers(A), t.objects(A), t.hero(A).gold) == (["unicorn"], ["ring"], 3)
    assert t.lying("fields_n") == ["sword"]
    assert t.g.coins[SPACE["fields_n"]] == 0
    assert t.hero(A).strength == 8


def test_TAL_DEATH_4_he_may_take_nothing() -> None:
    t = killed_by_a("ring", gold=2)
    t.do("done")
    assert (t.objects(A), t.hero(A).gold) == ([], 1)
    assert t.lying("fields_n") == ["ring"]
    assert t.g.coins[SPACE["fields_n"]] == 2


def test_TAL_DEATH_5_nobody_loots_the_victim_of_a_hex() -> None:
    t = Table("thief", "sorceress")
    t.life(A, 1)
    t.give(A, "sword")
    t.finds("fields_n", "hex")
    t.pass_windows()
    assert t.lying("fields_n") == ["hex", "sword"]
    assert t.g.coins[SPACE["fields_n"]] == 1
    assert (t.ask.seat, t.hero(B).objects) == (B, [])


def test_TAL_DEATH_5_nobody_loots_the_victim_of_the_command_spell() -> None:
    t = crowned("troll", "thief", "monk")
    t.life(B, 1)
    t.give(B, "sword")
    t.force(4)
    assert t.match.ask is not None
    assert t.hero(B).status == OUT
    assert t.lying("city") == ["sword"]
    assert t.asked == (C, "way")


def test_TAL_DEATH_6_the_player_enters_with_a_random_hero_and_takes_that_turn() -> None:
    t = pestilence("troll", "sorceress", "thief")
    t.lands("fields_n", HERO["wizard"], t.spell("hex"), t.spell("alchemy"))
    hero = t.hero(B)
    assert (HEROES[hero.card].id, t.where(B)) == ("wizard", "graveyard")
    assert (hero.life, hero.fate, hero.gold) == (4, 3, 1)
    assert t.spells(B) == ["alchemy", "hex"]
    assert t.g.active == B
    assert t.asked == (B, "window-start")
    assert t.told("hero")[-1][0] == "TAL-SETUP-5"
    assert HERO["wizard"] not in t.g.unused


def test_TAL_DEATH_6_he_waits_until_his_next_slot_and_is_not_asked_before() -> None:
    t = pestilence("thief", "sorceress", "troll")
    t.g.active = C
    t.lands("fields_n")
    assert t.hero(B).status == WAITING
    assert t.asked == (A, "way")
    assert t.told("hero") == []


def test_TAL_DEATH_7_who_waits_when_the_crown_is_reached_is_eliminated() -> None:
    t = Table("troll", "thief", "monk", "elf")
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.hero(C).status = WAITING
    t.when("inner", "on:crown_of_command", luck=(1,))
    assert t.hero(C).status == OUT
    assert t.g.fallen == [C]
    assert t.told("eliminated") == [("TAL-DEATH-8", {"who": "@2"})]
    assert [t.hero(seat).status for seat in (A, B, D)] == [PLAYING] * 3


@pytest.mark.parametrize(("crowned", "status"), [(0, WAITING), (1, OUT)])
def test_TAL_DEATH_7_a_new_hero_only_while_no_hero_ever_reached_the_crown(
    crowned: int, status: int
) -> None:
    """Whether somebody is still there does not matter: the Crown is empty."""
    t = pestilence("troll", "sorceress", "thief")
    t.g.crowned = crowned
    t.g.active = C
    t.lands("fields_n")
    assert t.hero(B).status == status


def test_TAL_DEATH_8_an_eliminated_player_has_no_more_turns() -> None:
    t = pestilence("troll", "sorceress", "thief")
    t.g.crowned = 1
    t.lands("fields_n")
    assert t.told("eliminated") == [("TAL-DEATH-8", {"who": "@1"})]
    assert t.asked == (C, "way")


def test_TAL_DEATH_9_without_an_unused_hero_the_player_is_eliminated() -> None:
    t = pestilence("troll", "sorceress", "thief")
    t.g.gone += t.g.unused
    t.g.unused = []
    t.lands("fields_n")
    assert t.hero(B).status == OUT


def test_TAL_DEATH_9_the_last_unused_hero_goes_to_who_died_first() -> None:
    t = pestilence("troll", "sorceress", "thief", "monk")
    t.life(C, 1)
    t.g.gone += t.g.unused[1:]
    t.g.unused = t.g.unused[:1]
    t.g.active = D
    t.lands("fields_n")
    assert [t.hero(seat).status for seat in (A, B, C, D)] == [PLAYING, WAITING, OUT, PLAYING]


def test_TAL_DEATH_9_who_is_out_takes_no_hero_from_who_dies_later() -> None:
    """One unused hero is left, and D, who was eliminated before, does not wait for him."""
    t = pestilence("troll", "sorceress", "thief", "monk")
    t.out_of_the_game(D)
    t.g.gone += t.g.unused[1:]
    t.g.unused = t.g.unused[:1]
    t.coins("fields_n", 1)
    t.lands("fields_n")
    assert t.asked == (A, "take")
    assert [t.hero(seat).status for seat in (A, B, C, D)] == [PLAYING, WAITING, PLAYING, OUT]


def test_TAL_DEATH_7_who_is_out_already_is_not_eliminated_by_the_crown_again() -> None:
    t = Table("troll", "sorceress", "thief", "monk")
    t.out_of_the_game(D)
    t.waits(C)
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.when("inner", "on:crown_of_command")
    t.pass_windows()
    assert t.g.fallen == [D, C]
    assert t.told("eliminated")[:2] == [
        ("TAL-DEATH-8", {"who": "@3"}),
        ("TAL-DEATH-8", {"who": "@2"}),
    ]


def test_TAL_DEATH_10_the_turn_of_a_dead_hero_ends_without_a_last_window() -> None:
    """Trophies could have been exchanged there; the cards not dealt with stay."""
    t = Table("thief", "troll")
    t.life(A, 1)
    t.trophies(A, "dragon")
    t.finds("ruins", "ogre", "healer", "sword", luck=(1, 6))
    assert t.told("turn")[-1][1]["who"] == "@1"
    assert t.asked == (B, "way")
    assert t.lying("ruins") == ["ogre", "healer", "sword"]


def test_TAL_DEATH_11_belongings_are_laid_out_clockwise_from_the_active_player() -> None:
    t = Table("thief", "monk", "troll", active=C)
    for seat, object in ((A, "ring"), (B, "sword"), (C, "helmet")):
        t.at(seat, "fields_n")
        t.life(seat, 1)
        t.give(seat, object)
    t.draws("fields_n", "pestilence")
    t.do("space")
    t.pass_windows()
    assert t.lying("fields_n") == ["helmet", "ring", "sword"]
    assert [args["who"] for _, args in t.told("died")] == ["@2", "@0", "@1"]
    assert t.g.coins[SPACE["fields_n"]] == 3


def test_TAL_DEATH_12_the_new_hero_starts_clean() -> None:
    t = pestilence("troll", "sorceress", "thief")
    t.g.active = C
    t.quest(B, "kill_enemy")
    hero = t.hero(B)
    hero.missed, hero.werewolf, hero.pitfiends, hero.held = 2, 7, 3, 1
    hero.offer = SPACE["temple"]
    t.lands("fields_n")
    assert hero.status == WAITING
    assert (hero.quest, hero.offer) == (-1, -1)
    assert (hero.missed, hero.werewolf, hero.pitfiends, hero.held) == (0, 0, 0, 0)


def test_TAL_DEATH_12_a_raised_enemy_in_other_hands_stays_without_use() -> None:
    """The dead Ghoul's Wolf is with the Thief; a new Ghoul would have no power over it."""
    t = pestilence("troll", "ghoul", "thief")
    wolf = t.out("wolf")
    t.hero(C).followers.append(wolf)
    t.g.binder[wolf] = B
    t.lands("fields_n")
    assert IDS[t.hero(C).followers[0]] == "wolf"
    assert t.g.binder[wolf] not in (A, B, C)


def test_TAL_DEATH_12_nothing_of_the_dead_hero_is_left_with_his_player() -> None:
    t = pestilence()
    t.counters(B, strength=2, craft=1)
    t.fate(B, 3)
    t.quest(B, "kill_enemy")
    t.misses(B, 2)
    t.hero(B).offer = SPACE["temple"]
    t.give(B, "sword", "mule", "alchemy")
    t.trophies(B, "bear")
    t.coins("fields_n", 1)
    t.lands("fields_n")
    assert t.asked == (A, "take")
    seat = t.hero(B)
    figures = {f.name: getattr(seat, f.name) for f in fields(seat)}
    left = {name: value for name, value in figures.items() if value not in (0, [])}
    assert left == {
        "seat": B,
        "status": WAITING,
        "card": NONE,
        "space": SPACE["forest"],
        "quest": NONE,
        "offer": NONE,
    }
