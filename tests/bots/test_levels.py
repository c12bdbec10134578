"""Levels: each plays by what its seat knows, quickly enough, and none does what is absurd."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from igroteka.bots import BOT_NAMES, LEVELS, Bot
from igroteka.bots.greedy import Greedy
from igroteka.bots.levels import ADEPT, MASTER, Novice, Strength
from igroteka.bots.search.bot import Budget, Searcher
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.testing.battery import other_world
from tests.bots.test_bots import begun, outcome, weighed_game
from tests.bots.test_search import ENDLESS, decisions

DECISIONS = int(os.environ.get("IGROTEKA_DECISIONS", "24"))
"""How many decisions of a game are looked at for each level: 1000 take ten minutes, compiled."""


def thinker(level: str, seed: int, playouts: int) -> Bot:
    """A level that no clock disturbs; with few playouts, so that many decisions are seen."""
    strength: dict[str, Strength] = {"adept": ADEPT, "master": MASTER}
    if level in strength:
        it = strength[level]
        second = min(it.budget.second, playouts)
        budget = it.budget._replace(playouts=playouts, seconds=ENDLESS, second=second)
        return it.thinker(level, seed, budget)
    return Novice(seed) if level == "novice" else Greedy(seed, level, settled=True)


def test_levels_are_bots_from_the_gentlest() -> None:
    assert LEVELS == ("novice", "apprentice", "adept", "master")
    assert [name for name in BOT_NAMES if name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_says_what_it_is(level: str, lang: str) -> None:
    root = Path(__file__).parents[2]
    lobby = (root / f"web/src/texts/{lang}.ftl").read_text(encoding="utf-8")
    terminal = (root / f"src/igroteka/terminal/texts/{lang}.ftl").read_text(encoding="utf-8")
    for key in (f"bot-{level}", f"level-{level}", f"level-{level}-about"):
        assert f"\n{key} = " in lobby
    for key in (f"ui-seat-{level}", f"ui-level-{level}"):
        assert f"\n{key} = " in terminal


# Without peeping ------------------------------------------------------------------------------


def worlds(match: Match[Any], seat: int) -> Iterator[Match[Any]]:
    """The same position to the seat's eyes: other hidden cards, other luck ahead. Not one in which
    somebody else is asked first, by what he holds there: the seat knows that it is asked."""
    for salt in range(2):
        twin = other_world(match, seat, Random(salt))
        if twin is not None and twin.asked(seat) is not None:
            # At an anchor nothing was rolled for since: the luck ahead may be another one, too.
            if twin.anchored:
                twin.g.chance = Fast(salt)
            yield twin


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_what_a_bot_chooses_does_not_depend_on_what_its_seat_cannot_know(
    name: str, level: str
) -> None:
    game = find_game(name)
    compared = 0
    for seed in range(DECISIONS):
        for match in decisions(game, 20 + seed, every=13, most=12):
            seat = match.asks[0].seat
            chosen = thinker(level, seed, playouts=8).choose(match, seat).key
            for twin in worlds(match, seat):
                assert thinker(level, seed, playouts=8).choose(twin, seat).key == chosen
                compared += 1
            if compared >= DECISIONS:
                return
    assert compared >= min(DECISIONS, 24)


# Plausibly ------------------------------------------------------------------------------------


def test_a_novice_errs_but_never_does_what_is_hopeless() -> None:
    match = weighed_game([1.0, 0.9, 0.8, 0.01], [3, 2, 1, 9], hopeless=0.05)
    chosen = [Novice(seed).choose(match, 0).key for seed in range(200)]
    assert chosen.count("3") == 0, "hopeless"
    assert 60 < chosen.count("0") < 170, "mostly the best of what is seen"
    assert chosen.count("1") > 10
    assert chosen.count("2") > 5


def test_a_master_in_a_hurry_still_chooses_something_plausible() -> None:
    game = find_game("kalena")
    match = next(decisions(game, 5, every=25, most=1))
    seat = match.asks[0].seat
    hasty = Searcher("hasty", 1, Budget(MASTER.budget.playouts, 0.0), MASTER.options)
    option: Option = hasty.choose(match, seat)
    weights = game.guide(match.g, match.asks[0])
    assert weights[match.asks[0].options.index(option)] > game.hopeless * max(weights)


def test_the_clocks_of_the_levels_are_those_that_were_promised() -> None:
    assert ADEPT.budget.seconds <= 0.5
    assert MASTER.budget.seconds <= 3.0
    assert ADEPT.budget.playouts < MASTER.budget.playouts


def test_an_adept_trusts_its_first_look_now_and_then_and_a_master_never() -> None:
    match = next(decisions(find_game("kalena"), 5, every=25, most=1))
    seat = match.asks[0].seat

    def offhand(strength: Strength) -> int:
        budget = Budget(8, ENDLESS)
        ranked = [strength.thinker("it", seed, budget).ranked(match, seat) for seed in range(40)]
        return sum(not racers[0].leaves for racers in ranked)

    assert 3 <= offhand(ADEPT) <= 20
    assert offhand(MASTER) == 0


# Strength -------------------------------------------------------------------------------------


def test_a_novice_beats_random_bots() -> None:
    game = find_game("relicvium")
    assert begun(game, 4, 1).ask is not None
    results = [outcome(game, ["novice", *["random"] * 3], seed).result for seed in range(8)]
    assert sum(result.winners == (0,) for result in results) >= 5
