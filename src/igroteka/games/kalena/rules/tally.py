"""Where the valour of a match came from, for the reckoning at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.fact import Fact
from igroteka.kernel.tally import Tally, by_rules

SOURCES: Final = {
    "KAL-BUILD-4": "buildings",
    "KAL-BUILD-5": "skills",
    "KAL-BONUS-3": "ghosts",
    "KAL-CONT-6": "skills",
    "KAL-LEARN-2": "learning",
    "KAL-TRAIN-4": "training",
    "KAL-FIN-6": "quests",
}


def tally(g: Kalena, facts: Sequence[Fact]) -> Tally:
    """KAL-FIN-2: valour by source."""
    return by_rules(len(g.players), facts, {"valour": 1}, SOURCES)
