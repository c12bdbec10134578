"""TAL-VAR-16 to TAL-VAR-18: a game that ends after an agreed number of rounds."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, C, Table


def last_round(*heroes: str, rounds: int = 1) -> Table:
    """Everybody sits out: the round passes by itself."""
    t = Table(*(heroes or ("thief", "monk", "troll")), rounds=rounds)
    for hero in t.g.heroes:
        t.misses(hero.seat, rounds)
        t.gold(hero.seat, 0)
    return t


def totals(t: Table) -> list[int]:
    return [args["total"] for _, args in t.told("scored")]


def test_TAL_VAR_16_one_point_for_everything_he_has() -> None:
    t = last_round()
    t.counters(A, strength=2, craft=1)
    t.gold(A, 3)
    t.give(A, "healing", "unicorn", "mule", "sword", "talisman")
    t.counters(B, strength=5)
    t.trophies(C, "dragon", "giant")
    t.fate(C, 4)
    assert t.match.over
    assert totals(t) == [2 + 1 + 3 + 1 + 2 + 2, 5, 0]
    assert t.g.winners == [A]
    result = t.match.result
    assert (result.rule, result.scores) == ("TAL-VAR-16", (11, 5, 0))
    assert result.order == (A, B, C)
    assert t.told("won") == [("TAL-VAR-16", {"who": "@0"})]


def test_TAL_VAR_17_the_last_round_is_played_to_its_end() -> None:
    """The second of two rounds ends with the turn of the last seat, not before it."""
    t = last_round(rounds=2)
    t.misses(C, 1)
    t.at(C, "village")
    t.lay("fields_n", "mage")
    t.force(1)
    assert t.asked == (C, "way")
    assert t.g.round == 2
    assert [args["who"] for _, args in t.told("missed")] == ["@0", "@1", "@2", "@0", "@1"]
    t.do("go:cw")
    assert t.match.over
    assert t.where(C) == "fields_n"


@pytest.mark.parametrize(
    ("life", "fate", "winners"),
    [((4, 4), (1, 2), [B]), ((5, 4), (0, 3), [A]), ((4, 4), (2, 2), [A, B])],
)
def test_TAL_VAR_17_ties_go_to_lives_then_to_fate_then_are_shared(
    life: tuple[int, int], fate: tuple[int, int], winners: list[int]
) -> None:
    t = last_round("thief", "monk")
    for seat in (A, B):
        t.life(seat, life[seat])
        t.fate(seat, fate[seat])
        t.gold(seat, 2)
    assert t.match.over
    assert t.g.winners == winners
    told = t.told("won") + t.told("drawn-game")
    names = [f"@{seat}" for seat in winners]
    said = {"who": names[0]} if len(names) == 1 else {"seats": names}
    assert told == [("TAL-VAR-16", said)]


def test_TAL_VAR_18_a_toad_is_counted_by_the_heros_own_counters() -> None:
    t = last_round("thief", "monk")
    t.counters(A, strength=3)
    t.toad(A)
    t.hero(A).toad_strength = 6
    t.g.strength_left -= 6
    t.counters(B, craft=4)
    assert t.match.over
    assert totals(t) == [3, 4]


def test_TAL_VAR_18_who_waits_or_is_out_scores_nothing() -> None:
    """B was killed in the last turn, with an inheritance set aside; C is out."""
    t = Table("thief", "monk", "troll", "elf", active=3, rounds=1, inheritance=True)
    t.out_of_the_game(C)
    t.at(B, "village")
    t.life(B, 1)
    t.give(B, "ring", "mule")
    t.counters(B, strength=7)
    t.gold(A, 0)
    t.finds("fields_n", "pestilence")
    assert t.match.over
    assert totals(t) == [0, 0, 0, 1]
    assert t.g.winners == [3]
