"""TAL-GOLDEN-4, TAL-COMP-5: nobody gains more than there is, or loses more than he has."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table

STATS = ("strength", "craft", "life", "fate", "gold")


def reserve(t: Table, stat: str, left: int) -> None:
    """Let so many be left; the rest is out of reach."""
    setattr(t.g, f"{stat}_left", left)


def gained(t: Table) -> list[tuple[str, int]]:
    return [(args["what"], args["amount"]) for _, args in t.told("gained")]


def lost(t: Table) -> list[tuple[str, int]]:
    return [(args["what"], args["amount"]) for _, args in t.told("lost")]


@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("stat", STATS)
def test_TAL_COMP_5_a_gift_of_one_is_there_or_it_is_not(stat: str, left: int) -> None:
    t = Table("wizard", "troll")
    have = getattr(t.hero(A), stat)
    reserve(t, stat, left)
    t.finds("fields_n", "enchanter")
    t.do(f"choose:{stat}")
    got = min(1, left)
    assert getattr(t.hero(A), stat) == have + got
    assert getattr(t.g, f"{stat}_left") == left - got
    assert gained(t) == ([(f"stat:{stat}", 1)] if got else [])


@pytest.mark.parametrize(("dice", "stat"), [((6, 5), "fate"), ((6, 6), "life")])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_TAL_COMP_5_of_a_gift_of_two_the_rest_is_gained(
    dice: tuple[int, int], stat: str, left: int
) -> None:
    """A prayer in the Temple is heard."""
    t = Table("thief", "troll")
    have = getattr(t.hero(A), stat)
    reserve(t, stat, left)
    t.lands("temple", *dice)
    got = min(2, left)
    assert getattr(t.hero(A), stat) == have + got
    assert gained(t) == ([(f"stat:{stat}", got)] if got else [])


@pytest.mark.parametrize("lives", [1, 2, 3])
def test_TAL_LIFE_8_two_lives_are_taken_or_all_there_are(lives: int) -> None:
    """A prayer in the Temple is not heard."""
    t = Table("thief", "troll")
    reserved = t.g.life_left + t.hero(A).life
    t.life(A, lives)
    t.lands("temple", 1, 1)
    assert lost(t) == [("stat:life", min(2, lives))]
    assert t.hero(A).life == max(0, lives - 2)
    assert t.g.life_left == reserved - t.hero(A).life
    assert len(t.told("died")) == (lives <= 2)


@pytest.mark.parametrize(("die", "stat"), [(2, "strength"), (3, "craft"), (4, "gold")])
@pytest.mark.parametrize("have", [0, 1, 3])
def test_TAL_STAT_6_and_TAL_GOLD_4_all_of_it_is_no_more_than_he_has(
    die: int, stat: str, have: int
) -> None:
    """The Random Spell takes all counters of a kind, or all gold."""
    t = Table("elf", "troll")
    t.give(A, "random")
    t.gold(B, have)
    t.counters(B, strength=have, craft=have)
    before = getattr(t.hero(B), stat)
    left = getattr(t.g, f"{stat}_left")
    t.force(die)
    t.do("cast:random", "aim:1")
    assert getattr(t.hero(B), stat) == before - have
    assert getattr(t.g, f"{stat}_left") == left + have
    assert lost(t) == ([(f"stat:{stat}", have)] if have else [])


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_TAL_GOLD_4_one_coin_is_lost_at_dice_or_none(gold: int) -> None:
    t = Table("thief", "troll")
    t.gold(A, gold)
    left = t.g.gold_left
    t.lands("tavern", 3)
    assert t.hero(A).gold == max(0, gold - 1)
    assert t.g.gold_left == left + min(1, gold)
    assert lost(t) == ([("stat:gold", 1)] if gold else [])


@pytest.mark.parametrize("missing", [0, 1, 2, 3])
def test_TAL_LIFE_2_the_healer_gives_two_lives_up_to_the_value(missing: int) -> None:
    t = Table("thief", "troll")
    t.life(A, 4 - missing)
    t.finds("fields_n", "healer")
    assert t.hero(A).life == 4 - missing + min(2, missing)
    assert gained(t) == ([("stat:life", min(2, missing))] if missing else [])


def test_TAL_LIFE_2_who_has_more_than_his_value_keeps_it() -> None:
    t = Table("thief", "troll")
    t.life(A, 6)
    t.finds("fields_n", "healer")
    assert (t.hero(A).life, gained(t)) == (6, [])
