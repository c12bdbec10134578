"""Where the ducats of a match came from and went, for the reckoning at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.cadwallon.content import STARTING_DUCATS
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.fact import Fact
from igroteka.kernel.tally import Tally, add, by_rules, seat_of

SOURCES: Final = {
    "CAD-MERC-7": "start",
    "CAD-END-2": "treasure",
    "CAD-MISS-3": "missions",
    "CAD-INTR-2": "intrigues",
    "CAD-ARC-10": "arcana",
    "CAD-ROOM-1": "catacombs",
    "CAD-ROOM-4": "catacombs",
    "CAD-ROOM-14": "catacombs",
    "CAD-ADV-1": "adventure",
    "CAD-ADV-6": "adventure",
    "CAD-ADV-10": "adventure",
    "CAD-ADV-15": "adventure",
    "CAD-ADV-18": "adventure",
    "CAD-ADV-4": "fines",
    "CAD-ARC-11": "fines",
    "CAD-MIL-11": "fines",
    "CAD-PATROL-4": "fines",
    "CAD-END-4": "left-behind",
}


def tally(g: Cadwallon, facts: Sequence[Fact]) -> Tally:
    """CAD-END-6, CAD-SETUP-6: ducats by source; what is robbed changes hands, and CAD-INTR-3
    empties a purse at most."""
    found = by_rules(len(g.players), facts, {"gained": 1, "paid": -1}, SOURCES)
    for sources in found:
        sources["start"] = sources.get("start", 0) + STARTING_DUCATS
    plots = [0] * len(g.players)
    for fact in facts:
        if fact.kind == "robbed":
            add(found, seat_of(fact.args["who"]), "robbery", fact.args["amount"])
            add(found, seat_of(fact.args["other"]), "robbery", -fact.args["amount"])
        elif fact.kind in ("plot-met", "plot-missed"):
            sign = 1 if fact.kind == "plot-met" else -1
            plots[seat_of(fact.args["who"])] += sign * fact.args["amount"]
    for seat, total in enumerate(plots):
        add(found, seat, "intrigues", max(total, -sum(found[seat].values())))
    return found
