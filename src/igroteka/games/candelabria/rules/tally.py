"""Where the victory points of a match came from, for the reckoning at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.content import HOUSES
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.fact import Fact
from igroteka.kernel.tally import Tally, add, by_rules

SOURCES: Final = {
    "CAN-EFF-5": "cards",
    "CAN-BATTLE-15": "battles",
    "CAN-CURSE-6": "battles",
    "CAN-TEMPLE-3": "temples",
    "CAN-QUEST-3": "quests",
    "CAN-QUEST-5": "quests",
    "CAN-WITH-11": "withering",
    "CAN-END-2": "abilities",
}


def tally(g: Candelabria, facts: Sequence[Fact]) -> Tally:
    """CAN-END-5: points by source; CAN-WITH-11 takes one from another House."""
    found = by_rules(len(g.players), facts, {"vp": 1}, SOURCES)
    seats = {HOUSES[player.house].id: player.seat for player in g.players if player.house >= 0}
    for fact in facts:
        if fact.kind == "stole-vp":
            add(found, seats[fact.args["house"]], "withering", -1)
    return found
