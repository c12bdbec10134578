"""The advisor: the best options with their chances, and why; from what the seat knows alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from igroteka.bots.guided import guided_choice
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.advisor import BEST, counsel, differing
from igroteka.scene.changes import Change
from igroteka.scene.consequences import Chance, Consequence
from igroteka.scene.parts import Words
from igroteka.testing.battery import other_world

ENOUGH = 600.0
"""Seconds that no advice takes: what is advised must not depend on the machine."""


def moments(name: str, several: int) -> list[Match[Any]]:
    """Questions of a match with a real choice, nobody choosing in secret."""
    game, rng = find_game(name), Random(2)
    match: Match[Any] = Match.new(game, game.configure({"players": 2}), Fast.seeded("advice"))
    found: list[Match[Any]] = []
    while len(found) < several:
        ask = match.asks[0]
        if len(ask.options) > 2 and not match.secretly and rng.random() < 0.1:
            found.append(match.clone())
        match.answer(ask.seat, guided_choice(match, ask, rng))
    return found


@pytest.mark.parametrize("name", ["kalena", "relicvium"])
def test_what_is_hidden_does_not_change_what_is_advised(name: str) -> None:
    compared = 0
    for match in moments(name, 3):
        seat = match.asks[0].seat
        here = counsel(match, seat, {"players": 2}, 20, ENOUGH)
        assert 1 < len(here.options) <= BEST
        assert here.reason is not None
        offered = {option.key for option in match.asks[0].options}
        assert {one.option.key for one in here.options} <= offered
        assert all(0 <= one.chance <= 1 for one in here.options)
        chances = [one.chance for one in here.options]
        assert chances == sorted(chances, reverse=True)
        world = other_world(match, seat, Random(5))
        if world is not None and world.asked(seat) is not None:
            compared += 1
            assert counsel(world, seat, {"players": 2}, 20, ENOUGH) == here
    assert compared


def test_every_game_is_advised() -> None:
    for name in game_names():
        [match] = moments(name, 1)
        assert counsel(match, match.asks[0].seat, {"players": 2}, 20, 0.2).options


def test_the_reason_is_what_differs() -> None:
    wood = Change("counter", "wood", "wood", 0, 1)
    life = Change("counter", "life", "life", 0, -1)
    turn = Change("turn", "seat:0", owner=0)
    won = Words("label-won", {})
    best = Consequence((wood, turn), (Chance(0.1, change=life),), (Chance(0.6, words=won),))
    other = Consequence((turn,), (Chance(0.4, change=life),), (Chance(0.55, words=won),))
    reason = differing(best, other)
    assert reason.gains == (wood,)
    assert reason.misses == ()
    assert [(one.change, one.share, one.other) for one in reason.odds] == [(life, 0.1, 0.4)]
    assert differing(other, best).misses == (wood,)
