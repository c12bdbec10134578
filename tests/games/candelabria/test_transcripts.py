"""Golden transcripts: three whole matches, told line by line with the rule behind each line.

A change of rules, of luck or of texts shows here as a change of the story. Where it is meant,
`IGROTEKA_GOLDEN=write pytest tests/games/candelabria/test_transcripts.py` writes the stories anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules.options import Options
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.flow import WHO
from igroteka.testing.golden import assert_told_as_before
from igroteka.testing.story import Story, told
from tests.games.candelabria.story import play

FOLDER = Path(__file__).parent / "transcripts"

MATCHES = {
    "two-houses": (Options(2, "choice", quests=True), 4),
    "three-houses": (Options(3, "random"), 1),
    "four-houses": (Options(4, "choice", quests=True, withering=True), 2),
}


def text(story: Story[Candelabria]) -> str:
    t = GAME.translator("en")
    options = story.match.g.options
    parts = [t(f"label-{part}") for part in ("quests", "withering") if getattr(options, part)]
    [winner] = story.match.result.winners
    foot = f"{t.name(WHO[winner])} wins after {len(story.questions)} decisions"
    return told(t, ", ".join([f"{options.players} players", *parts]), story, foot)


@pytest.mark.parametrize("name", MATCHES)
def test_the_story_is_still_told_as_before(name: str) -> None:
    assert_told_as_before(FOLDER / f"{name}.txt", text(play(*MATCHES[name])))


def test_the_three_matches_show_every_part_of_the_game() -> None:
    """Every action and season, curses won and walking, quests and Withering."""
    stories = [play(*match) for match in MATCHES.values()]
    kinds = {fact.kind for story in stories for fact in story.facts}
    kindling = {"deployed", "maneuver", "moved", "burned", "pushed", "teleported", "mined"}
    effects = {"influenced", "lit", "extinguished-land", "extinguished-candle", "stole", "took"}
    building = {"upgrade", "temple", "destroyed", "sent"}
    war = {"curse-placed", "battle", "unopposed", "neutralised", "resolved", "victory", "final"}
    modes = {"curse-moved", "curse-appears", "struck", "quest", "quest-gone", "withered", "won"}
    assert kindling | effects | building | war | modes <= kinds
