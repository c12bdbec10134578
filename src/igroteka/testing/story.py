"""Whole matches, what they were made of, and how they are told afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel.chance import Chance
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import WHO, Option, Question
from igroteka.kernel.game import Game, Options
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.state import State
from igroteka.kernel.text import Translator
from igroteka.testing.battery import Choice

S = TypeVar("S", bound=State)

Liking = Callable[[Any, Option], float]
"""How much likelier than other things something is done in a position."""


@dataclass(slots=True)
class Story(Generic[S]):
    """A match from set-up to its end."""

    match: Match[S]
    questions: list[Question]
    options: set[Option]
    """All that was offered or refused."""
    facts: list[Fact]


def play(game: Game[S], options: Options, chance: Chance, choose: Choice) -> Story[S]:
    """Play a match to its end by somebody's choices."""
    journal = Journal()
    g = game.new(options, chance)
    g.journal = journal
    match = Match(game, g)
    match.start()
    story = Story(match, [], set(), journal.facts)
    while match.ask is not None:
        ask = match.ask
        story.questions.append(ask)
        story.options.update(ask.options)
        story.options.update(refusal.option for refusal in match.why_not(ask.seat))
        match.answer(ask.seat, ask.options[choose(match, ask)])
    return story


def at_every_table(game: Game[S], play: Callable[[Any, int], Story[S]]) -> list[Story[S]]:
    """A match at each kind of table there is, by its options and a seed."""
    return [play(game.configure(table), seed) for seed, table in enumerate(game.variants)]


def liked(liking: Liking, rng: Random) -> Choice:
    """Choices at random, but with these likings: matches that get far."""

    def choose(match: Match[Any], question: Question) -> int:
        weights = [liking(match.g, option) for option in question.options]
        return rng.choices(range(len(weights)), weights)[0]

    return choose


def told(t: Translator, head: str, story: Story[Any], foot: str) -> str:
    """A match as its players could read it afterwards: everybody's secrets included."""
    result = story.match.result
    lines = [f"{fact.rule:<14}{t(f'fact-{fact.kind}', fact.args)}" for fact in story.facts]
    scores = ", ".join(f"{t.name(WHO[seat])} {score}" for seat, score in enumerate(result.scores))
    top = f"{t('label-title')}: {head}"
    bottom = f"{result.rule}: {scores}; {foot}"
    return "\n".join([top, "", *lines, "", bottom, ""]).replace("\u00a0", " ")
