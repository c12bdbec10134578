"""Guesses are fair: each world that a seat may believe in is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.zones import Zone
from tests.bots.test_search import decisions
from tests.kernel import lanterns

RARE = 3.7
"""Standard deviations: a fair guess strays further once in ten thousand runs. Seeds are fixed."""


def chi_square(counts: Counter[Any], worlds: Sequence[Any]) -> float:
    """How far frequencies are from equal ones."""
    expected = counts.total() / len(worlds)
    return sum((counts[world] - expected) ** 2 / expected for world in worlds)


def bound(worlds: int) -> float:
    """What chi-square stays below, all but surely (Wilson and Hilferty)."""
    free = worlds - 1
    return free * (1 - 2 / (9 * free) + RARE * sqrt(2 / (9 * free))) ** 3


def test_the_bound_is_that_of_the_tables() -> None:
    assert bound(6) == pytest.approx(25.7, abs=0.5)
    assert bound(2) == pytest.approx(15.1, abs=1.0)


@pytest.mark.parametrize("settled", [False, True])
def test_few_worlds_are_guessed_as_often_as_they_should(settled: bool) -> None:
    g = lanterns.new(lanterns.Table(), Fast(1))
    g.deck, g.hands, g.phase = [21, 3], [[0, 1, 13], [14, 2]], "turns"
    g.played = [card for card in range(26) if card not in (0, 1, 2, 3, 13, 14, 21)]
    match = Match(lanterns.GAME, g)
    match.start()
    rng = Random(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        twin = match.guess(0, Random(rng.getrandbits(64)), settled=settled).twin()
        assert twin.g.hands[0] == [0, 1, 13], "what the seat sees stays"
        counts[tuple(sorted(twin.g.hands[1]))] += 1
    worlds = list(combinations((2, 3, 14, 21), 2))
    assert set(counts) == set(worlds)
    assert chi_square(counts, worlds) < bound(len(worlds))


def hidden_place(match: Match[Any], seat: int) -> tuple[int, list[int]] | None:
    """A zone whose first card the seat cannot know, and all the cards that it may be. Of a deck
    without an order nobody knows the first card; which of two such decks it lies in is a secret."""
    zones: list[Zone] = match.game.zones(match.g)
    for number, zone in enumerate(zones):
        decks = [other.pool for other in zones[:number] if other.unordered and other.cards]
        ordered = not zone.unordered or zone.pool in decks
        closed = zone.cards and ordered and not zone.is_open_to(seat)
        if closed and not zone.shows(zone.cards[0], seat):
            may_be = [
                card
                for other in zones
                if other.pool == zone.pool and not other.is_open_to(seat)
                for card in other.cards
                if not other.shows(card, seat)
            ]
            if 1 < len(may_be) == len(set(may_be)):
                return number, sorted(may_be)
    return None


@pytest.mark.parametrize("name", game_names())
def test_in_every_game_a_hidden_card_may_be_any_that_is_left(name: str) -> None:
    game = find_game(name)
    found = 0
    for match in decisions(game, 8, every=30, most=6):
        seat = match.asks[0].seat
        place = hidden_place(match, seat)
        if place is None:
            continue
        number, may_be = place
        rng = Random(3)
        counts: Counter[int] = Counter()
        for _ in range(20 * len(may_be)):
            guess = match.guess(seat, Random(rng.getrandbits(64)), settled=True)
            counts[game.zones(guess.twin().g)[number].cards[0]] += 1
        assert set(counts) <= set(may_be)
        assert chi_square(counts, may_be) < bound(len(may_be))
        found += 1
        if found == 2:
            return
    if not found:
        pytest.skip(f"nothing lies hidden in {name} but what is drawn by chance")
