"""Golden transcripts: four whole matches, told line by line with the rule behind each line.

A change of rules, of luck or of texts shows here as a change of the story. Where it is meant,
`IGROTEKA_GOLDEN=write pytest tests/games/talisman/test_transcripts.py` writes the stories anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.flow import WHO
from igroteka.testing.golden import assert_told_as_before
from igroteka.testing.story import Story, told
from tests.games.talisman.story import play

FOLDER = Path(__file__).parent / "transcripts"

MATCHES = {
    "three-for-one-talisman": (Options(players=3, battle_for_talisman=True, trophy_price=5), 42),
    "four-against-time": (
        Options(players=4, rounds=8, starting_bonus=True, inheritance=True),
        11,
    ),
    "four-and-sudden-death": (
        Options(players=4, sudden_death=True, trophy_price=5, starting_bonus=True),
        17,
    ),
    "three-under-the-command-spell": (
        Options(
            players=3,
            easier_command=True,
            trophy_price=5,
            starting_bonus=True,
            evade_unfriendly=True,
        ),
        180,
    ),
}


def text(story: Story[Talisman]) -> str:
    t = GAME.translator("en")
    places = ", ".join(t.name(WHO[seat]) for seat in story.match.result.order or ())
    foot = f"places: {places}; {len(story.questions)} decisions"
    return told(t, f"{story.match.g.options.players} players", story, foot)


@pytest.mark.parametrize("name", MATCHES)
def test_the_story_is_still_told_as_before(name: str) -> None:
    assert_told_as_before(FOLDER / f"{name}.txt", text(play(*MATCHES[name])))


def test_the_matches_end_in_different_ways() -> None:
    """Between them: the last one left, the time, the Crown; Spells, quests, deaths."""
    stories = [play(*match) for match in MATCHES.values()]
    endings = {story.match.result.rule for story in stories}
    assert endings == {"TAL-END-1", "TAL-VAR-15", "TAL-VAR-16"}
    kinds = {fact.kind for story in stories for fact in story.facts}
    assert {"moved", "drew", "fought", "duel", "trophy", "exchanged", "cast"} <= kinds
    assert {"quest", "quest-done", "opened", "command", "died", "eliminated", "scored"} <= kinds
    assert {"fizzled", "toad", "werewolf", "pitfiends", "death-rolled"} <= kinds
