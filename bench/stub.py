"""Kalena with its rules taken out: recorded matches are told over and over.

Whatever is answered, the next moment of the record follows, and where the record ends the match
does: the same scenes for each viewer, the same questions, options and facts, so the same bytes
travel, and tables are finished as often. What a server does with it is what the stack costs without
any game. Registered for the benchmark alone.

Tables tell different matches, as tables do. Where all of them tell the same one (`ALIKE`), fifty
sockets in a row compress the same words, and whatever one table needs the one before has brought
into the caches of the processor: that is no stack that anybody has.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from igroteka.kernel.chance import Chance
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Flow, Question, any_of
from igroteka.kernel.game import Eyes, Game, Options, Result
from igroteka.kernel.journal import MUTE
from igroteka.kernel.match import Match
from igroteka.kernel.record import Record, sealed_luck
from igroteka.kernel.registry import find_game
from igroteka.kernel.state import State
from igroteka.scene import Scene

OF = "kalena"
NAME = "kalena-without-rules"
ALIKE = "kalena-all-alike"
PLAYERS = 4
TAPES = 50
"""Matches that are told: by lot, so that some tables tell the same."""


class StubOptions(Options, frozen=True, forbid_unknown_fields=True):
    """As many players as the record has."""

    players: int = PLAYERS


@dataclass
class Tape(State):
    """Which record is told, and where in it we are."""

    which: int
    at: int

    def copy(self) -> Tape:
        return Tape(self.chance.copy(), MUTE, self.which, self.at)


@dataclass(frozen=True, slots=True)
class Moment:
    """What was asked, what had been told since the moment before, and what was seen."""

    question: Question | None
    """None where the match is over."""
    facts: list[Fact]
    scenes: dict[int | None, Scene]


@dataclass(frozen=True, slots=True)
class Told:
    """A whole match."""

    moments: list[Moment]
    result: Result


@cache
def told(which: int) -> Told:
    """A match in which everybody chose at random, as the clients of the benchmark do."""
    rng = Random(which)
    seats = [f"P{seat}" for seat in range(PLAYERS)]
    record: Record[Any] = Record.new(
        find_game(OF), {"players": PLAYERS}, seats, sealed_luck(bytes([which] * 32), seats)
    )
    match, eyes = record.match, record.game.watch()
    taken: list[Moment] = []
    heard = 0
    while match.asks:
        question = match.asks[0]
        taken.append(Moment(_asked(question), record.facts[heard:], _scenes(match, eyes)))
        heard = len(record.facts)
        record.answer(question.seat, rng.choice(question.options))
    taken.append(Moment(None, record.facts[heard:], _scenes(match, eyes)))
    return Told(taken, match.result)


def _scenes(match: Match[Any], eyes: Eyes[Any]) -> dict[int | None, Scene]:
    """What everybody sees; what they share is the very same thing, as at a table."""
    lying = eyes.scene(match.view(None))
    scenes: dict[int | None, Scene] = {None: lying}
    for seat in range(PLAYERS):
        scenes[seat] = eyes.own(match.view(seat), seat, lying)
    return scenes


def _asked(question: Question) -> Question:
    """The question without the rules behind it; the state alone leads back to it."""
    return any_of(
        question.seat,
        question.prompt,
        question.rule,
        tuple(question.options),
        question.args,
        anchor=True,
        always=True,
    )


def new(_: Any, chance: Chance) -> Tape:
    """At the beginning of one of them, which is recorded before anything is measured."""
    return _told_from(chance, chance.roll(TAPES, "which") - 1)


def the_same(_: Any, chance: Chance) -> Tape:
    """At the beginning of the same one at every table."""
    return _told_from(chance, 0)


def _told_from(chance: Chance, which: int) -> Tape:
    told(which)
    return Tape(chance, MUTE, which, 0)


def step(g: Tape) -> Flow[None] | None:
    """The next moment, whatever is answered; None where the record ends."""
    question = told(g.which).moments[g.at].question
    return None if question is None else _asking(g, question)


def _asking(g: Tape, question: Question) -> Flow[None]:
    yield question
    g.at += 1
    for fact in told(g.which).moments[g.at].facts:
        g.journal.told(fact)


def scene(g: Tape, viewer: int | None) -> Scene:
    """What was seen then."""
    return told(g.which).moments[g.at].scenes[viewer]


def result(g: Tape) -> Result:
    """How the record ended."""
    return told(g.which).result


GAME: Game[Tape] = replace(
    find_game(OF),
    id=NAME,
    options=StubOptions,
    variants=({"players": PLAYERS},),
    state=Tape,
    parts=(),
    new=new,
    step=step,
    zones=lambda _: [],
    result=result,
    census=lambda _: {},
    scene=scene,
    eyes=None,
    evaluate=lambda _g, _seat: 0.0,
    guide=lambda _g, question: [1.0] * len(question.options),
)

AT_ALL_TABLES: Game[Tape] = replace(GAME, id=ALIKE, new=the_same)
"""Every table tells the same match: what the stack was measured by until 2026-11-18."""
