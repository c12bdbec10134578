"""TAL-COMP: how many play, and the limited counters."""

from __future__ import annotations

import pytest

from igroteka.games.talisman import GAME
from igroteka.kernel.chance import Scripted
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from tests.games.talisman.table import A, B, Table


@pytest.mark.parametrize("players", [2, 6])
def test_TAL_COMP_1_two_to_six_play(players: int) -> None:
    match = Match.new(GAME, GAME.configure({"players": players}), Scripted())
    assert len(match.g.heroes) == players
    assert all(hero.card >= 0 for hero in match.g.heroes)


@pytest.mark.parametrize("players", [1, 7])
def test_TAL_COMP_1_no_more_and_no_fewer(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"players": players})


def at_the_enchanter(gift: str, **counters: int) -> Table:
    """A wizard visits the Enchanter; B holds so many counters already."""
    t = Table("wizard", "troll")
    t.at(A, "village")
    t.lay("fields_n", "enchanter")
    t.counters(B, **counters)
    t.move(1)
    t.do(f"choose:{gift}")
    return t


def test_TAL_COMP_5_the_last_of_72_points_can_still_be_gained() -> None:
    t = at_the_enchanter("strength", strength=71)
    assert t.hero(A).strength == 3
    assert t.g.strength_left == 0


@pytest.mark.parametrize("stat", ["strength", "craft"])
def test_TAL_COMP_5_no_point_above_72_is_gained(stat: str) -> None:
    t = at_the_enchanter(stat, **{stat: 72})
    assert (t.hero(A).strength_counters, t.hero(A).craft_counters) == (0, 0)
    assert t.told("gained") == []


def test_TAL_COMP_5_lives_are_limited_too() -> None:
    t = Table("wizard", "troll")
    t.at(A, "village")
    t.lay("fields_n", "enchanter")
    t.life(B, 68)
    t.move(1)
    t.do("choose:life")
    assert t.hero(A).life == 4


def test_TAL_COMP_5_counters_on_a_card_are_in_play() -> None:
    """The Magic Stream finds two of its four counters left, and then the reserve is empty."""
    t = Table("troll", "wizard")
    t.at(A, "village")
    t.counters(B, strength=70)
    t.next_cards("magic_stream")
    t.move(1)
    stream = t.g.spaces[t.hero(A).space][0]
    assert (t.g.tokens[stream], t.g.strength_left) == (2, 0)
    t.do("yes")
    assert t.hero(A).strength == 7
    assert (t.g.tokens[stream], t.g.strength_left) == (1, 0)


def test_TAL_COMP_5_what_is_not_there_is_not_gained_but_the_rest_is() -> None:
    """The Pool of Life counts as in play: of two Lives that prayer gives one is left."""
    t = Table("troll", "wizard")
    t.at(A, "desert_w")
    t.life(B, 65)
    t.do("go:cw", luck=(1, 6, 6))
    assert t.told("result")[-1][1]["total"] == 12
    assert t.hero(A).life == 7
    assert t.g.life_left == 0
