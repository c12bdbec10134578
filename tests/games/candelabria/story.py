"""Whole matches played by the game's own guidance, and what they were made of."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.options import Options
from igroteka.games.candelabria.state import Candelabria
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.journal import Fact, Journal
from igroteka.kernel.match import Match


@dataclass(slots=True)
class Story:
    """A match from set-up to its end."""

    match: Match[Candelabria]
    questions: list[Question]
    options: list[Option]
    """All that was offered or refused."""
    facts: list[Fact]


def play(options: Options, seed: int) -> Story:
    """Play a match to its end at random, with a liking for using what there is."""
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
        weights = [0.2 if option.verb in ("end", "decline") else 1.0 for option in ask.options]
        match.answer(ask.seat, rng.choices(ask.options, weights)[0])
    return story
