"""No rule asks where one sits: situations played from either side of the table."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import BIT
from igroteka.games.talisman.rules.hero.death import OUT_OF_BOND
from igroteka.games.talisman.rules.magic.timing import CASTINGS, uncastable
from igroteka.games.talisman.rules.state import NONE
from igroteka.kernel.zones import HIDDEN
from tests.games.talisman.table import A, B, C, Table

PAIRS = pytest.mark.parametrize(("active", "other"), [(A, B), (B, A), (B, C), (C, A)])


def table(active: int, other: int, hero: str, rival: str) -> Table:
    """Three heroes: the active one, the other one, and a Troll who is far away."""
    names = ["troll"] * 3
    names[active], names[other] = hero, rival
    t = Table(*names, active=active)
    for seat in (A, B, C):
        t.at(seat, "castle")
        t.misses(seat, 0 if seat == active else 9)
    t.gold(3 - active - other, 0)
    return t


def meets(t: Table, active: int, other: int) -> None:
    """The active hero lands beside the other one and meets him."""
    t.at(other, "fields_n")
    t.lands("fields_n")
    t.when("encounter", f"meet:{other}")
    if t.ask.prompt == "meet":
        t.do("attack:battle")


# Attacks --------------------------------------------------------------------------------------


@PAIRS
def test_TAL_PVP_8_a_beaten_ambusher_leaves_the_choice_to_his_victim(
    active: int, other: int
) -> None:
    t = table(active, other, "assassin", "dwarf")
    t.counters(other, strength=3)
    meets(t, active, other)
    t.do("ambush", luck=(2,))
    assert t.told("duel")[0][1]["score"] < t.told("duel")[0][1]["theirs"]
    assert (t.asked, t.options()) == ((other, "reward"), ["done", "take:gold", "take:life"])


@PAIRS
def test_TAL_PVP_9_an_ambusher_who_wins_takes_a_life(active: int, other: int) -> None:
    t = table(active, other, "assassin", "dwarf")
    lives = t.hero(other).life
    meets(t, active, other)
    t.do("ambush", luck=(6,))
    assert t.told("reward") == []
    assert (t.hero(other).life, t.hero(other).gold) == (lives - 1, 1)


@PAIRS
def test_an_assassin_who_is_attacked_strikes_from_no_hiding(active: int, other: int) -> None:
    t = table(active, other, "dwarf", "assassin")
    t.give(other, "sword")
    meets(t, active, other)
    assert (t.asked, t.options()) == ((other, "window-pre"), ["bare", "pass"])


@PAIRS
def test_TAL_ATK_4_each_fighter_names_his_own_weapon(active: int, other: int) -> None:
    """Each lays down his best Weapon for a worse one, or for none."""
    t = table(active, other, "dwarf", "thief")
    t.give(active, "sword", "runesword")
    t.give(other, "axe")
    meets(t, active, other)
    assert t.g.attack is not None
    mine, theirs = list(t.hero(active).objects), list(t.hero(other).objects)
    assert (t.g.attack.weapons, t.g.attack.rival_weapons) == (mine[:1], theirs)
    assert (t.asked, t.options("wield")) == ((active, "window-pre"), ["wield:runesword"])
    t.do("wield:runesword")
    assert (t.g.attack.weapons, t.g.attack.rival_weapons) == (mine[1:], theirs)
    t.pass_until("window-pre")
    while t.ask.seat != other:
        t.do("pass")
    assert t.options() == ["bare", "pass"]
    t.do("bare")
    assert (t.g.attack.weapons, t.g.attack.rival_weapons) == (mine[1:], [])
    assert "bare" in t.options(), "the attacker has not laid down his yet"
    t.force(3, 3)
    t.pass_windows()
    assert t.told("duel")[0][1]["score"] == t.told("duel")[0][1]["theirs"] + 1


@PAIRS
def test_TAL_ATK_4_both_weapons_count_for_their_own_side(active: int, other: int) -> None:
    t = table(active, other, "dwarf", "thief")
    t.give(active, "runesword", "magic_belt")
    t.give(other, "sword")
    meets(t, active, other)
    t.force(4, 2)
    t.pass_windows()
    _, args = t.told("duel")[0]
    assert (args["score"], args["theirs"]) == (3 + 1 + 1 + 4, 3 + 1 + 2)


@PAIRS
def test_a_blast_of_the_defender_helps_the_defender(active: int, other: int) -> None:
    """Psionic Blast adds his printed Craft to the Strength of whoever casts it."""
    t = table(active, other, "dwarf", "elf")
    t.give(other, "psionic_blast")
    meets(t, active, other)
    while t.ask.seat != other:
        t.do("pass")
    t.do("cast:psionic_blast", luck=(1, 1))
    t.pass_windows()
    _, args = t.told("duel")[0]
    assert (args["score"], args["theirs"]) == (3 + 1, 3 + 4 + 1)


@PAIRS
def test_a_runesword_heals_who_fights_with_it_on_either_side(active: int, other: int) -> None:
    t = table(active, other, "thief", "ghoul")
    t.give(other, "runesword")
    t.life(other, 1)
    t.align(other, "evil")
    meets(t, active, other)
    t.force(1, 6)
    t.pass_until("reward")
    assert t.ask.seat == other
    t.do("take:life")
    assert (t.hero(active).life, t.hero(other).life) == (3, 2)


# Cards ----------------------------------------------------------------------------------------


@PAIRS
def test_TAL_DITCH_2_what_another_hero_had_to_put_down_may_be_taken(
    active: int, other: int
) -> None:
    t = table(active, other, "thief", "wizard")
    t.give(active, "mesmerism")
    t.give(other, "mule", "sword", "axe", "helmet", "shield", "ring")
    t.at(active, "village")
    t.at(other, "fields_n")
    t.do("cast:mesmerism", luck=(1,))
    t.when("drop", "drop:ring")
    t.when("way", "go:cw")
    t.when("encounter", "space")
    t.pass_until("take")
    assert t.options() == ["done", "take:ring"]


@PAIRS
def test_TAL_SPL_10_the_active_hero_may_cast_all_he_held(active: int, other: int) -> None:
    t = table(active, other, "elf", "wizard")
    t.give(active, "healing", "random")
    t.do("cast:healing", f"aim:{active}")
    t.do("cast:random", f"aim:{active}", luck=(5,))
    assert t.spells(active) == []


@PAIRS
def test_TAL_SPL_11_the_other_one_casts_one(active: int, other: int) -> None:
    t = table(active, other, "wizard", "elf")
    t.give(other, "healing", "random", "potion_of_strength")
    t.do("cast:healing", f"aim:{other}")
    assert t.asked == (active, "way")
    spell = CASTINGS[t.hero(other).spells[0]][0].option
    assert uncastable(t.g, t.hero(other), spell, BIT["any_time"]) == "TAL-SPL-11"


@PAIRS
def test_TAL_PRI_6_some_spells_are_for_the_own_turn_only(active: int, other: int) -> None:
    t = table(active, other, "wizard", "elf")
    t.give(other, "teleport", "healing")
    t.life(other, 1)
    while t.ask.seat != other:
        t.do("pass")
    assert t.options("cast") == ["cast:healing"]
    assert t.refused("cast:teleport") == "TAL-PRI-6"


# Time -----------------------------------------------------------------------------------------


@PAIRS
def test_TAL_TOAD_2_the_turn_of_the_change_counts_for_all_but_the_active_hero(
    active: int, other: int
) -> None:
    for seat in (active, other):
        t = table(active, other, "wizard", "elf")
        t.give(active, "random")
        t.force(1)
        while t.ask.seat != active:
            t.do("pass")
        t.do("cast:random", f"aim:{seat}")
        assert t.hero(seat).toad == (4 if seat == active else 3)


@PAIRS
def test_TAL_ENC_18_who_is_carried_away_in_anothers_turn_lands_nowhere(
    active: int, other: int
) -> None:
    """A Mule bought on Market Day pays the other's quest; nobody comes under the Hex again."""
    t = table(active, other, "thief", "wizard")
    t.quest(other, "give_follower")
    t.gold(active, 0)
    t.gold(other, 2)
    t.lay("warlocks_cave", "healer")
    t.finds("fields_n", "hex", "market_day")
    t.pass_until("shop")
    assert t.ask.seat == other
    t.do("buy:mule")
    assert (t.hero(other).quest, t.where(other)) == (NONE, "warlocks_cave")
    assert [args["who"] for _, args in t.told("hexed")] == [f"@{active}"]
    assert t.encountered() == ["market_day"]


@PAIRS
def test_TAL_MISS_5_only_the_active_heros_turn_is_cut_short(active: int, other: int) -> None:
    """A Storm over the region: with a Stranger left to meet, this turn is the active hero's."""
    t = table(active, other, "thief", "elf")
    third = 3 - active - other
    t.misses(other, 0)
    t.misses(third, 0)
    t.at(other, "village")
    t.finds("fields_n", "storm", "healer")
    told = {args["who"] for _, args in t.told("will-miss")}
    assert told == {f"@{active}", f"@{other}"}
    passed = [args["who"] for _, args in t.told("missed")]
    assert f"@{active}" not in passed
    assert t.hero(active).missed == 0
    assert t.hero(other).missed + passed.count(f"@{other}") == 1


@PAIRS
def test_TAL_DEATH_11_the_death_of_another_does_not_end_the_turn(active: int, other: int) -> None:
    t = table(active, other, "thief", "elf")
    t.at(other, "village")
    t.life(other, 1)
    t.finds("fields_n", "pestilence", "ring")
    assert [args["who"] for _, args in t.told("died")] == [f"@{other}"]
    assert t.asked == (active, "take")


@PAIRS
def test_TAL_DEATH_6_his_own_death_ends_it(active: int, other: int) -> None:
    t = table(active, other, "thief", "elf")
    t.at(other, "village")
    t.life(active, 1)
    t.lay("fields_n", "pestilence", "ring")
    t.misses(other, 0)
    t.lands("fields_n")
    assert [args["who"] for _, args in t.told("died")] == [f"@{active}"]
    assert t.lying("fields_n") == ["ring"]
    assert t.ask.seat != active


@PAIRS
def test_TAL_FOL_4_who_was_raised_by_the_dead_helps_nobody_any_more(
    active: int, other: int
) -> None:
    """The Ghoul's Wolf was lured away before; his own Bear goes when he dies, hers stays hers."""
    t = table(active, other, "thief", "ghoul")
    third = 3 - active - other
    wolf, ape = t.out("wolf"), t.out("ape")
    t.hero(third).followers += [wolf, ape]
    t.g.binder[wolf] = other
    t.g.binder[ape] = third
    t.at(other, "village")
    t.life(other, 1)
    t.finds("fields_n", "pestilence")
    assert t.g.binder == {wolf: OUT_OF_BOND, ape: third}


@PAIRS
def test_TAL_TURN_7_destroy_magic_lasts_until_the_slot_of_its_own_caster(
    active: int, other: int
) -> None:
    t = table(active, other, "elf", "thief")
    t.give(active, "destroy_magic")
    t.give(other, "ring")
    t.lay("fields_n", "healer")
    t.at(active, "village")
    t.do("cast:destroy_magic", luck=(1,))
    assert t.hero(other).strength == 3
    t.when("way", "go:cw")
    course = [f.kind for f in t.g.journal.facts if f.kind in ("missed", "expired", "turn")]
    assert course == ["turn", "missed", "missed", "expired", "turn"]
    assert (t.ask.seat, t.hero(other).strength) == (active, 4)


# Who is asked, and who sees -------------------------------------------------------------------


@PAIRS
def test_TAL_DITCH_3_only_the_active_hero_ditches(active: int, other: int) -> None:
    t = table(active, other, "elf", "druid")
    t.hero(other).realigned = 1
    t.give(active, "ring")
    t.give(other, "sword", "healing")
    assert (t.asked, t.asides("ditch")) == ((other, "window-start"), [])
    assert t.refused("ditch:sword") == "TAL-DITCH-3"
    t.do("pass")
    assert (t.asked, t.asides("ditch")) == ((active, "way"), ["ditch:ring"])


@PAIRS
def test_TAL_PVP_3_who_does_not_fight_prepares_nothing(active: int, other: int) -> None:
    t = table(active, other, "sorceress", "dwarf")
    third = 3 - active - other
    t.give(active, "psionic_blast")
    t.give(third, "sword")
    t.hero(third).spells.append(t.out("psionic_blast"))
    t.counters(third, craft=3)
    meets(t, active, other)
    assert (t.asked, t.options()) == ((active, "window-pre"), ["cast:psionic_blast", "pass"])
    t.do("pass", luck=(1, 6))
    assert t.asked == (other, "reward")


@PAIRS
def test_TAL_INFO_3_who_looks_at_the_deck_sees_it_alone(active: int, other: int) -> None:
    t = table(active, other, "elf", "druid")
    t.give(active, "divination")
    t.do("cast:divination")
    t.pass_until("way")
    seen = [seat for seat in (A, B, C) if HIDDEN not in t.match.view(seat).adventure.top]
    assert (seen, len(t.g.adventure.top) > 0) == ([active], True)
    assert t.facts("seen")[0].to == (active,)


@PAIRS
def test_TAL_TERM_10_a_hex_lasts_for_three_turns_of_its_own_caster(active: int, other: int) -> None:
    t = table(active, other, "elf", "dwarf")
    t.give(active, "hex")
    t.lay("fields_n", "healer")
    t.at(active, "village")
    t.do("cast:hex", "to:ruins", luck=(1,))
    t.misses(active, 4)
    t.when("way", "go:cw")
    course = [
        (fact.kind, fact.args.get("who"))
        for fact in t.g.journal.facts
        if fact.kind in ("missed", "expired")
    ]
    missed = course[: course.index(("expired", None))]
    assert missed.count(("missed", f"@{active}")) == 3
    assert missed[-1] == ("missed", f"@{active}")
    assert (t.lying("ruins"), t.spent()) == ([], ["hex"])


@pytest.mark.parametrize("active", [A, B, C])
def test_TAL_TURN_1_the_round_is_over_after_the_last_seat(active: int) -> None:
    t = table(active, (active + 1) % 3, "elf", "dwarf")
    t.finds("fields_n", "healer")
    assert t.told("missed")
    assert (t.ask.seat, t.g.round) == (active, 2)


@PAIRS
def test_TAL_FOL_4_each_fighter_calls_his_own_servant_once(active: int, other: int) -> None:
    t = table(active, other, "ghoul", "minstrel")
    for seat, name in ((active, "goblin"), (other, "wolf")):
        card = t.out(name)
        t.hero(seat).followers.append(card)
        t.g.binder[card] = seat
        t.counters(seat, strength=1)
    meets(t, active, other)
    assert t.asked == (active, "window-pre")
    t.do("use:ghoul.undead_servant")
    assert t.asked == (other, "window-pre"), "he has called his"
    t.do("use:minstrel.beast_ally", luck=(1, 1))
    _, args = t.told("duel")[0]
    assert (args["score"], args["theirs"]) == (3 + 2 + 1, 3 + 2 + 1)
    assert (t.followers(active), t.followers(other)) == ([], ["wolf"])
