"""What the consequences of every game must stand: each option has one, and it tells no secrets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import msgspec

from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.rulebook import LANGS
from igroteka.kernel.state import State, fingerprint
from igroteka.scene import Label
from igroteka.scene.consequences import DRAWS, Consequence, WhatIf
from igroteka.testing.battery import other_world

S = TypeVar("S", bound=State)


DEALS = 4
"""So often hidden things are dealt anew until they lie otherwise than they do."""


@dataclass(slots=True)
class Looked:
    """What a run has seen, for a test to know that it saw something."""

    options: int = 0
    compared: int = 0
    """How many of them were tried again in a world where something hidden is otherwise."""
    open: int = 0
    """For how many there is no such world: nothing is hidden that could be dealt anew."""
    empty: int = 0


def check(
    game: Game[S],
    moments: Iterable[Match[S]],
    options: int,
    rng: Random,
    looked: Looked | None = None,
    draws: int = DRAWS,
) -> Looked:
    """Try some options of each moment, and again where all that is hidden is dealt anew."""
    looked = looked or Looked()
    for match in moments:
        for question in match.asks:
            _check(game, match, question, options, looked, rng, draws)
    return looked


def _check(
    game: Game[S],
    match: Match[S],
    question: Question,
    options: int,
    looked: Looked,
    rng: Random,
    draws: int,
) -> None:
    seat = question.seat
    here = WhatIf(match, seat, draws=draws)
    world = _dealt_otherwise(match, seat, rng)
    there = None if world is None else WhatIf(world, seat, here, draws)
    offered = [*question.options, *question.beside()]
    for option in rng.sample(offered, min(options, len(offered))):
        found = here.of(option)
        looked.options += 1
        looked.empty += found.none
        _readable(game, found)
        if there is None:
            looked.open += 1
            continue
        looked.compared += 1
        again = msgspec.json.encode(there.of(option))
        assert again == msgspec.json.encode(found), f"{option} of {question!r} leaks"


def _dealt_otherwise(match: Match[S], seat: int, rng: Random) -> Match[S] | None:
    """A match that is the same for this seat, and in which something hidden is otherwise; what
    others have chosen in secret is, for they have not chosen there."""
    lies = fingerprint(match.g)
    for _ in range(DEALS):
        world = other_world(match, seat, rng)
        if world is None or world.asked(seat) is None:
            continue  # it went another way
        if match.secretly or fingerprint(world.g) != lies:
            return world
    return None


def _readable(game: Game[S], found: Consequence) -> None:
    """Everything in it can be said in both languages."""
    labels: list[Label] = [change.label for change in found.certain]
    labels += [chance.change.label for chance in found.likely if chance.change]
    labels += [chance.words for chance in found.outcomes if chance.words]
    for lang in LANGS:
        told = game.translator(lang)
        for label in labels:
            if label:
                assert told.name(label) if isinstance(label, str) else told(label.key, label.args)
        if found.then is not None:
            assert told(found.then.key, found.then.args)
