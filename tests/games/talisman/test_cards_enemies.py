"""Every Enemy of the Adventure deck, met and fought."""

from __future__ import annotations

import pytest

from tests.games.talisman.rollcall import kinds
from tests.games.talisman.table import A, B, Table

ENEMIES = {
    "wild_boar": ("animal", 1),
    "wolf": ("animal", 2),
    "ape": ("animal", 3),
    "bear": ("animal", 3),
    "lion": ("animal", 3),
    "serpent": ("animal", 4),
    "dragon": ("dragon", 7),
    "goblin": ("monster", 2),
    "hobgoblin": ("monster", 3),
    "bandit": ("monster", 4),
    "ogre": ("monster", 5),
    "giant": ("monster", 6),
    "lemure": ("spirit", 1),
    "shadow": ("spirit", 2),
    "spectre": ("spirit", 3),
    "ghost": ("spirit", 4),
    "wraith": ("spirit", 5),
    "demon": ("spirit", 10),
}
"""Sort and Strength, or Craft of a Spirit, as printed."""


def test_no_enemy_is_without_a_test() -> None:
    assert set(ENEMIES) == kinds("enemy")


def met(id: str, mine: int, theirs: int) -> Table:
    """A, with just its Strength (3 at least) or Craft, fights the Enemy with these dice."""
    sort, figure = ENEMIES[id]
    t = Table("thief", "monk")
    t.gold(A, 0)
    more = max(0, figure - 3)
    if sort == "spirit":
        t.counters(A, craft=more)
    else:
        t.counters(A, strength=more)
    t.lay("fields_n", id)
    t.lands("fields_n", mine, theirs)
    return t


def lead(id: str) -> int:
    """By how much the hero of `met` is ahead of the Enemy without dice."""
    return max(3 - ENEMIES[id][1], 0)


def scores(t: Table) -> tuple[int, int]:
    (fight,) = t.told("fought")
    return fight[1]["score"], fight[1]["theirs"]


@pytest.mark.parametrize("id", ENEMIES)
def test_enemy_beaten_becomes_a_trophy(id: str) -> None:
    t = met(id, 3, 2)
    figure = ENEMIES[id][1]
    assert scores(t) == (figure + lead(id) + 3, figure + 2)
    t.do(f"trophy:{id}")
    assert t.won(A) == [id]
    assert t.lying("fields_n") == []


@pytest.mark.parametrize("id", ENEMIES)
def test_enemy_that_holds_its_own_stays(id: str) -> None:
    t = met(id, 1, 1 + lead(id))
    assert scores(t)[0] == scores(t)[1]
    assert t.hero(A).life == 4
    assert t.lying("fields_n") == [id]
    assert t.ask.seat == B


@pytest.mark.parametrize("id", ENEMIES)
def test_enemy_that_wins_takes_a_life_and_stays(id: str) -> None:
    t = met(id, 1, 2 + lead(id))
    assert scores(t)[1] - scores(t)[0] == 1
    assert t.hero(A).life == 3
    assert t.lying("fields_n") == [id]
    assert t.ask.seat == B


@pytest.mark.parametrize("id", [id for id, (_, figure) in ENEMIES.items() if figure >= 7])
def test_enemy_worth_seven_points_buys_a_counter(id: str) -> None:
    """A Dragon for Strength, the Demon for Craft."""
    t = met(id, 3, 2)
    t.do(f"trophy:{id}")
    stat = "craft" if ENEMIES[id][0] == "spirit" else "strength"
    before = getattr(t.hero(A), stat)
    assert t.options() == [f"exchange:{stat}", "pass"]
    t.do(f"exchange:{stat}")
    assert getattr(t.hero(A), stat) == before + 1


INSTEAD = {
    "animal": ["leave:{id}", "pass", "use:minstrel.charm_beast"],
    "dragon": ["leave:{id}", "pass"],
    "spirit": ["pass", "use:cross"],
}


@pytest.mark.parametrize("id", [id for id, (sort, _) in ENEMIES.items() if sort in INSTEAD])
def test_enemy_sort_is_known_to_the_minstrel_and_to_the_cross(id: str) -> None:
    """Animals and Dragons leave him alone, Animals can be charmed; the Cross destroys Spirits."""
    t = Table("minstrel", "monk")
    t.give(A, "cross")
    t.finds("fields_n", id)
    t.pass_until("declare")
    assert t.options() == [key.format(id=id) for key in INSTEAD[ENEMIES[id][0]]]


@pytest.mark.parametrize("id", [id for id, (sort, _) in ENEMIES.items() if sort == "monster"])
def test_enemy_monsters_must_be_fought(id: str) -> None:
    t = Table("minstrel", "monk")
    t.gold(A, 0)
    t.give(A, "cross")
    t.finds("fields_n", id, luck=(1, 6))
    t.pass_windows()
    assert t.told("used") == []
    assert t.hero(A).life == 3


def test_bandit_does_not_attack_for_a_coin() -> None:
    t = Table("thief", "monk")
    t.finds("fields_n", "bandit", "sword")
    assert t.asked == (A, "declare")
    assert t.options() == ["pass", "use:bandit"]
    t.do("use:bandit")
    assert (t.hero(A).gold, t.hero(A).life) == (0, 4)
    assert t.lying("fields_n") == ["bandit", "sword"]
    assert t.told("fought") == []
    assert t.ask.seat == B


def test_bandit_may_be_fought_all_the_same() -> None:
    t = Table("thief", "monk")
    t.finds("fields_n", "bandit", luck=(6, 1))
    t.do("pass", "trophy:bandit")
    assert (t.hero(A).gold, t.won(A)) == (1, ["bandit"])


def test_bandit_two_of_them_cost_a_coin_each() -> None:
    t = Table("thief", "monk")
    t.gold(A, 3)
    t.finds("fields_n", "bandit", "bandit")
    t.do("use:bandit")
    assert t.asked == (A, "declare")
    t.do("use:bandit")
    assert t.hero(A).gold == 1
    assert t.told("fought") == []


HAUNTS = ["city", "village", "graveyard", "chapel", "castle", "temple"]


@pytest.mark.parametrize(("die", "space"), list(enumerate(HAUNTS, start=1)))
def test_ghost_appears_where_the_die_says(die: int, space: str) -> None:
    """It does not affect who drew it, and nothing is drawn in its place."""
    t = Table("thief", "monk")
    t.next_cards("ghost", "dragon")
    t.lands("fields_n", die)
    assert t.lying(space) == ["ghost"]
    assert t.lying("fields_n") == []
    assert t.told("fought") == []
    assert t.ask.seat == B


def test_ghost_haunts_that_space_until_it_is_beaten() -> None:
    """On the Castle the doctor is not reached before it."""
    t = Table("thief", "monk")
    t.life(A, 2)
    t.finds("castle", "ghost", luck=(1, 6))
    assert t.hero(A).life == 1
    assert t.lying("castle") == ["ghost"]
    assert t.ask.seat == B
