"""Kalena with its rules taken out: one recorded match is told over and over.

Whatever is answered, the next moment of the record follows: the same scenes for each viewer, the
same questions, options and facts, so the same bytes travel. What a server does with it is what
the stack costs without any game. Registered for the benchmark alone.
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
PLAYERS = 4


class StubOptions(Options, frozen=True, forbid_unknown_fields=True):
    """As many players as the record has."""

    players: int = PLAYERS


@dataclass
class Tape(State):
    """Where in the record we are."""

    at: int

    def copy(self) -> Tape:
        return Tape(self.chance.copy(), MUTE, self.at)


@dataclass(frozen=True, slots=True)
class Moment:
    """What was asked, what had been told since the moment before, and what was seen."""

    question: Question
    facts: list[Fact]
    scenes: dict[int | None, Scene]


@cache
def moments() -> list[Moment]:
    """A match in which everybody chose at random, as the clients of the benchmark do."""
    rng = Random(5)
    seats = [f"P{seat}" for seat in range(PLAYERS)]
    record: Record[Any] = Record.new(
        find_game(OF), {"players": PLAYERS}, seats, sealed_luck(bytes(32), seats)
    )
    match, eyes = record.match, record.game.watch()
    taken: list[Moment] = []
    heard = 0
    while match.asks:
        question = match.asks[0]
        scenes = _scenes(match, eyes)
        taken.append(Moment(_asked(question), record.facts[heard:], scenes))
        heard = len(record.facts)
        record.answer(question.seat, rng.choice(question.options))
    return taken


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
    """At the beginning."""
    return Tape(chance, MUTE, 0)


def step(g: Tape) -> Flow[None]:
    """The next moment, whatever is answered. It never ends."""
    tape = moments()
    yield tape[g.at].question
    g.at = (g.at + 1) % len(tape)
    for fact in tape[g.at].facts:
        g.journal.told(fact)


def scene(g: Tape, viewer: int | None) -> Scene:
    """What was seen then."""
    return moments()[g.at].scenes[viewer]


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
    result=lambda _: Result((0,) * PLAYERS, (), ""),
    census=lambda _: {},
    scene=scene,
    eyes=None,
    evaluate=lambda _g, _seat: 0.0,
    guide=lambda _g, question: [1.0] * len(question.options),
)
