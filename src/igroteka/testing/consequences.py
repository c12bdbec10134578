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
from igroteka.kernel.state import State
from igroteka.scene import Label
from igroteka.scene.consequences import Consequence, WhatIf
from igroteka.testing.battery import other_world

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Looked:
    """What a run has seen, for a test to know that it saw something."""

    options: int = 0
    compared: int = 0
    """In how many worlds the same was asked again."""
    empty: int = 0


def check(
    game: Game[S],
    moments: Iterable[Match[S]],
    options: int,
    rng: Random,
    looked: Looked | None = None,
) -> Looked:
    """Try some options of each moment, and again where all that is hidden is dealt anew."""
    looked = looked or Looked()
    for match in moments:
        for question in match.asks:
            _check(game, match, question, options, looked, rng)
    return looked


def _check(
    game: Game[S],
    match: Match[S],
    question: Question,
    options: int,
    looked: Looked,
    rng: Random,
) -> None:
    seat = question.seat
    here = WhatIf(match, seat)
    world = other_world(match, seat, rng)
    dealt = world is not None and world.asked(seat) is not None
    there = WhatIf(world if world is not None and dealt else match, seat, here)
    for option in rng.sample(list(question.options), min(options, len(question.options))):
        found = here.of(option)
        looked.options += 1
        looked.empty += found.none
        _readable(game, found)
        data = msgspec.json.encode(found)
        looked.compared += dealt
        why = f"{option} of {question!r} leaks" if dealt else "asked twice, it differs"
        assert msgspec.json.encode(there.of(option)) == data, why


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
