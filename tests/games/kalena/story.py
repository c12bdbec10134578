"""Whole matches played at random with a liking for ghosts, and what they were made of."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from igroteka.games.kalena import GAME
from igroteka.games.kalena.options import Options
from igroteka.games.kalena.state import Kalena
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.journal import Fact, Journal
from igroteka.kernel.match import Match

WEIGHTS = {"contact": 100.0, "build": 8.0, "learn": 8.0, "sell": 4.0, "train": 4.0, "end": 0.1}
"""How much likelier than a step a thing is done: enough that some matches are not lost."""


@dataclass(slots=True)
class Story:
    """A match from set-up to its end."""

    match: Match[Kalena]
    questions: list[Question]
    options: list[Option]
    """All that was offered or refused."""
    facts: list[Fact]


def play(options: Options, seed: int) -> Story:
    """Play a match to its end, at random but with a liking for ghosts."""
    journal = Journal()
    g = GAME.new(options, Fast.seeded("story", seed))
    g.journal = journal
    match = Match(GAME, g)
    match.start()
    rng = Random(seed)
    story = Story(match, [], [], journal.facts)
    while match.ask is not None:
        ask = match.ask
        story.questions.append(ask)
        story.options += ask.options
        story.options += [refusal.option for refusal in match.why_not(ask.seat)]
        weights = [liking(match.g, option) for option in ask.options]
        match.answer(ask.seat, rng.choices(ask.options, weights)[0])
    return story


def liking(g: Kalena, option: Option) -> float:
    """Contact ghosts, walk towards them and train for them; stop when little else is left."""
    if option.verb == "explore" and g.ghosts[option.value[0]]:
        return 20.0
    if option.key == "train:contact":
        return 100.0
    return WEIGHTS.get(option.verb, 1.0)
