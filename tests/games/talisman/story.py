"""Whole matches played at random by heroes with a liking for fights and for the Crown."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from igroteka.games.talisman import GAME
from igroteka.games.talisman.options import Options
from igroteka.games.talisman.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.journal import Fact, Journal
from igroteka.kernel.match import Match

LIKING = {
    "ditch": 0.02,
    "bare": 0.02,
    "discard-enemy": 0.05,
    "back": 0.02,
    "align": 0.1,
    "pass": 2.0,
    "cast": 4.0,
    "take": 6.0,
    "trophy": 6.0,
    "exchange-strength": 9.0,
    "exchange-craft": 9.0,
    "meet": 9.0,
    "take-life": 9.0,
    "cross": 9.0,
    "portal-strength": 9.0,
    "portal-craft": 9.0,
    "on": 9.0,
    "stay": 9.0,
}
"""How much likelier than other things a thing is done: enough that matches come to an end."""


@dataclass(slots=True)
class Story:
    """A match from set-up to its end."""

    match: Match[Talisman]
    questions: list[Question]
    facts: list[Fact]


def play(options: Options, seed: int) -> Story:
    """Play a match to its end."""
    journal = Journal()
    g = GAME.new(options, Fast.seeded("story", seed))
    g.journal = journal
    match = Match(GAME, g, tracked=False)
    match.start()
    rng = Random(seed)
    story = Story(match, [], journal.facts)
    while match.ask is not None:
        ask = match.ask
        story.questions.append(ask)
        match.answer(ask.seat, liked(rng, ask))
    return story


def liked(rng: Random, question: Question) -> Option:
    """One of the options, at random but with these likings."""
    weights = [LIKING.get(option.verb, 1.0) for option in question.options]
    return rng.choices(question.options, weights)[0]
