"""What a realm is made of at the end: its areas by terrain, or the goals of the campaign."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.relicvium.content import AREAS
from igroteka.games.relicvium.rules.state import Relicvium
from igroteka.kernel.fact import Fact
from igroteka.kernel.tally import Tally, add, empty


def tally(g: Relicvium, facts: Sequence[Fact]) -> Tally:
    """REL-END-5: areas held, by terrain; REL-CAMP-5: event cards won, by the goal they were for."""
    found = empty(len(g.players))
    if g.options.campaign:
        for player in g.players:
            add(found, player.seat, "peace", len(player.peace_won))
            add(found, player.seat, "war", len(player.war_won))
        return found
    for area, holder in zip(AREAS, g.holder, strict=True):
        if holder >= 0:
            add(found, holder, area.terrain, 1)
    return found
