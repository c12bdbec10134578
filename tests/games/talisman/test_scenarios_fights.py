"""The scenarios of `scenarios.md` about attacks, Lives, trophies and rewards."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import PLAYING
from tests.games.talisman.table import A, B, C, Table


def scores(t: Table) -> list[tuple[int, int]]:
    return [(args["score"], args["theirs"]) for _, args in t.told("fought")]


def test_TAL_S03_two_enemies_as_one_fate_trophies() -> None:
    t = Table("troll", "monk")
    t.fate(A, 2)
    t.at(A, "village")
    t.lay("fields_n", "ogre", "goblin")
    t.do("keep", "go:cw", luck=(1, 4, 3, 5))
    assert t.asked == (A, "fate")
    assert t.ask.args["dice"] == [4]
    t.do("reroll:1")
    assert scores(t) == [(11, 10)]
    t.do("trophy:ogre", "trophy:goblin")
    assert t.won(A) == ["goblin", "ogre"]
    t.do("exchange:strength", "hand-in:ogre")
    assert t.hero(A).strength == 7
    assert (t.hero(A).fate, t.won(A)) == (1, [])


def test_TAL_S04_the_runes_bonus_is_added_once() -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.counters(A, strength=2)
    t.finds("runes_w", "bear", "wolf", "shield", luck=(4, 2))
    assert scores(t) == [(9, 9)]
    assert t.hero(A).life == 4
    assert t.lying("runes_w") == ["bear", "wolf", "shield"]
    assert t.asked == (A, "way")  # his next turn: he must move
    assert len(t.told("turn")) == 2


def test_TAL_S05_evading_one_of_two() -> None:
    t = Table("thief", "monk")
    t.give(A, "immobility")
    t.finds("fields_n", "giant", "goblin", "bag_of_gold", luck=(2, 3))
    t.when("evade", "cast:immobility:creature", "foe:giant")
    assert scores(t) == [(5, 5)]
    assert t.lying("fields_n") == ["giant", "goblin", "bag_of_gold"]
    assert t.won(A) == []
    assert t.ask.seat == B


def test_TAL_S06_a_saved_life_does_not_save_the_turn() -> None:
    t = Table("thief", "monk")
    t.life(A, 1)
    t.fate(A, 1)
    t.at(A, "village")
    t.give(A, "armour")
    t.lay("fields_n", "ogre", "sword")
    t.when("fate", "keep", "go:cw", luck=(1, 1, 6, 3, 5))
    t.when("fate", "keep", "use:armour")
    assert t.asked == (A, "fate")
    t.do("reroll:1")
    assert (t.hero(A).life, t.hero(A).fate) == (1, 0)
    assert t.lying("fields_n") == ["ogre", "sword"]
    t.pass_windows()
    assert t.ask.seat == B


def test_TAL_S07_no_object_helps_in_psychic_combat() -> None:
    t = Table("sorceress", "monk")
    t.life(A, 1)
    t.gold(A, 2)
    t.give(A, "sword", "shield", "cross", "guide", "alchemy")
    t.trophies(A, "serpent", "bear")
    t.finds("fields_n", "demon", luck=(1, 6))
    t.pass_windows()
    assert t.told("died") == [("TAL-LIFE-8", {"who": "@0", "hero": "sorceress"})]
    assert sorted(t.lying("fields_n")) == ["cross", "demon", "guide", "shield", "sword"]
    assert t.g.coins[SPACE["fields_n"]] == 2
    assert t.spent() == ["alchemy"]
    assert sorted(t.discarded()) == ["bear", "serpent"]
    assert t.told("exchanged") == []
    assert t.g.gone == [HERO["sorceress"]]
    assert t.ask.seat == B


def test_TAL_S27_fate_between_heroes() -> None:
    t = Table("thief", "dwarf")
    t.counters(B, strength=2)
    t.at(A, "village")
    t.at(B, "fields_n")
    t.give(A, "ring", "cross", "orb_of_knowledge", "water_bottle")
    t.give(B, "shield")
    t.force(1)
    t.pass_windows()
    t.do("go:cw")
    t.pass_until("encounter")
    t.fate(A, 1)
    t.fate(B, 1)
    t.do("meet:1", "attack:battle", luck=(3, 2, 1))
    assert t.asked == (A, "fate")
    t.do("keep")
    assert t.asked == (B, "fate")
    t.do("reroll:1")
    assert t.told("duel")[0][1]["score"] == 7
    assert t.told("duel")[0][1]["theirs"] == 6
    t.do("take:shield")
    assert t.asked == (A, "drop")
    assert len(t.options()) == 5
    t.do("drop:water_bottle")
    assert t.lying("fields_n") == ["water_bottle"]
    t.pass_windows()
    assert t.ask.seat == B


def test_TAL_S28_the_defenders_reward_is_saved_away() -> None:
    t = Table("thief", "troll")
    t.counters(A, strength=4)
    t.life(A, 1)
    t.give(A, "shield")
    t.at(B, "fields_n")
    t.lands("fields_n", 1, 4, 5)
    t.when("encounter", "meet:1", "attack:battle", "take:life")
    assert t.told("duel")[0][1]["score"] == 8
    assert t.told("duel")[0][1]["theirs"] == 10
    assert t.asked == (A, "life")
    t.do("use:shield")
    assert t.hero(A).life == 1
    assert (t.hero(A).gold, t.hero(B).gold, t.objects(B)) == (1, 1, [])
    t.pass_windows()
    assert t.ask.seat == B


def trophy_hunter(price: int) -> Table:
    t = Table("thief", "monk", trophy_price=price)
    t.at(A, "village")
    t.trophies(A, "serpent", "bandit", "giant", "spectre", "wraith")
    t.lay("fields_n", "mage")
    t.do("go:cw", luck=(1,))
    return t


def test_TAL_S31_trophy_arithmetic_at_seven() -> None:
    t = trophy_hunter(7)
    t.do("exchange:strength", "hand-in:serpent", "hand-in:bandit", "hand-in:giant")
    t.do("exchange:craft", "hand-in:spectre")
    assert (t.hero(A).strength_counters, t.hero(A).craft_counters) == (2, 1)
    assert t.won(A) == []


def test_TAL_S31_trophy_arithmetic_at_five() -> None:
    t = trophy_hunter(5)
    t.do("exchange:strength", "hand-in:serpent", "hand-in:giant", "done")
    t.do("exchange:craft", "hand-in:wraith", "done")
    assert (t.hero(A).strength_counters, t.hero(A).craft_counters) == (2, 1)
    assert t.won(A) == ["bandit", "spectre"]


def test_TAL_S45_one_saved_all_saved() -> None:
    t = Table("troll", "sorceress", "thief")
    t.counters(A, strength=2)
    t.give(B, "preservation")
    t.finds("fields_n", "ogre", "goblin", luck=(4, 1))
    assert t.asked == (B, "save-enemy")
    t.do("cast:preservation:enemy")
    assert scores(t) == [(12, 8)]
    assert t.lying("fields_n") == ["ogre", "goblin"]
    assert (t.hero(A).life, t.won(A)) == (6, [])
    assert t.ask.seat == B


def test_TAL_S46_the_bandit_is_paid_off() -> None:
    t = Table("warrior", "monk")
    t.gold(A, 2)
    t.lay("fields_n", "bandit", "wolf", "shield")
    reserve = t.g.gold_left
    t.lands("fields_n")
    assert t.asked == (A, "declare")
    t.do("use:bandit", luck=(3, 1, 2))
    assert t.g.gold_left == reserve + 1
    assert scores(t) == [(7, 4)]
    t.do("trophy:wolf")
    assert t.won(A) == ["wolf"]
    assert t.lying("fields_n") == ["bandit", "shield"]
    assert t.ask.seat == B


def test_TAL_S10_hex_first_then_the_rival() -> None:
    t = Table("troll", "monk")
    t.life(A, 4)
    t.at(B, "oasis")
    t.lay("oasis", "hex", "sword")
    t.draws("oasis", "mage")
    assert t.asked == (A, "encounter")
    assert t.hero(A).life == 3
    t.do("meet:1", "take:gold", luck=(6, 1))
    assert (t.hero(A).gold, t.hero(B).gold) == (2, 0)
    assert t.told("drew") == []
    assert t.lying("oasis") == ["hex", "sword"]
    assert t.ask.seat == B


def test_TAL_S38_thirst_is_part_of_the_space() -> None:
    t = Table("thief", "monk")
    t.life(A, 3)
    t.at(B, "desert_e")
    t.draws("desert_e", "mage")
    t.do("space")
    assert t.hero(A).life == 2
    assert t.lying("desert_e") == ["mage"]


def test_TAL_S38_a_rival_instead_of_thirst() -> None:
    t = Table("thief", "monk")
    t.life(A, 3)
    t.at(B, "desert_e")
    t.draws("desert_e", "mage")
    t.do("meet:1", "attack:battle", "take:gold", luck=(6, 1))
    assert t.hero(A).life == 3
    assert t.told("drew") == []
    assert t.ask.seat == B


def test_TAL_S34_no_spell_between_dice_and_result() -> None:
    """10 to 9 for A; B may cast Random before the dice and at the next window, not between."""
    t = Table("warrior", "sorceress")
    t.give(B, "random")
    t.finds("fields_n", "giant", luck=(6, 1, 3))
    t.pass_until("window-pre")
    assert t.options() == ["cast:random", "pass"]
    t.do("pass")
    assert scores(t) == [(10, 9)]
    assert t.asked == (A, "trophy")
    t.do("trophy:giant")
    assert t.asked == (B, "window-end")
    t.do("cast:random", "aim:0", luck=(5,))
    assert t.hero(A).strength == 5


def test_TAL_S32_a_lost_follower_costs_spells() -> None:
    t = Table("sorceress", "monk")
    t.give(A, "maiden", "healing", "random", "hex")
    t.lands("chasm", 6, 1)
    t.pass_windows()
    assert t.asked == (A, "forget")
    assert t.hero(A).craft == 4
    assert t.options() == ["forget:healing", "forget:hex", "forget:random"]
    t.do("forget:random")
    assert t.spells(A) == ["healing", "hex"]
    assert t.discarded() == ["maiden"]


def test_TAL_S30_one_change_of_alignment_per_turn() -> None:
    """The Druid, evil for a while, turns good of his own will; Mephistopheles comes too late."""
    t = Table("druid", "monk")
    t.align(A, "evil")
    t.give(A, "runesword")
    t.lay("fields_n", "mephistopheles")
    t.give(A, "healing")
    t.lands("fields_n")
    t.when("window-card", "align:good")
    t.pass_windows()
    assert t.lying("fields_n") == ["runesword"]
    assert t.discarded() == ["mephistopheles"]
    assert t.told("aligned") == [("TAL-ALI-7", {"who": "@0", "side": "alignment:good"})]
    assert t.hero(A).alignment == 0


def test_TAL_S26_no_fifth_toad() -> None:
    t = Table("sorceress", "monk", "thief", "troll", "dwarf", "elf")
    for seat in (B, C, 3, 4):
        t.toad(seat)
    t.give(A, "random")
    t.do("cast:random", "aim:5", luck=(1,))
    assert t.hero(5).toad == 0
    assert t.hero(5).status == PLAYING
    assert t.spent() == ["random"]
