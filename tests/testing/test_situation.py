"""A situation of any game: answered, listed and refused, with luck as it is wanted."""

from __future__ import annotations

import pytest

from igroteka.kernel.chance import Scripted
from igroteka.testing.situation import Situation
from tests.kernel.lanterns import GAME, GUSTS, SHUTTERS, Lanterns, Table, new


def turn_of(*hand: int) -> Situation[Lanterns]:
    """The first player is to move with these cards; the second has none."""
    g = new(Table(), Scripted())
    g.hands[0] = list(hand)
    g.deck = [card for card in g.deck if card not in hand]
    g.phase, g.bets = "turns", [(0, 0), (0, 0)]
    return Situation(GAME, g)


def test_what_falls_is_said_with_the_answer() -> None:
    situation = turn_of(GUSTS[0])
    situation.do("draw", luck=(SHUTTERS[2],))
    assert situation.g.hands[0] == [GUSTS[0], SHUTTERS[2]]


def test_options_are_listed_by_verb() -> None:
    situation = turn_of(0)
    assert situation.options() == ["draw", "light", "rest"]
    assert situation.options("rest") == ["rest"]


def test_where_several_are_asked_each_has_options_of_its_own() -> None:
    g = new(Table(), Scripted())
    g.phase = "bets"
    situation = Situation(GAME, g)
    situation.do("bet:3", seat=1)
    assert situation.options(seat=0) == ["bet:0", "bet:1", "bet:2", "bet:3"]
    assert situation.options("side", seat=1) == ["side:0", "side:1"]


def test_a_refusal_names_its_rule_and_what_is_offered_is_none() -> None:
    situation = turn_of(GUSTS[0])
    assert situation.refused("light") == "LAN-TURN-2"
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        situation.refused("rest")
