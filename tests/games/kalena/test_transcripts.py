"""Golden transcripts: three whole matches, told line by line with the rule behind each line.

A change of rules, of luck or of texts shows here as a change of the story. Where it is meant,
`IGROTEKA_GOLDEN=write pytest tests/games/kalena/test_transcripts.py` writes the stories anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.flow import WHO
from igroteka.testing.golden import assert_told_as_before
from igroteka.testing.story import Story, told
from tests.games.kalena.story import play

FOLDER = Path(__file__).parent / "transcripts"

MATCHES = {
    "two-citizens": (Options(2, "citizen"), 167),
    "three-builders": (Options(3, "builder", "random"), 133),
    "four-wanderers": (Options(4, "wanderer"), 2),
}


def text(story: Story[Kalena]) -> str:
    t = GAME.translator("en")
    options = story.match.g.options
    winners = [t.name(WHO[seat]) for seat in story.match.result.winners]
    name = " and ".join(winners) or "nobody"
    foot = f"{name} wins after {len(story.questions)} decisions"
    return told(t, f"{options.players} players, {t.name(options.mode)}", story, foot)


@pytest.mark.parametrize("name", MATCHES)
def test_the_story_is_still_told_as_before(name: str) -> None:
    assert_told_as_before(FOLDER / f"{name}.txt", text(play(*MATCHES[name])))


def test_the_three_matches_end_in_different_ways() -> None:
    """Between them they show a victory, a shared defeat and every action."""
    stories = [play(*match) for match in MATCHES.values()]
    assert {not story.match.result.ranking for story in stories} == {True, False}
    kinds = {fact.kind for story in stories for fact in story.facts}
    actions = {"explored", "extracted", "built", "contacted", "sold", "learned", "trained"}
    assert actions | {"quest", "won", "picked"} <= kinds
